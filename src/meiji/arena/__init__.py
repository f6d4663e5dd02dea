"""Many games: simulations here, tournaments and studies later."""
