/**
 * Widths of characters that the strokes lack, where capitals are 10 high: means over words in the fonts of
 * `layers/pictures`, measured with Chromium. The first row that fits a character counts.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}|\p{Me}|\p{Cf}/u, 0],
  [/\s/u, 3.5],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u, 13.5],
  [/\p{Mc}/u, 3.5],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 6.2],
  [/[\p{Script=Devanagari}\p{Script=Lao}]/u, 6.8],
  [/[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Telugu}\p{Script=Myanmar}]/u, 11.5],
  [/[\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Kannada}\p{Script=Khmer}]/u, 9],
  [/[\p{Lu}\p{Script=Armenian}\p{Script=Georgian}]/u, 8.6],
  [/[iljtfrI1.,:;'’|!()[\]]/u, 4.4],
  [/[\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Bengali}]/u, 8],
];

const OTHER_WIDTH = 7.4;

/** Width of a text in a font with its capitals 10 high; the viewer's font may differ by a tenth or so. */
export function estimateFontWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
}
