"""What a click, drag or key means."""
