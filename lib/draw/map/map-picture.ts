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

/** Bounds with a name; `world` is the inhabited one. */
export const REGIONS = {
  world: { west: -180, south: -60, east: 180, north: 75 },
  africa: { west: -20, south: -36, east: 55, north: 38 },
  asia: { west: 45, south: -11, east: 150, north: 60 },
  europe: { west: -25, south: 34, east: 45, north: 72 },
  middle_east: { west: 25, south: 10, east: 65, north: 43 },
  north_america: { west: -130, south: 7, east: -55, north: 60 },
  oceania: { west: 110, south: -50, east: -140, north: 15 },
  south_america: { west: -85, south: -56, east: -33, north: 14 },
} as const satisfies Readonly<Record<string, MapBounds>>;

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
  /** `place`: a ring with a dot, `point`: a dot, `crossing`: a small ring on lines. */
  readonly shape: 'place' | 'point' | 'crossing';
  readonly at: MapPosition;
  /** Written next to it where there is room. */
  readonly label?: readonly SpotLabelPart[];
  readonly title: string;
  readonly data: SvgAttributes;
}

/** A city and its name. */
export interface MapCity {
  readonly name: string;
  readonly at: MapPosition;
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
  /** Borders between countries, lines. */
  readonly borders: readonly (readonly MapPosition[])[];
  /** The greatest first; a map names those that it has room for. */
  readonly cities: readonly MapCity[];
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
