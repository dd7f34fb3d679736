import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';

/** Processor time of one body on one day, CPU-seconds, measured with the Moon through a year. */
const SECONDS_PER_DAY_OF_BODY = 0.0003;

/** Estimates events of bodies on days, CPU-seconds. */
export const estimateSkyDays = (daysOfBodies: number): number =>
  SECONDS_PER_REQUEST + SECONDS_PER_DAY_OF_BODY * daysOfBodies;

/** Processor time of one search of the engine for a first or last visibility, CPU-seconds: 8 ms in the middle, up to 450. */
const SECONDS_PER_VISIBILITY = 0.05;

/** A series is searched from well before the range, so that its first event is seldom in it. */
const SEARCHES_OF_A_SERIES = 2;

/** Estimates a search for first and last visibilities, CPU-seconds. */
export const estimateHeliacalSearch = (series: number, limit: number): number =>
  SECONDS_PER_REQUEST + SECONDS_PER_VISIBILITY * (SEARCHES_OF_A_SERIES * series + limit);
