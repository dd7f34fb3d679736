/**
 * Scripts whose letters join to syllables. Resvg-wasm 2.6.2 draws a syllable rightly and moves on by the width of its widest
 * glyph alone, so that the next syllable stands on its end.
 */
const JOINED = [
  ...['Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer'],
  ...['Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
];
const JOINED_CLASS = JOINED.map((script) => `\\p{Script=${script}}`).join('');
const JOINED_LETTER = new RegExp(`[${JOINED_CLASS}]`, 'u');
const RUN = new RegExp(`[${JOINED_CLASS}\\p{M}\\u200c\\u200d]+|\\s+|[^${JOINED_CLASS}\\s]+`, 'gu');

/** Headlines of these scripts run through from syllable to syllable; others have room between them, ems. */
const HEADLINED = /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gurmukhi}]/u;
const GAP_EM = 0.05;
const SPACE_EM = 0.26;

/** Vowels and dots of Devanagari above and below the letter: they reach beyond its end, and the next one stands there all the same. */
const OVERHANGING = /[\u0900-\u0902\u0941-\u0948]/gu;

/** Syllables of one picture that are measured, each in a third of a millisecond; texts with more stay as they are. */
const MOST_MEASURED = 300;

const TEXT_ELEMENT = /<text\b([^>]*)>([^<]*)<\/text>/g;
const SYLLABLES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Width of the drawn part of a piece of text, from where it starts, ems. The piece is escaped for XML. */
type MeasurePiece = (piece: string) => number;

/**
 * Writes each text in a script of joined letters as one element for each syllable, at its place. A text that is wider than
 * its `textLength` becomes smaller.
 *
 * @param svg document of this service, whose texts have `x` and `font-size`, and may have `text-anchor` and `textLength`
 */
export function placeSyllables(svg: string, measure: MeasurePiece): string {
  const widths = new Map<string, number>();
  const widthOf = (piece: string): number => {
    const known =
      widths.get(piece) ??
      (isSpace(piece) ? SPACE_EM * piece.length : measure(piece.replaceAll(OVERHANGING, '')) + gapAfter(piece));
    widths.set(piece, known);
    return known;
  };
  return svg.replace(TEXT_ELEMENT, (element, attributes: string, text: string) => {
    if (!JOINED_LETTER.test(text) || widths.size >= MOST_MEASURED) return element;
    const pieces = splitText(text);
    return writePieces(
      attributes,
      pieces.map((piece) => ({ piece, width: widthOf(piece) })),
    );
  });
}

const isSpace = (piece: string): boolean => piece.trim() === '';
const gapAfter = (piece: string): number => (HEADLINED.test(piece) ? 0 : GAP_EM);

/** Syllables, spaces, and words in other scripts. A mark that stands alone belongs to the syllable before it. */
export function splitText(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const [run] of text.matchAll(RUN)) {
    const parts = JOINED_LETTER.test(run) ? [...SYLLABLES.segment(run)].map(({ segment }) => segment) : [run];
    for (const part of parts) {
      const previous = pieces.at(-1);
      if (/^\p{M}/u.test(part) && previous !== undefined && !isSpace(previous)) pieces.splice(-1, 1, previous + part);
      else pieces.push(part);
    }
  }
  return pieces;
}

const ANCHOR_SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function writePieces(
  attributes: string,
  pieces: readonly { readonly piece: string; readonly width: number }[],
): string {
  const read = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const room = Number(read('textLength') || Number.POSITIVE_INFINITY);
  const size = Math.min(Number(read('font-size')), room / width);
  const style = attributes.replace(/ (?:x|font-size|text-anchor|textLength|lengthAdjust)="[^"]*"/g, '');
  let x = Number(read('x')) - (ANCHOR_SHARES[read('text-anchor')] ?? 0) * width * size;
  return pieces
    .map(({ piece, width: pieceWidth }) => {
      const left = x;
      x += pieceWidth * size;
      return isSpace(piece)
        ? ''
        : `<text${style} x="${left.toFixed(2)}" font-size="${size.toFixed(2)}">${piece}</text>`;
    })
    .join('');
}
