"""What the pictures of all games are drawn with: brushes, colours, icons, and drawing only what has changed."""
