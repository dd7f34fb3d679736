import type { JdRange, JdUt } from '../../base/units/time.ts';
import type { SvgAttributes } from '../kit/drawing.ts';
import type { ChartCaption } from '../kit/page.ts';
import type { PaletteColor, PaletteColors, WheelTheme } from '../kit/themes.ts';

/** A span of time in a row. */
export interface TimelineBar extends JdRange {
  /**
   * `block`: a period that bears a label, drawn as a box; `span`: a time in which something holds, drawn as a thick line;
   * `heat`: a time with a value, drawn as high as the row and as strong as the value.
   */
  readonly shape: 'block' | 'span' | 'heat';
  /** Opacity of a `heat` bar, in (0, 1]; default 1. */
  readonly strength?: number | undefined;
  readonly color: PaletteColor;
  /** Path of a symbol, drawn in a block that has room for it. */
  readonly symbol?: string | undefined;
  /** Text after the symbol, drawn in a block that has room for both. */
  readonly label?: string | undefined;
  /** Share of the height of the row, in (0, 1]; default 1. */
  readonly heightShare?: number | undefined;
  readonly title: string;
  readonly data: SvgAttributes;
}

/** What a mark looks like: a line across the row, a ring, a diamond, or a broken line. */
export const TIMELINE_MARKS = ['exact', 'nearest', 'event', 'break'] as const;
export type TimelineMarkShape = (typeof TIMELINE_MARKS)[number];

/** A moment in a row. */
export interface TimelineMark {
  readonly moment: JdUt;
  readonly shape: TimelineMarkShape;
  readonly title: string;
  readonly data: SvgAttributes;
}

/** A row with its name on the left. */
export interface TimelineRow {
  readonly id: string;
  /** Paths of symbols before the name; they replace it if it has no room. */
  readonly symbols: readonly string[];
  readonly name: string;
  readonly bars: readonly TimelineBar[];
  readonly marks: readonly TimelineMark[];
}

/** A line of the legend: what a mark or a bar means. */
export interface TimelineLegend {
  readonly sample: TimelineMarkShape | { readonly color: PaletteColor };
  readonly text: string;
}

/** Content of a picture of rows over a common axis of time. */
export interface TimelinePicture {
  /** Title for screen readers. */
  readonly title: string;
  readonly description: string;
  /** Range of the axis; bars are cut off at its ends. */
  readonly range: JdRange;
  readonly rows: readonly TimelineRow[];
  readonly caption: ChartCaption;
  readonly settings: readonly string[];
  readonly legend: readonly TimelineLegend[];
  /** What the picture does not show, written beneath the rows in every style. */
  readonly note?: string | undefined;
  /** A moment that a line through all rows marks. */
  readonly moment?: { readonly at: JdUt; readonly title: string } | undefined;
  /** Whether the axis may be broken into several strips, one below the other, so that more labels have room. */
  readonly canWrap: boolean;
}

/** Style of a picture of rows over time. */
export interface TimelineStyle {
  readonly theme: WheelTheme;
  /** Width in pixels at which the texts are readable. The height follows from the rows. */
  readonly sizePx: number;
  /** Whether a heading, the settings and a legend are written. */
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
}
