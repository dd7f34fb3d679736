"""Writes a font with the Chinese, Japanese and Korean characters of four national sets, without hints and layout tables.

python3 subset-cjk.py <font collection> <new font>; needs fontTools (Debian: python3-fonttools).

The characters are those of GB 2312, Shift JIS, Big5 and EUC-KR as Python's codecs decode them, as far as they are
ideographs, kana, Hangul or full-width forms. The rest of Unicode's ideographs are rare in names and would add 15 MB.
"""
import sys

from fontTools import subset

ENCODINGS = ("gb2312", "shift_jis", "big5", "euc_kr")
RANGES = ((0x2E80, 0x9FFF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF))


def list_characters():
    pairs = [bytes([lead, trail]) for lead in range(0x81, 0xFF) for trail in range(0x40, 0xFF)]
    for encoding in ENCODINGS:
        for pair in pairs:
            text = pair.decode(encoding, errors="ignore")
            if len(text) == 1 and any(low <= ord(text) <= high for low, high in RANGES):
                yield ord(text)


def main(collection, target):
    options = subset.Options(font_number=0, hinting=False, layout_features=[], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["BASE", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    options.recalc_timestamp = False
    font = subset.load_font(collection, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(list_characters()))
    subsetter.subset(font)
    subset.save_font(font, target, options)


main(*sys.argv[1:])
