"""``python -m fourball`` is the command ``fourball``."""

from fourball.cli import main

if __name__ == "__main__":
    main()
