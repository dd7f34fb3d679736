import type { Ephemeris, EphemerisCalculations } from '../ephemeris/port.ts';
import type { Services } from '../http/services.ts';

/** The calls before which the time is checked: all that compute. */
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
};

/**
 * The services as one request is given them: its time is looked at whenever the engine is asked something. So no search
 * outlives it, however the domain goes about it, and the domain has no clock.
 *
 * A look costs 0.1 µs, a question to the engine ten and more.
 *
 * @param checkTime throws once the time is used up
 */
export function withinTime<Needed extends Partial<Services>>(services: Needed, checkTime: () => void): Needed {
  if (!('ephemeris' in services)) return services;
  let watched: Ephemeris | undefined;
  const get = (): Ephemeris => {
    watched ??= watchedEphemeris(services.ephemeris as Ephemeris, checkTime);
    return watched;
  };
  return Object.create(services, { ephemeris: { get, enumerable: true } }) as Needed;
}

function watchedEphemeris(ephemeris: Ephemeris, checkTime: () => void): Ephemeris {
  const watched = (Object.keys(CALCULATIONS) as (keyof EphemerisCalculations)[]).map((name) => {
    const ask = ephemeris[name] as (...question: unknown[]) => unknown;
    return [name, watchedCall(ask.bind(ephemeris), checkTime)] as const;
  });
  return { ...ephemeris, ...Object.fromEntries(watched) };
}

function watchedCall(ask: (...question: unknown[]) => unknown, checkTime: () => void) {
  return (...question: unknown[]): unknown => {
    checkTime();
    return ask(...question);
  };
}
