import { memoize } from '../../base/memoize.ts';
import { drawStrokes, formatAttributes, formatCoordinate, type SvgAttributes } from './drawing.ts';
import { escapeXml } from './escape-xml.ts';
import { STROKE_ACCENTS, STROKE_GLYPHS } from './stroke-font.ts';
import { joinStrokes, STROKE_PARTS, type StrokePath, toStrokePath } from './stroke-path.ts';

/** Height of a capital and of a digit in the coordinates of the font. */
const CAP_HEIGHT = 10;
const LETTER_SPACING = 1.8;
/** Cedilla, and the dot of ṛ, ṣ, ṇ, ṭ and ḍ. */
const ACCENTS_BELOW: ReadonlySet<string> = new Set(['\u0327', '\u0323']);
/** Accents over capitals stand this much higher. */
const CAPITAL_LIFT = -3.2;
/** Width of the strokes as `drawStrokes` has it; a group around the texts sets it. */
export const TEXT_STROKE_WIDTH = 1.25 * STROKE_PARTS;

/** Characters without a shape that break a text, or turn the direction of what follows them, also of other texts. */
const UNDRAWN_CHARACTERS = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

export type TextAnchor = 'start' | 'middle' | 'end';

/** Position and size of a line of text. */
interface TextPlace {
  readonly x: number;
  /** Middle of the capitals. */
  readonly y: number;
  /** Height of the capitals. */
  readonly height: number;
  readonly anchor?: TextAnchor;
}

/** Width of a line of text whose capitals have this height. */
export function measureText(text: string, height: number): number {
  const laidOut = layOut(text);
  const units = laidOut ? laidOut.width : estimateFontWidth(removeUndrawn(text));
  return (units * height) / CAP_HEIGHT;
}

/** Shortens a text with an ellipsis until it fits; the empty text if not even one character does. */
export function fitText(text: string, { height, width }: { readonly height: number; readonly width: number }): string {
  if (measureText(text, height) <= width) return text;
  const characters = [...text];
  while (characters.length > 0) {
    characters.pop();
    const shortened = `${characters.join('').trimEnd()}…`;
    if (measureText(shortened, height) <= width) return characters.length === 0 ? '' : shortened;
  }
  return '';
}

/** Breaks a text at its spaces into lines that fit, `most` at the most, the last of them shortened as by `fitText`. */
export function wrapText(
  text: string,
  room: { readonly height: number; readonly width: number },
  most: number,
): readonly string[] {
  const words = text.split(' ');
  const count =
    words.findLastIndex((_, index) => measureText(words.slice(0, index + 1).join(' '), room.height) <= room.width) + 1;
  if (most === 1 || count === 0 || count === words.length) return [fitText(text, room)];
  return [words.slice(0, count).join(' '), ...wrapText(words.slice(count).join(' '), room, most - 1)];
}

/**
 * Draws a line of text as strokes. A text with characters that the font lacks is a `text` element in the viewer's font,
 * set to its estimated width, so that it stays in its place with any font.
 */
export function drawText(text: string, place: TextPlace, attributes: SvgAttributes = {}): string {
  const laidOut = layOut(text);
  if (!laidOut) return drawWithFont(removeUndrawn(text), place, attributes);
  const { x, y, height, anchor = 'middle' } = place;
  const scale = height / CAP_HEIGHT;
  const left = x - ANCHOR_SHARES[anchor] * laidOut.width * scale;
  return drawStrokes(laidOut.d, { x: left, y: y - height / 2, scale }, attributes);
}

const ANCHOR_SHARES: Readonly<Record<TextAnchor, number>> = { start: 0, middle: 0.5, end: 1 };

function drawWithFont(text: string, place: TextPlace, attributes: SvgAttributes): string {
  const { x, y, height, anchor = 'middle' } = place;
  const placed = {
    x: formatCoordinate(x),
    y: formatCoordinate(y + height / 2),
    'font-size': formatCoordinate(height * 1.35),
    'font-family': 'sans-serif',
    'text-anchor': anchor,
    textLength: formatCoordinate(measureText(text, height)),
    lengthAdjust: 'spacingAndGlyphs',
    fill: attributes.stroke ?? 'currentColor',
  };
  return `<text${formatAttributes({ ...attributes, ...placed, stroke: 'none' })}>${escapeXml(text)}</text>`;
}

interface LaidOutText {
  /** Its strokes as one path. */
  readonly d: string;
  /** In the coordinates of the font. */
  readonly width: number;
}

/** Numbers with their units, which pictures repeat; there is a limited number of them. */
const NUMBER_TEXT = /^\d{1,3}[°′]?$/;

/** The strokes of a text; undefined if the font lacks one of its characters. */
const layOut = (text: string): LaidOutText | undefined =>
  NUMBER_TEXT.test(text) ? layOutNumber(text) : joinLetters(text);

function joinLetters(text: string): LaidOutText | undefined {
  let [left, previousWidth, lift] = [0, 0, 0];
  const strokes: StrokePath[] = [];
  const { glyphs, accents } = openFont();
  for (const character of splitAccents(text)) {
    const accent = accents.get(character);
    const glyph = glyphs.get(character);
    if (accent !== undefined) {
      const isBelow = ACCENTS_BELOW.has(character);
      strokes.push(moveStrokes(accent, left - LETTER_SPACING - previousWidth / 2, isBelow ? 0 : lift));
    } else if (glyph) {
      if (glyph.path.rest !== '') strokes.push(moveStrokes(glyph.path, left, 0));
      left += glyph.width + LETTER_SPACING;
      previousWidth = glyph.width;
      lift = character === character.toUpperCase() ? CAPITAL_LIFT : 0;
    } else return undefined;
  }
  return { d: joinStrokes(strokes), width: Math.max(0, left - LETTER_SPACING) };
}

const layOutNumber = memoize(joinLetters);

const moveStrokes = ({ x, y, rest }: StrokePath, right: number, down: number): StrokePath => ({
  x: x + right * STROKE_PARTS,
  y: y + down * STROKE_PARTS,
  rest,
});

const removeUndrawn = (text: string): string => text.replace(UNDRAWN_CHARACTERS, '');

/** Most texts: all of it is drawn, and no letter has an accent. */
const PLAIN_TEXT = /^[ -~°′]*$/;

/** The characters of a text that are drawn, accents apart from their letters. */
const splitAccents = (text: string): string => (PLAIN_TEXT.test(text) ? text : removeUndrawn(text).normalize('NFD'));

interface DrawnFont {
  readonly glyphs: ReadonlyMap<string, { readonly path: StrokePath; readonly width: number }>;
  readonly accents: ReadonlyMap<string, StrokePath>;
}

let drawnFont: DrawnFont | undefined;

/** The font as paths, made at the first text: a process that draws nothing starts without it. */
function openFont(): DrawnFont {
  drawnFont ??= {
    glyphs: new Map(
      [...STROKE_GLYPHS].map(([character, { d, width }]) => [character, { path: toStrokePath(d), width }]),
    ),
    accents: new Map([...STROKE_ACCENTS].map(([character, d]) => [character, toStrokePath(d)])),
  };
  return drawnFont;
}

/** Widths of letters of Devanagari and Tamil, which differ by more than twice: of the fonts' own tables, in classes. */
const LETTER_WIDTHS = [
  // A half letter lacks its stem.
  ['्', -3.4],
  ['र', 5.5],
  ['इईटदऽ', 6.7],
  ['गढतपबडयषठनवएहउ', 7.6],
  ['घमधचङथ', 8.3],
  ['सलशछभण', 9.3],
  ['जञझअऊकळफ', 10.2],
  ['खऋ', 11],
  ['आओऔ', 13.8],
  ['ி', 3.5],
  ['ுூ', 5],
  ['ாரசடஈே', 9],
  ['பநகதஎஏ', 10.8],
  ['மழறெ', 11.7],
  ['லயஙவஐஜஒஓ', 13.6],
  ['உளஅஇைஶஞ', 15.1],
  ['னஸஆஷ', 17.2],
  ['ோணஹஊொ', 21.5],
  ['ௌஔ', 28],
] as const;

const listLetterWidths = (): readonly (readonly [RegExp, number])[] =>
  LETTER_WIDTHS.map(([letters, width]) => [new RegExp(`[${letters}]`, 'u'), width]);

/** Ra before or after another consonant is a mark above or below it. */
const JOINED_RA = /र्(?=\p{L})|्र/gu;

/**
 * Widths of characters that the strokes lack, where capitals are 10 high: means over words in the fonts of
 * `layers/pictures`, measured with Chromium. The first row that fits a character counts.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  ...listLetterWidths(),
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
function estimateFontWidth(text: string): number {
  return [...text.normalize('NFC').replaceAll(JOINED_RA, '')].reduce(
    (sum, character) => sum + (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
}
