import { DISTANCE_DECIMALS, roundTo, toZodiacPosition } from '../../answers/rounding.ts';
import type { ChartPoint } from '../../astro/chart/point.ts';
import { signOf } from '../../astro/sky/zodiac/sign-position.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { BulkColumn, ColumnValue } from '../column.ts';
import type { ChartColumn } from './chart-row.ts';

const roundOrNull = (value: number | null | undefined, decimals: number): number | null =>
  value === null || value === undefined ? null : roundTo(value, decimals);

/** A column that every object has: its name after that of the object, and how it is read from the object's place. */
type BodyColumn = Omit<BulkColumn, 'name' | 'description'> & {
  readonly member: string;
  readonly describe: (name: string) => string;
  readonly read: (point: ChartPoint, decimals: number) => ColumnValue;
};

const BODY_COLUMNS: readonly BodyColumn[] = [
  {
    member: 'longitude',
    group: 'longitudes',
    type: 'double',
    unit: 'degrees',
    describe: (name) => `Ecliptic longitude of ${name} in the zodiac of the chart`,
    read: ({ longitudeDeg }, decimals) => toZodiacPosition(longitudeDeg, decimals).longitude,
  },
  {
    member: 'sign',
    group: 'signs',
    type: 'name',
    describe: (name) => `Sign of ${name}`,
    read: ({ longitudeDeg }) => signOf(longitudeDeg),
  },
  {
    member: 'house',
    group: 'houses',
    type: 'int8',
    describe: (name) => `House of ${name}, 1 to 12; null without a time of birth`,
    read: ({ house }) => house ?? null,
  },
  {
    member: 'retrograde',
    group: 'retrogrades',
    type: 'boolean',
    describe: (name) => `Whether ${name} moves against the order of the signs`,
    read: ({ longitudeSpeedDegPerDay }) => (longitudeSpeedDegPerDay ?? 0) < 0,
  },
  {
    member: 'longitude_speed',
    group: 'speeds',
    type: 'double',
    unit: 'degrees per day',
    describe: (name) => `Speed of ${name} in longitude`,
    read: ({ longitudeSpeedDegPerDay }, decimals) => roundOrNull(longitudeSpeedDegPerDay, decimals),
  },
  {
    member: 'latitude',
    group: 'latitudes',
    type: 'double',
    unit: 'degrees',
    describe: (name) => `Ecliptic latitude of ${name}`,
    read: ({ latitudeDeg }, decimals) => roundTo(latitudeDeg, decimals),
  },
  {
    member: 'distance_au',
    group: 'distances',
    type: 'double',
    unit: 'astronomical units',
    describe: (name) => `Distance of ${name}`,
    read: ({ distanceAu }) => roundOrNull(distanceAu, DISTANCE_DECIMALS),
  },
  {
    member: 'declination',
    group: 'declinations',
    type: 'double',
    unit: 'degrees',
    describe: (name) => `Declination of ${name}`,
    read: ({ equatorial }, decimals) => roundOrNull(equatorial?.declinationDeg, decimals),
  },
];

/** Group whose columns need places in the system of the equator, which charts have on demand. */
export const EQUATORIAL_GROUP = 'declinations';

/** The columns of the objects of a chart, kind by kind. */
export const listBodyColumns = (objects: readonly ChartObjectId[]): readonly ChartColumn[] =>
  BODY_COLUMNS.flatMap(({ member, describe, read, ...column }) =>
    objects.map((id, index) => ({
      ...column,
      name: `${id}_${member}`,
      description: describe(CHART_OBJECTS[id].name),
      read: ({ points, decimals }) => {
        const point = points[index];
        return point ? read(point, decimals) : null;
      },
    })),
  );
