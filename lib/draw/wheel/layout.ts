import { formatDegrees } from '../../astro/sky/zodiac/degree-text.ts';
import { HALF_SIZE, readableHeight } from '../kit/page.ts';
import { measureText } from '../kit/text.ts';

const EDGE = 496;

/** Symbols are recognized at a smaller size than digits. */
const LEAST_SYMBOL_PX = 8;
const LEAST_MARK_PX = 6;
/** Below this width of the picture, pixels, all texts are left out. */
const LEAST_SHOWN_PX = 200;

/** The least widths of the picture, pixels, at which labels have degrees and minutes, and houses have numbers. */
interface LeastSizes {
  readonly degreesPx: number;
  readonly minutesPx: number;
  readonly numbersPx: number;
}

/** Sizes for one, two and three charts, units; texts grow where they would be unreadable. */
const SIZES: Readonly<
  Record<1 | 2 | 3, LabelSizes & LeastSizes & { readonly house: number; readonly leader: number }>
> = {
  1: {
    symbol: 34,
    degree: 22,
    sign: 19,
    minute: 17.5,
    mark: 14,
    house: 15,
    leader: 24,
    degreesPx: 300,
    minutesPx: 500,
    numbersPx: 0,
  },
  2: {
    symbol: 28,
    degree: 17,
    sign: 15,
    minute: 14.5,
    mark: 11,
    house: 13.5,
    leader: 18,
    degreesPx: 300,
    minutesPx: 500,
    numbersPx: 400,
  },
  3: {
    symbol: 24,
    degree: 14.5,
    sign: 13,
    minute: 12.5,
    mark: 9,
    house: 12.5,
    leader: 10,
    degreesPx: 380,
    minutesPx: 760,
    numbersPx: 640,
  },
};
/** Of the degrees of cusps. */
const LEAST_CUSP_MINUTES_PX = 500;
const CUSP_TEXT = 14.5;
const SIGN_RING = { width: 42, glyph: 29 } as const;
const PADDING = 3;
/** Room between the rows of a label. */
const ROW_GAP = 2;

/** Sizes of what stands at a body, units. A size of 0: it is left out. */
interface LabelSizes {
  readonly symbol: number;
  readonly degree: number;
  /** Symbol of the sign that the body is in. */
  readonly sign: number;
  readonly minute: number;
  readonly mark: number;
}

/** Radii at which a ring of bodies is drawn. */
export interface RingLayout extends LabelSizes {
  /** Whether degrees and minutes have their signs; of several charts they are numbers, with the symbol of the sign between. */
  readonly withUnits: boolean;
  /** Of the scale, at which the lines to the symbols start, and of their other ends. */
  readonly scale: number;
  readonly knee: number;
  readonly symbolRadius: number;
  readonly degreeRadius: number;
  readonly signRadius: number;
  readonly minuteRadius: number;
  readonly markRadius: number;
  /** Inner border. */
  readonly low: number;
}

/** Radii and sizes of a whole wheel. */
export interface WheelLayout {
  /** The ring of the degrees of cusps; a text of 0: they are left out. */
  readonly cusps: {
    readonly radius: number;
    readonly low: number;
    readonly text: number;
    readonly withMinutes: boolean;
  };
  readonly signs: { readonly low: number; readonly high: number; readonly glyph: number };
  /** The rings of the charts, the outermost first. */
  readonly rings: readonly RingLayout[];
  readonly houses: { readonly text: number; readonly radius: number; readonly low: number };
  /** Where the lines of aspects end. */
  readonly aspects: number;
}

/** What a layout depends on. */
interface LayoutRequest {
  readonly sizePx: number;
  readonly charts: 1 | 2 | 3;
  readonly hasHouses: boolean;
  /** Factor of symbols and texts, where many stand close together. */
  readonly scale: number;
  readonly detail: LabelDetail;
}

/** What is written at a body besides the symbols of it and its sign. */
export type LabelDetail = 'minutes' | 'degrees' | 'none';

/** Plans the rings of a wheel, from the outermost one inwards. */
export function planWheel(request: LayoutRequest): WheelLayout {
  const { sizePx, charts, hasHouses } = request;
  const showsTexts = sizePx >= LEAST_SHOWN_PX;
  const cusps = planCusps(hasHouses && showsTexts, sizePx);
  const signsHigh = cusps.low;
  const signs = { low: signsHigh - SIGN_RING.width, high: signsHigh, glyph: SIGN_RING.glyph };
  const sizes = selectSizes(request);
  const rings = planRings(signs.low, charts, { ...sizes, leader: SIZES[charts].leader, withUnits: charts === 1 });
  const low = rings.at(-1)?.low ?? signs.low;
  const hasNumbers = hasHouses && showsTexts && sizePx >= SIZES[charts].numbersPx;
  const text = hasNumbers ? readableHeight(SIZES[charts].house, sizePx) : 0;
  const depth = text === 0 ? 0 : measureText('12', text) + 2 * PADDING;
  return { cusps, signs, rings, houses: { text, radius: low - depth / 2, low: low - depth }, aspects: low - depth };
}

function planCusps(isShown: boolean, sizePx: number): WheelLayout['cusps'] {
  const text = isShown ? readableHeight(CUSP_TEXT, sizePx) : 0;
  const withMinutes = sizePx >= LEAST_CUSP_MINUTES_PX;
  const half = text === 0 ? 0 : measureText('29°', text) / 2 + PADDING;
  return { text, withMinutes, radius: EDGE - half, low: EDGE - 2 * half };
}

function selectSizes({ sizePx, charts, scale, detail }: LayoutRequest): LabelSizes {
  const { symbol, degree, sign, minute, mark, degreesPx, minutesPx } = SIZES[charts];
  const hasDegree = detail !== 'none' && sizePx >= degreesPx;
  const hasMinute = detail === 'minutes' && sizePx >= minutesPx;
  const leastSymbol = (LEAST_SYMBOL_PX * 2 * HALF_SIZE) / sizePx;
  return {
    symbol: Math.max(symbol * scale, leastSymbol),
    sign: sizePx >= LEAST_SHOWN_PX ? Math.max(sign * scale, leastSymbol) : 0,
    degree: hasDegree ? readableHeight(degree * scale, sizePx) : 0,
    minute: hasMinute ? readableHeight(minute * scale, sizePx) : 0,
    mark: sizePx >= degreesPx ? Math.max(mark * scale, (LEAST_MARK_PX * 2 * HALF_SIZE) / sizePx) : 0,
  };
}

/** 20°00′ of a sign: no digit is wider than these. */
const WIDEST_DEG = 20;

/** What stands at a body: `29°` and `59′`, or `29` and `59`. */
export function formatLabelDegree(longitudeDeg: number, withUnits: boolean): ReturnType<typeof formatDegrees> {
  const { degrees, minutes } = formatDegrees(longitudeDeg);
  return withUnits ? { degrees, minutes } : { degrees: degrees.slice(0, -1), minutes: minutes.slice(0, -1) };
}

interface Box {
  readonly width: number;
  readonly height: number;
}

interface RingSizes extends LabelSizes {
  readonly withUnits: boolean;
  /** Radial room for the line from a body's degree to its symbol. */
  readonly leader: number;
}

/** The rings of the charts, the outermost first. */
function planRings(high: number, charts: number, sizes: RingSizes): readonly RingLayout[] {
  const rings: RingLayout[] = [];
  for (let scale = high; rings.length < charts; scale = (rings.at(-1)?.low ?? high) - PADDING)
    rings.push(planRing(scale, sizes));
  return rings;
}

function planRing(scale: number, { leader, ...sizes }: RingSizes): RingLayout {
  const { symbol, degree, sign, minute, mark, withUnits } = sizes;
  const widest = formatLabelDegree(WIDEST_DEG, withUnits);
  const knee = scale - leader;
  const symbolRadius = knee - symbol / 2 - 1;
  const boxes: Box[] = [toRoundBox(symbol)];
  const step = (box: Box, radius: number): number => {
    if (box.height === 0) return radius;
    const above = boxes.at(-1) as Box;
    boxes.push(box);
    return radius - Math.hypot((above.width + box.width) / 2, (above.height + box.height) / 2) - ROW_GAP;
  };
  const degreeRadius = step({ width: measureText(widest.degrees, degree), height: degree }, symbolRadius);
  const signRadius = step(toRoundBox(sign), degreeRadius);
  const minuteRadius = step({ width: measureText(widest.minutes, minute), height: minute }, signRadius);
  const markRadius = step({ width: mark * 0.8, height: mark }, minuteRadius);
  const last = boxes.at(-1) as Box;
  const low = markRadius - Math.max(last.width, last.height) / 2 - PADDING;
  return { ...sizes, scale, knee, symbolRadius, degreeRadius, signRadius, minuteRadius, markRadius, low };
}

/** The corners of symbols are empty. */
const toRoundBox = (size: number): Box => ({ width: size * 0.85, height: size * 0.85 });
