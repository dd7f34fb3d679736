import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import { MEAN_LONGITUDES, type MeanCycle, ORBITAL_CYCLES, RETROGRADATIONS } from '../../base/catalog/mean-cycles.ts';
import { TURN_DEG } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';

/*
 * What distinguishes an event from the others of its kind, without its time: whole numbers that count revolutions and
 * retrogradations since J2000 by mean motions.
 *
 *   longitude │      direct      ╱╲ retro ╱     direct      ╱╲ retro ╱
 *             │   2k − 1      ╱     ╲2k╱      2k + 1     ╱     ╲ 2k + 2
 *             └──────────────┴──┬───┴─────────────────┴──┬───┴──────▶ time
 *                        mean middle k              mean middle k + 1
 *
 * A count needs no other event, and so no range: mean middle k lies within true retrogradation k, and so an event that is
 * known to be in a retrogradation is nearer to k than to any other, and a direct one is between two of them. No event is
 * near the place where a count changes, and a time that moves by a second, an hour or a day changes none.
 */

const J2000 = 2_451_545;
const daysFromJ2000 = (moment: JdUt): number => moment - J2000;

const phaseOf = ({ epochDays, periodDays }: MeanCycle, moment: JdUt): number =>
  (daysFromJ2000(moment) - epochDays) / periodDays;

const isCatalogBody = (body: string): body is CatalogBodyId => Object.hasOwn(MEAN_LONGITUDES, body);

const meanLongitudeDeg = (body: CatalogBodyId, moment: JdUt): number => {
  const { degrees, degreesPerDay } = MEAN_LONGITUDES[body];
  return degrees + degreesPerDay * daysFromJ2000(moment);
};

/** Bodies that turn every few days, at no regular times. */
const UNSTEADY: readonly string[] = ['true_node', 'south_node', 'true_lilith'];

/** A moment at which a body is at a longitude. */
export interface CountedCrossing {
  readonly body: string;
  readonly moment: JdUt;
  /** True longitude of the body, degrees; of a sidereal zodiac too, as a count has room for 100°. */
  readonly longitudeDeg: number;
  readonly isRetrograde: boolean;
  /** Mean longitude at the moment, degrees, of what is no body of the catalog; whole turns count. */
  readonly meanDeg?: number | undefined;
}

/**
 * Number of the stretch between two stations in which a body moves: even ones are retrograde. Of what has no rhythm of turning 0, or −1 backwards, as the Ascendant moves near the poles.
 * For the true node and apogee, which turn every few days, the number of the day.
 */
function countStretch({ body, moment, isRetrograde }: Omit<CountedCrossing, 'longitudeDeg'>): number {
  if (UNSTEADY.includes(body)) return 2 * Math.floor(daysFromJ2000(moment)) + (isRetrograde ? 0 : 1);
  const turning = isCatalogBody(body) ? RETROGRADATIONS[body] : undefined;
  if (!turning) return isRetrograde ? -1 : 0;
  const phase = phaseOf(turning, moment);
  return isRetrograde ? 2 * Math.round(phase) : 2 * Math.floor(phase) + 1;
}

function readMean({ body, moment, meanDeg = 0 }: Pick<CountedCrossing, 'body' | 'moment' | 'meanDeg'>): number {
  const source = body === 'south_node' ? 'true_node' : body;
  return isCatalogBody(source) ? meanLongitudeDeg(source, moment) + (source === body ? 0 : TURN_DEG / 2) : meanDeg;
}

/** Number of the revolution in which a body is at a longitude. */
const countRevolution = (crossing: Omit<CountedCrossing, 'isRetrograde'>): number =>
  Math.round((readMean(crossing) - crossing.longitudeDeg) / TURN_DEG);

/** Counts of the crossing of a body over a longitude: different for any two crossings over the same one. */
export const countCrossing = (crossing: CountedCrossing): readonly number[] => [
  countRevolution(crossing),
  countStretch(crossing),
];

/** Counts of a turn of a body within the orb of a longitude: its retrogradation, and whether it is its beginning. */
export function countTurn(crossing: Omit<CountedCrossing, 'isRetrograde'>): readonly number[] {
  const turning = isCatalogBody(crossing.body) ? RETROGRADATIONS[crossing.body] : undefined;
  const phase = turning ? phaseOf(turning, crossing.moment) : daysFromJ2000(crossing.moment);
  const middle = turning ? Math.round(phase) : Math.floor(phase);
  return [countRevolution(crossing), middle, phase < middle ? 0 : 1];
}

/** Number of the twelfth of a body's cycle of retrogradations that a moment lies in; 0 for bodies that never turn. */
export const countTwelfth = (body: string, moment: JdUt): number => {
  const turning = isCatalogBody(body) ? RETROGRADATIONS[body] : undefined;
  return turning ? Math.floor(12 * phaseOf(turning, moment)) : 0;
};

/** Number of the retrogradation that a moment is nearest to. */
export const countRetrogradation = (body: string, moment: JdUt): number => {
  const turning = isCatalogBody(body) ? RETROGRADATIONS[body] : undefined;
  return turning ? Math.round(phaseOf(turning, moment)) : Math.floor(daysFromJ2000(moment));
};

/** Number of the time between two retrogradations that a moment near its middle, as a conjunction beyond the Sun, lies in. */
export const countDirectStretch = (body: string, moment: JdUt): number => {
  const turning = isCatalogBody(body) ? RETROGRADATIONS[body] : undefined;
  return Math.floor(turning ? phaseOf(turning, moment) : daysFromJ2000(moment));
};

/** A moment at which the longitudes of two bodies have a distance. */
export interface CountedAspect {
  readonly moment: JdUt;
  readonly first: Omit<CountedCrossing, 'moment'>;
  readonly second: Omit<CountedCrossing, 'moment'>;
  /** Whether the first body moves faster, counted in the direction of the zodiac. */
  readonly isFirstFaster: boolean;
}

/**
 * Counts of an aspect: different for any two at the same signed distance. Between two stations of either body the first one
 * can do once what it does in the middle of its stretch, gain on the second or, moving backward, lose; the contrary it can do
 * at the beginning and at the end of the stretch.
 */
export function countAspect({ moment, first, second, isFirstFaster }: CountedAspect): readonly number[] {
  const distanceDeg = signedDistanceDeg(first.longitudeDeg, second.longitudeDeg);
  const turns = Math.round((readMean({ ...first, moment }) - readMean({ ...second, moment }) - distanceDeg) / TURN_DEG);
  const isMiddle = isFirstFaster !== first.isRetrograde;
  const part = isMiddle ? 0 : findHalf({ ...first, moment });
  return [turns, countStretch({ ...first, moment }), countStretch({ ...second, moment }), part];
}

/** 1 in the first half of a stretch, 2 in the second. */
function findHalf({ body, moment, isRetrograde }: Omit<CountedCrossing, 'longitudeDeg'>): number {
  const turning = isCatalogBody(body) ? RETROGRADATIONS[body] : undefined;
  const phase = turning ? phaseOf(turning, moment) : 0;
  const middle = isRetrograde ? Math.round(phase) : Math.floor(phase) + 1 / 2;
  return phase < middle ? 1 : 2;
}

/** Between the largest aspects, 180° and 210°: an opposition is 180° whatever its last decimals are. */
const LARGEST_DISTANCE_DEG = 195;

/** From the second longitude to the first, degrees in (−165, 195]. */
export function signedDistanceDeg(firstDeg: number, secondDeg: number): number {
  const distanceDeg = (((firstDeg - secondDeg) % TURN_DEG) + TURN_DEG) % TURN_DEG;
  return distanceDeg > LARGEST_DISTANCE_DEG ? distanceDeg - TURN_DEG : distanceDeg;
}

/** Factors of the longitudes of Moon and Sun in an angle that grows all the time. */
const LUNAR_ANGLES = { elongation: [1, -1], moon: [1, 0], sum: [1, 1] } as const;

/** Number of times that an angle of the Moon had come round when it reaches a value, degrees. */
export function countLunarCycle(angle: keyof typeof LUNAR_ANGLES, moment: JdUt, valueDeg: number): number {
  const [ofMoon, ofSun] = LUNAR_ANGLES[angle];
  const meanDeg = ofMoon * meanLongitudeDeg('moon', moment) + ofSun * meanLongitudeDeg('sun', moment);
  return Math.round((meanDeg - valueDeg) / TURN_DEG);
}

/** Number of an apsis or a node crossing. */
export function countOrbit(body: string, event: 'near' | 'far' | 'ascending' | 'descending', moment: JdUt): number {
  const cycle = isCatalogBody(body) ? ORBITAL_CYCLES[body]?.[event] : undefined;
  return cycle ? Math.round(phaseOf(cycle, moment)) : 0;
}
