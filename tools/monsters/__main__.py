"""Draw the thirty monsters, then make the contact sheet: `python -m tools.monsters`."""

from tools.monsters import forge, sheet

if __name__ == "__main__":
    forge.main()
    sheet.main()
