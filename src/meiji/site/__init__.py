"""The site: pages and a JSON API to play every registered game on, alone, with friends or against computers."""
