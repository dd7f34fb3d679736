import { BODIES, type NumberedBodyId } from './bodies.ts';

/**
 * Processor time of following a body through a year of a search whose positions no earlier search has left behind,
 * CPU-seconds. Fast bodies need more positions, and the true node and the true apogee wobble every two weeks.
 *
 * Upper bounds of searches of 50 to 100 years in a sidereal zodiac and before 1700, measured with Node 24 on a loaded machine,
 * 23 November 2026. `test/system/stress/estimates.test.ts` compares them with what a search takes.
 */
const OTHER_SECONDS = 0.001;
const FAST_SECONDS: Readonly<Partial<Record<NumberedBodyId, number>>> = {
  moon: 0.005,
  mercury: 0.002,
  true_node: 0.006,
  true_lilith: 0.011,
};

export const secondsPerYearOf = (body: NumberedBodyId): number => FAST_SECONDS[body] ?? OTHER_SECONDS;

/**
 * The same in the years whose positions are compiled. Typical of searches of 50 to 200 years for up to 18 bodies, with half as much
 * again for a busy machine, measured on 27 November 2026, and no bounds: a search with many contacts of a slow body takes twice its
 * estimate. The true apogee has more turns, and fits that settle no moment.
 */
const OTHER_COMPILED_SECONDS = 0.0002;
const FAST_COMPILED_SECONDS: Readonly<Partial<Record<NumberedBodyId, number>>> = {
  moon: 0.0006,
  true_node: 0.0007,
  true_lilith: 0.003,
};

/** Bodies of charts beside those of the catalog are not compiled. */
export const compiledSecondsPerYearOf = (body: NumberedBodyId): number =>
  Object.hasOwn(BODIES, body) ? (FAST_COMPILED_SECONDS[body] ?? OTHER_COMPILED_SECONDS) : secondsPerYearOf(body);

/** Processor time of each event that a search finds, CPU-seconds. */
export const SECONDS_PER_EVENT = 5e-6;

/** Processor time of each event that was found ahead, with stating it in the answer, CPU-seconds. */
export const SECONDS_PER_EVENT_AHEAD = 6e-6;

/** Processor time of refining an event and of stating it in the answer, CPU-seconds. */
export const SECONDS_PER_ITEM = 25e-6;

/** Processor time of reading and answering any request that casts a chart or searches, CPU-seconds. */
export const SECONDS_PER_REQUEST = 0.003;
