import type { ErrorCode } from './catalogue.ts';

/** What looking for events over a range of dates can fail with. */
export const SEARCH_ERRORS: readonly ErrorCode[] = [
  'InvalidBody',
  'InvalidDatetime',
  'InvalidRange',
  'DatetimeOutOfRange',
  'EphemerisUnavailable',
];
