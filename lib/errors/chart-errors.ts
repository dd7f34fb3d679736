import type { ErrorCode } from './catalogue.ts';

/** What reading a birth and casting its chart can fail with. */
export const CHART_ERRORS: readonly ErrorCode[] = [
  'InvalidDatetime',
  'DatetimeOutOfRange',
  'InvalidTimezone',
  'InvalidLatitude',
  'InvalidLongitude',
  'InvalidHouseSystem',
  'InvalidBody',
  'InvalidAspect',
  'AmbiguousLocalTime',
  'NonexistentLocalTime',
  'HouseSystemUndefined',
  'EphemerisUnavailable',
  'PlacesUnavailable',
];
