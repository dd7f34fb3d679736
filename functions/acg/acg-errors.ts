import type { ErrorCode } from '../../lib/errors/catalogue.ts';

/** What reading a birth and drawing its map can fail with. */
export const ACG_ERRORS: readonly ErrorCode[] = [
  'LLMModeNotSupported',
  'InvalidDatetime',
  'DatetimeOutOfRange',
  'InvalidTimezone',
  'InvalidLatitude',
  'InvalidLongitude',
  'InvalidBody',
  'AmbiguousLocalTime',
  'NonexistentLocalTime',
  'EphemerisUnavailable',
  'PlacesUnavailable',
];
