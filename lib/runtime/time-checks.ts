import type { Ephemeris, EphemerisCalculations } from '../ephemeris/port.ts';
import type { Services } from '../http/services.ts';

/** The engine calls that check the time first: all that compute. */
const CALCULATIONS: Readonly<Record<keyof EphemerisCalculations, true>> = {
  position: true,
  longitude: true,
  trueDistanceAu: true,
  equatorial: true,
  houses: true,
  housesOfMeridian: true,
  orientation: true,
  ayanamsaDeg: true,
  phenomena: true,
  star: true,
  heliacal: true,
  compiledPieces: true,
};

/**
 * The services of one request, with a check of its time limit before every engine call. It ends any search that runs
 * out of time, and the domain needs no clock.
 *
 * A check costs 0.1 µs, an engine call ten and more.
 *
 * @param checkTime throws after the time limit
 */
export function addTimeChecks<Needed extends Partial<Services>>(services: Needed, checkTime: () => void): Needed {
  if (!('ephemeris' in services)) return services;
  let watched: Ephemeris | undefined;
  const get = (): Ephemeris => {
    watched ??= watchEphemeris(services.ephemeris as Ephemeris, checkTime);
    return watched;
  };
  // Getters of its own: a copy by spreading keeps them, which it does not with inherited ones.
  const getters = { ...Object.getOwnPropertyDescriptors(services), ephemeris: { get, enumerable: true } };
  return Object.defineProperties({}, getters) as Needed;
}

function watchEphemeris(ephemeris: Ephemeris, checkTime: () => void): Ephemeris {
  const watched = (Object.keys(CALCULATIONS) as (keyof EphemerisCalculations)[]).map((name) => {
    const call = ephemeris[name] as (...question: unknown[]) => unknown;
    return [name, watchCall(call.bind(ephemeris), checkTime)] as const;
  });
  return { ...ephemeris, ...Object.fromEntries(watched) };
}

function watchCall(call: (...question: unknown[]) => unknown, checkTime: () => void) {
  return (...question: unknown[]): unknown => {
    checkTime();
    return call(...question);
  };
}
