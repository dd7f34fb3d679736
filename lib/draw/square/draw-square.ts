import { formatDegrees } from '../../astro/sky/zodiac/degree-text.ts';
import type { Graha } from '../../base/catalog/grahas.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { SIGNS, type Sign } from '../../base/catalog/signs.ts';
import { drawGroup, drawPath, drawSymbol, drawTitled, formatCoordinate, type PlanePoint } from '../kit/drawing.ts';
import { SIGN_GLYPHS } from '../kit/glyphs.ts';
import { HALF_SIZE, readableHeight, writeDocument } from '../kit/page.ts';
import { drawText, measureText } from '../kit/text.ts';
import { type Palette, selectPalette } from '../kit/themes.ts';
import { type Cell, SQUARE_PLANS } from './cells.ts';
import { fitLines } from './fit-lines.ts';
import { drawPeriods, drawSquareCaptions, HEADER_HEIGHT } from './square-captions.ts';
import type { SquareChart, SquarePlace, SquareStyle } from './square-chart.ts';

/** Usual abbreviations. */
const ABBREVIATIONS: Readonly<Record<Graha | 'ascendant', string>> = {
  ascendant: 'La',
  sun: 'Su',
  moon: 'Mo',
  mars: 'Ma',
  mercury: 'Me',
  jupiter: 'Ju',
  venus: 'Ve',
  saturn: 'Sa',
  rahu: 'Ra',
  ketu: 'Ke',
};

const MARK_HEIGHT = 22;
const LAGNA_CORNER = 34;
/** Heights of the texts of a box, units, and what they say, the preferred first. */
const ATTEMPTS = [
  { height: 20, form: 'nakshatras' },
  { height: 17, form: 'nakshatras' },
  { height: 14.5, form: 'nakshatras' },
  { height: 24, form: 'minutes' },
  { height: 20, form: 'minutes' },
  { height: 17, form: 'minutes' },
  { height: 14.5, form: 'minutes' },
  { height: 20, form: 'degrees' },
  { height: 14.5, form: 'degrees' },
  { height: 20, form: 'names' },
  { height: 14.5, form: 'names' },
  { height: 14.5, form: 'names', lineShare: 1.22 },
] as const;
const LINE_SHARE = 1.45;
type TextForm = (typeof ATTEMPTS)[number]['form'];
/** Their vowels stand above and below the line. */
const TALL_LETTERS = /[\p{Script=Devanagari}\p{Script=Tamil}]/u;
const TALL_SHARE = 1.3;
/** In pictures below 200 pixels the texts become smaller than can be read. */
const SHRINKING = 0.8;

/**
 * Draws a chart as Indian astrologers do: a square of twelve boxes, in each of which the grahas of a sign are written with
 * their degrees. Every text is inside its box.
 *
 * The northern layout needs an Ascendant.
 */
export function drawSquare(chart: SquareChart, style: SquareStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const { planCells, isOfSigns, middleSide } = SQUARE_PLANS[style.layout];
  const height = readableHeight(MARK_HEIGHT, style.sizePx);
  const cells = planCells({ width: isOfSigns ? height : measureText('12', height), height });
  const firstSign = isOfSigns ? 0 : (chart.ascendantSign ?? 0);
  const boxes = cells.map((cell, index) => {
    const sign = (firstSign + index) % SIGNS.length;
    const places = chart.places.filter((place) => place.sign === sign).toSorted((a, b) => a.degreesIn - b.degreesIn);
    return drawBox({ cell, sign, height, places }, chart, { style, palette });
  });
  const top = -HALF_SIZE - (middleSide === 0 && style.withCaptions ? HEADER_HEIGHT : 0);
  const footer = chart.periods.length > 0 ? drawPeriods(chart, style, palette) : { drawn: '', height: 0 };
  const bottom = HALF_SIZE + footer.height;
  return writeDocument(chart, [...boxes, drawSquareCaptions(chart, style, palette), footer.drawn], {
    box: { left: -HALF_SIZE, top, width: 2 * HALF_SIZE, height: bottom - top },
    palette,
    widthPx: style.sizePx,
  });
}

interface Box {
  readonly cell: Cell;
  readonly sign: number;
  /** Of the mark. */
  readonly height: number;
  readonly places: readonly SquarePlace[];
}

interface Writing {
  readonly sizePx: number;
  readonly words: PictureWords;
}

interface Attempt {
  readonly height: number;
  readonly form: TextForm;
  readonly lineShare: number;
  readonly words: PictureWords;
}

interface Look {
  readonly style: SquareStyle;
  readonly palette: Palette;
}

function drawBox(
  { cell, sign, height, places }: Box,
  { ascendantSign, words = ENGLISH_WORDS }: SquareChart,
  { style, palette }: Look,
): string {
  const name = SIGNS[sign] ?? 'Aries';
  const house = ascendantSign === undefined ? undefined : 1 + ((sign - ascendantSign + SIGNS.length) % SIGNS.length);
  const { isOfSigns } = SQUARE_PLANS[style.layout];
  const mark = isOfSigns
    ? drawSymbol(SIGN_GLYPHS[name], cell.mark, height, { class: 'mark', stroke: palette.muted, 'stroke-width': 16 })
    : drawText(String(sign + 1), { ...cell.mark, height }, { class: 'mark', stroke: palette.muted });
  const isLagna = house === 1;
  const parts = [
    drawPath(toOutline(cell.outline), { class: 'outline', stroke: palette.faint, 'stroke-width': 2 }),
    isLagna && isOfSigns ? drawLagna(cell, palette) : '',
    mark,
    drawPlaces(places, cell, { sizePx: style.sizePx, palette, words }),
  ];
  const title = [words.sign(name), ...(house === undefined ? [] : [words.write('in_house', house)])].join(', ');
  return drawTitled(
    title,
    { class: 'box', 'data-sign': name, ...(house !== undefined && { 'data-house': house }) },
    parts,
  );
}

const toOutline = (points: readonly PlanePoint[]): string =>
  `M${points.map(({ x, y }) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}Z`;

/** A line across the first corner of the box in which the Ascendant is. */
function drawLagna({ outline }: Cell, palette: Palette): string {
  const [corner, next] = outline as readonly [PlanePoint, PlanePoint];
  const ends = [outline.at(-1) ?? corner, next].map((end) => moveTowards(corner, end, LAGNA_CORNER));
  return drawPath(`M${ends.map(({ x, y }) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}`, {
    class: 'lagna',
    stroke: palette.tense,
    'stroke-width': 3,
  });
}

function moveTowards(from: PlanePoint, to: PlanePoint, distance: number): PlanePoint {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

function drawPlaces(
  places: readonly SquarePlace[],
  { room }: Cell,
  { sizePx, palette, words }: { readonly sizePx: number; readonly palette: Palette; readonly words: PictureWords },
): string {
  const { texts, middles, height } = fitPlaces(places, room, { sizePx, words });
  const drawn = places.map((place, index) => {
    const { x, y } = middles[index] ?? { x: 0, y: 0 };
    const { id, sign } = place;
    const stroke = id === 'ascendant' ? { stroke: palette.tense } : {};
    // A font's letters have no strokes, whose color they would have from the groups around them.
    const own = words.names.sanskrit ? { stroke: palette.ink, ...stroke } : {};
    return drawTitled(
      describeSquarePlace(place, words),
      { class: 'point', 'data-id': id, 'data-sign': SIGNS[sign] ?? '', ...stroke },
      [drawText(texts[index] ?? '', { x, y, height }, { class: 'place', ...own })],
    );
  });
  return drawGroup(drawn, { class: 'points', stroke: palette.ink });
}

/** `Sun 13°19′ Cancer, retrograde`, and with its nakshatra `, Pushya 3`. */
export function describeSquarePlace(place: SquarePlace, words = ENGLISH_WORDS): string {
  const { id, sign, degreesIn, isRetrograde, nakshatra } = place;
  const name = id === 'ascendant' ? words.write('lagna') : words.point(id);
  const motion = isRetrograde ? `, ${words.motion('retrograde')}` : '';
  const { degrees, minutes } = formatDegrees(degreesIn);
  return `${name} ${degrees}${minutes} ${words.sign(SIGNS[sign] as Sign)}${motion}${nakshatra ? `, ${words.term('nakshatras', nakshatra.name)} ${nakshatra.pada}` : ''}`;
}

function fitPlaces(places: readonly SquarePlace[], room: readonly PlanePoint[], { sizePx, words }: Writing) {
  const least = readableHeight(0, sizePx);
  const hasNakshatras = places.some(({ nakshatra }) => nakshatra);
  for (const attempt of ATTEMPTS) {
    if (attempt.form === 'nakshatras' && !hasNakshatras) continue;
    const height = Math.max(attempt.height, least);
    const lineShare = 'lineShare' in attempt ? attempt.lineShare : LINE_SHARE;
    const fitted = tryPlaces(places, room, { height, form: attempt.form, lineShare, words });
    if (fitted) return fitted;
  }
  for (let height = least; ; height *= SHRINKING) {
    const fitted = tryPlaces(places, room, { height, form: 'names', lineShare: LINE_SHARE, words });
    if (fitted) return fitted;
  }
}

function tryPlaces(
  places: readonly SquarePlace[],
  room: readonly PlanePoint[],
  { height, form, lineShare, words }: Attempt,
) {
  const texts = places.map((place) => formatPlace(place, form, words));
  const isTall = texts.some((text) => TALL_LETTERS.test(text));
  const middles = fitLines(room, {
    widths: texts.map((text) => measureText(text, height)),
    height,
    lineShare: isTall ? TALL_SHARE * lineShare : lineShare,
  });
  return middles && { texts, middles, height };
}

function formatPlace(
  { id, degreesIn, isRetrograde, nakshatra }: SquarePlace,
  form: TextForm,
  words: PictureWords,
): string {
  const { degrees, minutes } = formatDegrees(degreesIn);
  const whole = ` ${degrees}${minutes}`;
  const position = { nakshatras: whole, minutes: whole, degrees: ` ${degrees}`, names: '' }[form];
  const station =
    form === 'nakshatras' && nakshatra
      ? ` ${shortenNakshatra(words.term('nakshatras', nakshatra.name))} ${nakshatra.pada}`
      : '';
  const name = words.names.sanskrit?.abbreviations[id] ?? ABBREVIATIONS[id];
  return `${name}${position}${isRetrograde ? ' R' : ''}${station}`;
}

const SHORT_NAME = 4;

const LATIN_NAME = /^\p{Script=Latin}/u;

/** `Rohi`, and of a name in two words `PBha`. In other scripts the beginning of a name is no word, and it stays whole. */
function shortenNakshatra(name: string): string {
  if (!LATIN_NAME.test(name)) return name;
  const words = name.split(' ');
  const [last = ''] = words.slice(-1);
  return `${words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('')}${last}`.slice(0, SHORT_NAME);
}
