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

/** What finding a return and casting its chart can fail with. */
export const RETURN_ERRORS: readonly ErrorCode[] = [...CHART_ERRORS, 'InvalidRange', 'ReturnNotFound'];

/** What looking for events over a range of dates can fail with. */
export const SEARCH_ERRORS: readonly ErrorCode[] = [
  'InvalidBody',
  'InvalidDatetime',
  'InvalidRange',
  'DatetimeOutOfRange',
  'EphemerisUnavailable',
];
