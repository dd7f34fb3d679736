import type { Graha } from '../../base/catalog/grahas.ts';
import type { PictureWords } from '../../base/catalog/languages/words.ts';
import type { ChartCaption } from '../kit/page.ts';
import type { PaletteColors, WheelTheme } from '../kit/themes.ts';

export const SQUARE_LAYOUTS = ['south', 'north', 'east'] as const;
/** `south` and `east`: the signs have fixed boxes; `north`: the houses have. */
export type SquareLayout = (typeof SQUARE_LAYOUTS)[number];

/** A graha or the Ascendant in a sign. */
export interface SquarePlace {
  readonly id: Graha | 'ascendant';
  /** 0 is Aries. */
  readonly sign: number;
  /** Degrees of the sign, `[0, 30)`. */
  readonly degreesIn: number;
  readonly isRetrograde: boolean;
  /** Nakshatra and pada, where they are drawn. */
  readonly nakshatra?: { readonly name: string; readonly pada: number };
}

/** A period of the life: its level and lord, and its first and last day. */
export interface SquarePeriod {
  readonly heading: string;
  readonly dates: string;
}

/** Content of an Indian chart square. */
export interface SquareChart {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  /** Name of the varga. */
  readonly heading: string;
  /** The Ascendant, where there is one, and the grahas. */
  readonly places: readonly SquarePlace[];
  /** 0 is Aries. Undefined: without a birth time there are no houses. */
  readonly ascendantSign: number | undefined;
  readonly caption: ChartCaption;
  /** Zodiac, method of the varga, what was left out or replaced. */
  readonly settings: readonly string[];
  /** Periods that are written below the square, side by side. */
  readonly periods: readonly SquarePeriod[];
  /** The words that are drawn; default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** Style of an Indian chart square. */
export interface SquareStyle {
  readonly layout: SquareLayout;
  readonly theme: WheelTheme;
  /** Width in pixels at which the texts are readable. */
  readonly sizePx: number;
  /** Whether the data of the chart are written around it. */
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
}
