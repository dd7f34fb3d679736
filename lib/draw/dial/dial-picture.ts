import type { DialModulus, PlacedDialPoint } from '../../astro/chart/dial/dial.ts';
import type { PlanetaryPicture } from '../../astro/chart/dial/planetary-pictures.ts';
import type { MidpointStructure } from '../../astro/chart/dial/structures.ts';
import type { PictureWords } from '../../base/catalog/languages/words.ts';
import type { ChartCaption } from '../kit/page.ts';
import type { PaletteColors, WheelTheme } from '../kit/themes.ts';

/** Content of the picture of a dial. */
export interface DialPicture {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly modulusDeg: DialModulus;
  readonly points: readonly PlacedDialPoint[];
  /** A point whose axis is drawn. */
  readonly axis: PlacedDialPoint | undefined;
  readonly caption: ChartCaption;
  /** Size of the dial, orb, zodiac. */
  readonly settings: readonly string[];
  /** The nearest first. */
  readonly structures: readonly MidpointStructure[];
  readonly planetaryPictures: readonly PlanetaryPicture[];
  /** The words that are drawn; default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** Style of the picture of a dial. */
export interface DialStyle {
  readonly theme: WheelTheme;
  /** Width and height in pixels at which the texts are readable. */
  readonly sizePx: number;
  /** Whether the corners hold the data of the chart and the formulas. */
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
}
