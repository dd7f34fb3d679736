import { CHART_OBJECT_IDS, type ChartObjectId } from './chart-objects.ts';
import type { TransitBodyId } from './transit-bodies.ts';

/** A body of an ephemeris table: one that moves, and the Earth as seen from the Sun. */
export type TableBodyId = TransitBodyId | 'earth';

const isTableBody = (id: ChartObjectId): id is TableBodyId => id !== 'vertex' && id !== 'part_of_fortune';

export const TABLE_BODY_IDS: readonly TableBodyId[] = CHART_OBJECT_IDS.filter(isTableBody);

/** What a column is calculated from. Columns of `houses` and `horizon` need a place. */
export type ColumnSource = 'position' | 'equatorial' | 'houses' | 'horizon' | 'phenomena';

interface TableColumn {
  readonly description: string;
  readonly source: ColumnSource;
}

/** Columns of ephemeris tables: one for each body. */
export const TABLE_COLUMNS = {
  longitude: { description: 'Longitude in the zodiac, degrees in [0, 360).', source: 'position' },
  latitude: { description: 'Ecliptic latitude, degrees.', source: 'position' },
  distance_au: { description: 'Distance, astronomical units.', source: 'position' },
  longitude_speed: { description: 'Daily motion in longitude, degrees.', source: 'position' },
  right_ascension: { description: 'Right ascension of date, degrees in [0, 360).', source: 'equatorial' },
  declination: { description: 'Declination of date, degrees.', source: 'equatorial' },
  sign: { description: 'Sign of the zodiac.', source: 'position' },
  motion: { description: 'direct, stationary or retrograde.', source: 'position' },
  house: { description: 'House at the place, 1 to 12.', source: 'houses' },
  azimuth: { description: 'Azimuth at the place, degrees from north through east in [0, 360).', source: 'horizon' },
  altitude: {
    description: 'Altitude of the center above the true horizon of the place, degrees, without refraction.',
    source: 'horizon',
  },
  elongation: { description: 'Separation from the Sun seen from the Earth, degrees in [0, 180].', source: 'phenomena' },
  magnitude: { description: 'Visual magnitude seen from the Earth.', source: 'phenomena' },
  illuminated_fraction: {
    description: 'Lit part of the disc seen from the Earth, 0 to 1.',
    source: 'phenomena',
  },
} as const satisfies Record<string, TableColumn>;

export type TableColumnId = keyof typeof TABLE_COLUMNS;
export const TABLE_COLUMN_IDS = Object.keys(TABLE_COLUMNS) as readonly TableColumnId[];

/** Sources of columns that need a place on the Earth. */
export const PLACE_SOURCES: readonly ColumnSource[] = ['houses', 'horizon'];
