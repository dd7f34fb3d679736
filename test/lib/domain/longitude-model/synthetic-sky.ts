import type { BodyId } from '../../../../lib/catalog/bodies.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import type { EclipticState, Ephemeris } from '../../../../lib/ephemeris/port.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/units/time.ts';

/** Day 0 of a made-up sky: a border of every body's cells. */
const BEGINNING = 32 * 76_611;

/** How a body moves: its longitude, degrees, and its speed, degrees per day, so many days after the beginning. */
export interface Motion {
  readonly deg: (days: number) => number;
  readonly speed: (days: number) => number;
  /** 0 unless stated. */
  readonly latitudeDeg?: (days: number) => number;
  /** From the Earth as from the Sun; 1 unless stated. */
  readonly distanceAu?: (days: number) => number;
}

/** Once to and fro about a degree in so many days, forward first. */
export function swing(aboutDeg: number, reachDeg: number, periodDays: number): Motion {
  const rate = (2 * Math.PI) / periodDays;
  return {
    deg: (days) => aboutDeg + reachDeg * Math.sin(rate * days),
    speed: (days) => reachDeg * rate * Math.cos(rate * days),
  };
}

/** The same speed always. */
export const run = (startDeg: number, degPerDay: number): Motion => ({
  deg: (days) => startDeg + degPerDay * days,
  speed: () => degPerDay,
});

/** A sky in which these bodies move as they are told, and nobody else is. */
export function madeUpSky(motions: Partial<Record<BodyId, Motion>>): GeocentricSky {
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
  const ephemeris: Pick<Ephemeris, 'position' | 'longitude' | 'trueDistanceAu' | 'coverage'> = {
    position: stateOf,
    longitude: (body, moment) => stateOf(body, moment).longitudeDeg,
    trueDistanceAu: (body, moment) => stateOf(body, moment).distanceAu,
    coverage: () => daysFrom(-100_000, 100_000),
  };
  const kept = new Map();
  return {
    ephemeris: ephemeris as Ephemeris,
    zodiac: { type: 'tropical' },
    store: { get: (key) => kept.get(key), set: (key, pieces) => kept.set(key, pieces) },
  };
}

/** From one day of a made-up sky to another. */
export const daysFrom = (from: number, to: number): JdRange => ({ fromJdUt: dayAt(from), toJdUt: dayAt(to) });

export const dayAt = (days: number) => jdUt(BEGINNING + days);

/** Days since the beginning. */
export const daysOf = (moment: number): number => moment - BEGINNING;
