import { EMPTY_STORE, type GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { EclipticState, Ephemeris } from '../../../../lib/astro/port.ts';
import type { BodyId } from '../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/base/units/time.ts';

/** Day 0 of a synthetic sky: a border between cells of every body, after the years in which fits are precise. */
const BEGINNING = 32 * 80_100;

/** Motion of a body: longitude, degrees, and speed, degrees per day, as functions of the days since day 0. */
export interface Motion {
  readonly deg: (days: number) => number;
  readonly speed: (days: number) => number;
  /** 0 by default. */
  readonly latitudeDeg?: (days: number) => number;
  /** Distance from the Earth and from the Sun alike; 1 by default. */
  readonly distanceAu?: (days: number) => number;
}

/** Oscillates about a degree with a period in days, forward first. */
export function oscillate(aboutDeg: number, amplitudeDeg: number, periodDays: number): Motion {
  const rate = (2 * Math.PI) / periodDays;
  return {
    deg: (days) => aboutDeg + amplitudeDeg * Math.sin(rate * days),
    speed: (days) => amplitudeDeg * rate * Math.cos(rate * days),
  };
}

/** Moves at a constant speed. */
export const moveSteadily = (startDeg: number, degPerDay: number): Motion => ({
  deg: (days) => startDeg + degPerDay * days,
  speed: () => degPerDay,
});

/** Creates a sky that holds only the bodies with the given motions. */
export function createSyntheticSky(motions: Partial<Record<BodyId, Motion>>): GeocentricSky {
  const stateOf = (body: BodyId, moment: number): EclipticState => {
    const motion = motions[body];
    if (!motion) throw new Error(`${body} is not in this sky`);
    const days = daysOf(moment);
    return {
      longitudeDeg: longitudeDeg(motion.deg(days)),
      longitudeSpeedDegPerDay: motion.speed(days),
      latitudeDeg: motion.latitudeDeg?.(days) ?? 0,
      distanceAu: motion.distanceAu?.(days) ?? 1,
      latitudeSpeedDegPerDay: 0,
      distanceSpeedAuPerDay: 0,
    };
  };
  const ephemeris: Partial<Ephemeris> = {
    position: stateOf,
    longitude: (body, moment) => stateOf(body, moment).longitudeDeg,
    coverage: () => rangeOfDays(-100_000, 100_000),
  };
  const store = new Map();
  return {
    ephemeris: ephemeris as Ephemeris,
    zodiac: { type: 'tropical' },
    store: { ...EMPTY_STORE, get: (key) => store.get(key), set: (key, pieces) => store.set(key, pieces) },
  };
}

/** Range from one day of a synthetic sky to another. */
export const rangeOfDays = (from: number, to: number): JdRange => ({ fromJdUt: dayAt(from), toJdUt: dayAt(to) });

/** Moment of a day of a synthetic sky. */
export const dayAt = (days: number) => jdUt(BEGINNING + days);

/** Days since day 0 of a synthetic sky. */
export const daysOf = (moment: number): number => moment - BEGINNING;
