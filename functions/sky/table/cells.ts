import { classifyMotion } from '../../../lib/answers/position.ts';
import { DISTANCE_DECIMALS, roundTo, roundWithinCycle, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { ObservedBody } from '../../../lib/astro/chart/observe-row.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { TableColumnId } from '../../../lib/base/catalog/table-columns.ts';

/** A value of a table; null where a body has none. */
export type TableCell = string | number | null;

type CellOf = (body: ObservedBody, decimals: number) => TableCell;

const MAGNITUDE_DECIMALS = 3;

const roundKnown = (value: number | null | undefined, decimals: number): number | null =>
  value == null ? null : roundTo(value, decimals);

const roundAngle = (value: number | undefined, decimals: number): number | null =>
  value === undefined ? null : roundWithinCycle(360, value, decimals);

/** The value of each column, rounded as charts round it. */
export const CELLS: Readonly<Record<TableColumnId, CellOf>> = {
  longitude: ({ point }, decimals) => toZodiacPosition(point.longitudeDeg, decimals).longitude,
  latitude: ({ point }, decimals) => roundTo(point.latitudeDeg, decimals),
  distance_au: ({ point }) => roundKnown(point.distanceAu, DISTANCE_DECIMALS),
  longitude_speed: ({ point }, decimals) => roundKnown(point.longitudeSpeedDegPerDay, decimals),
  right_ascension: ({ point }, decimals) => roundAngle(point.equatorial?.rightAscensionDeg, decimals),
  declination: ({ point }, decimals) => roundKnown(point.equatorial?.declinationDeg, decimals),
  sign: ({ point }) => signOf(point.longitudeDeg),
  motion: ({ point }) => classifyMotion(point) ?? null,
  house: ({ point }) => point.house ?? null,
  azimuth: ({ horizontal }, decimals) => roundAngle(horizontal?.azimuthDeg, decimals),
  altitude: ({ horizontal }, decimals) => roundKnown(horizontal?.altitudeDeg, decimals),
  elongation: ({ phenomena }, decimals) => roundKnown(phenomena?.elongationDeg, decimals),
  magnitude: ({ phenomena }) => roundKnown(phenomena?.magnitude, MAGNITUDE_DECIMALS),
  illuminated_fraction: ({ point, phenomena }, decimals) =>
    // The engine states 0 for the Sun, whose disc shines by itself.
    point.id === 'sun' ? null : roundKnown(phenomena?.illuminatedFraction, decimals),
};
