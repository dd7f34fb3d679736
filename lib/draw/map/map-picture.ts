import type { SvgAttributes } from '../kit/drawing.ts';
import type { ChartCaption } from '../kit/page.ts';
import type { PaletteColor, PaletteColors, WheelTheme } from '../kit/themes.ts';

export const MAP_PROJECTIONS = ['equirectangular', 'mercator'] as const;

/** Edges of a map, degrees. East may be less than west: the map then crosses the antimeridian. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The inhabited world. */
export const WORLD: MapBounds = { west: -180, south: -60, east: 180, north: 75 };

/** Longitude, then latitude, degrees. */
export type MapPosition = readonly [longitude: number, latitude: number];

/** A line on a map. */
export interface MapCurve {
  readonly id: string;
  /** Each part without a jump. */
  readonly parts: readonly (readonly MapPosition[])[];
  readonly color: PaletteColor;
  /** Absent: a solid line. */
  readonly dashes?: string | undefined;
  /** Where its label stands: at the edge of the map, or around the place where it starts; absent: it has none. */
  readonly labeled?: 'edge' | 'start';
  /** Symbol of the body, then what is written below it at the edge of the map. */
  readonly symbol: string | undefined;
  readonly label: string;
  /** Symbol in place of the label where the edge has no room for labels. */
  readonly sign?: string;
  readonly title: string;
  readonly data: SvgAttributes;
}

/** A place on a map. */
export interface MapSpot {
  /** `place`: a ring with a dot, `point`: a dot. */
  readonly shape: 'place' | 'point';
  readonly at: MapPosition;
  /** Written next to it where there is room. */
  readonly label?: readonly SpotLabelPart[];
  readonly title: string;
  readonly data: SvgAttributes;
}

/** The symbol of a body, and the angle on which it is. */
export interface SpotLabelPart {
  readonly symbol: string;
  readonly text: string;
}

/** Content of a map. */
export interface WorldMap {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly curves: readonly MapCurve[];
  readonly spots: readonly MapSpot[];
  /** Rings of coastlines; a ring inside another one is a lake. */
  readonly land: readonly (readonly MapPosition[])[];
  readonly caption: ChartCaption;
  readonly settings: readonly string[];
  /** What the dashes of lines mean. */
  readonly legend: readonly { readonly dashes?: string; readonly text: string }[];
}

/** Style of a map. */
export interface MapStyle {
  readonly theme: WheelTheme;
  /** Width in pixels at which the texts are readable. The height follows from the bounds. */
  readonly sizePx: number;
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
  readonly projection: (typeof MAP_PROJECTIONS)[number];
  readonly bounds: MapBounds;
}
