"""Every rule parameter described once: words, alternatives, limits."""
