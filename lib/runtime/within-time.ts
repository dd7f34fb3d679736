import type { Ephemeris } from '../ephemeris/port.ts';
import type { Services } from './services.ts';

/** What the engine is asked between one step of a calculation and the next. */
const CALCULATING = [
  'position',
  'longitude',
  'trueDistanceAu',
  'equatorial',
  'houses',
  'housesOfMeridian',
  'orientation',
  'ayanamsaDeg',
  'phenomena',
  'star',
] as const satisfies readonly (keyof Ephemeris)[];

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
  const asked = CALCULATING.map((name) => {
    const ask = ephemeris[name] as (...question: unknown[]) => unknown;
    return [name, watchedCall(ask.bind(ephemeris), checkTime)] as const;
  });
  return { ...ephemeris, ...Object.fromEntries(asked) };
}

function watchedCall(ask: (...question: unknown[]) => unknown, checkTime: () => void) {
  return (...question: unknown[]): unknown => {
    checkTime();
    return ask(...question);
  };
}
