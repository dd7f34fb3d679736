import type { CuspOrder } from '../../astro/chart/houses.ts';
import type { AspectId } from '../../base/catalog/aspects.ts';
import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { PictureWords } from '../../base/catalog/languages/words.ts';
import type { ChartCaption, PictureAlternative } from '../kit/page.ts';
import type { PaletteColors, WheelTheme } from '../kit/themes.ts';

/** How a point moves in longitude; null for one without a motion of its own. */
type WheelMotion = 'direct' | 'retrograde' | 'stationary' | null;

/** A body or point of a wheel, or an angle of the outer one of two charts. */
export interface WheelPoint {
  readonly id: ChartObjectId | 'ascendant' | 'midheaven';
  /** `[0, 360)` in the zodiac of the wheel. */
  readonly longitudeDeg: number;
  readonly motion: WheelMotion;
  /** 1 to 12, in the houses that are drawn; absent without houses. */
  readonly house?: number | undefined;
}

/** Houses of a wheel. */
export interface WheelHouses {
  /** Twelve, the first house's first; none in a harmonic chart, which has angles only. */
  readonly cuspsDeg: readonly number[];
  readonly order: CuspOrder;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
}

/** A line between two longitudes. */
export interface WheelAspect {
  readonly aspect: AspectId;
  /** Ids of the points; an angle may be one. */
  readonly from: string;
  readonly to: string;
  readonly fromDeg: number;
  readonly toDeg: number;
  /** Distance from exactness, degrees. */
  readonly orbDeg: number;
  /** Of three charts the one that `from` belongs to; `to` is a point of the inner one. */
  readonly fromChart?: 'middle' | 'outer';
}

/** The points of one chart, with what is written about it. */
export interface WheelChart {
  /** Stands before the names of its points in titles: `Transiting Sun`; only where there are three charts. */
  readonly name?: string;
  readonly points: readonly WheelPoint[];
  readonly caption: ChartCaption;
}

/** A note in a few words and in full. */
export interface WheelNote {
  readonly heading: string;
  readonly text: string;
}

/** Content of a wheel. */
export interface Wheel extends PictureAlternative {
  /** The chart that has the houses; of several charts the inner one. */
  readonly chart: WheelChart;
  /** A second chart, drawn around the first. */
  readonly outer?: WheelChart;
  /** A third chart, between the first and the second. */
  readonly middle?: WheelChart;
  readonly houses: WheelHouses | undefined;
  readonly aspects: readonly WheelAspect[];
  /** Of two charts the one that `from` of every aspect belongs to. */
  readonly aspectsFrom?: 'inner' | 'outer';
  /** House system, zodiac and the like. */
  readonly settings: readonly string[];
  /** What was left out or replaced. */
  readonly notes: readonly WheelNote[];
  /** The words that are drawn; default: English ones. */
  readonly words?: PictureWords | undefined;
}

export const WHEEL_LAYOUTS = ['wheel', 'sheet', 'tables'] as const;
/** The wheel alone, or a page with it. */
type WheelLayoutName = (typeof WHEEL_LAYOUTS)[number];

/** What a picture of a natal chart shows: as {@link WHEEL_LAYOUTS}, or its Gauquelin sectors. */
export const NATAL_LAYOUTS = [...WHEEL_LAYOUTS, 'sectors'] as const;

export const WHEEL_ORIENTATIONS = ['ascendant_left', 'aries_left', 'midheaven_top'] as const;
/** What stands where; a chart without houses has 0° Aries on the left. */
type WheelOrientation = (typeof WHEEL_ORIENTATIONS)[number];

export const ASPECT_LINES = ['closest', 'all', 'major', 'none'] as const;
/** Which aspects are drawn. */
export type AspectLines = (typeof ASPECT_LINES)[number];

/** Style of a wheel. */
export interface WheelStyle {
  readonly layout: WheelLayoutName;
  readonly theme: WheelTheme;
  /** Width in pixels at which the texts are readable; also the height of a wheel. A sheet is √2 times as high. */
  readonly sizePx: number;
  readonly orientation: WheelOrientation;
  readonly aspectLines: AspectLines;
  /** Whether the lines of aspects bear their symbols. */
  readonly withAspectGlyphs: boolean;
  /** Whether the corners hold the data of the chart and the legend. */
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
}

export const DEFAULT_WHEEL_STYLE: WheelStyle = {
  layout: 'wheel',
  theme: 'light',
  sizePx: 800,
  orientation: 'ascendant_left',
  aspectLines: 'closest',
  withAspectGlyphs: false,
  withCaptions: true,
  colors: {},
};
