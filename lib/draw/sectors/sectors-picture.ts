import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { PictureWords } from '../../base/catalog/languages/words.ts';
import type { ChartCaption } from '../kit/page.ts';
import type { PaletteColors, WheelTheme } from '../kit/themes.ts';

/** A body in its sector. */
export interface SectorPoint {
  readonly id: ChartObjectId;
  /** `[1, 37)`; null where the body neither rises nor sets. */
  readonly sector: number | null;
}

/** Content of the picture of the sectors. */
export interface SectorsPicture {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly points: readonly SectorPoint[];
  readonly caption: ChartCaption;
  /** Method, zodiac, what was left out or replaced. */
  readonly settings: readonly string[];
  /** The words that are drawn; default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** Style of the picture of the sectors. */
export interface SectorsStyle {
  readonly theme: WheelTheme;
  /** Width and height in pixels at which the texts are readable. */
  readonly sizePx: number;
  /** Whether the corners hold the data of the chart. */
  readonly withCaptions: boolean;
  /** Replace colours of the theme. */
  readonly colors: PaletteColors;
}
