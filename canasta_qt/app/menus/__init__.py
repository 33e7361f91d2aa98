"""What the menus ask for."""
