/** What may differ between two programs. */
export const SLIP_KINDS = [
  ...['daylight_saving', 'clock', 'time', 'date', 'calendar', 'delta_t'],
  'place',
  ...['zodiac', 'nutation', 'center', 'positions', 'node', 'lilith'],
  ...['house_system', 'sidereal_time', 'angles', 'lots', 'dasha_year', 'dasha_start', 'weekday'],
  ...['print', 'ephemeris'],
] as const;

/** Groups of variations that a request can choose. */
export const VARIATIONS = ['moment', 'place', 'sky', 'chart', 'print'] as const;
export type Variation = (typeof VARIATIONS)[number];

/** One difference between two programs, in words. */
export interface Change {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/**
 * A value of one dimension of the search, such as the clock that a time is read on.
 *
 * `cost` orders slips by how often they happen: it stands for the negative natural logarithm of their share among
 * differences between programs. The figures are judged from the threads that `test/system/reconcile/charts` cites, and not counted. No change costs
 * 0.
 */
export interface SlipChoice {
  readonly cost: number;
  /** Empty where nothing is changed. */
  readonly changes: readonly Change[];
}

/** The choice that changes nothing. */
export const UNCHANGED: SlipChoice = { cost: 0, changes: [] };

/** A choice with one change. */
export const changeOf = (cost: number, what: string, [from, to]: readonly [string, string]): SlipChoice => ({
  cost,
  changes: [{ what, from, to }],
});
