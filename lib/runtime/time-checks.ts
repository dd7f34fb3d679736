import type { Compiled } from '../astro/motion/geocentric-sky.ts';
import type { EphemerisCalculations } from '../astro/port.ts';
import type { Services } from '../contract/services.ts';

/** What counts toward the time limit of a request, by service; the compiler names what is missing. */
const CHECKED = {
  ephemeris: {
    position: true,
    longitude: true,
    equatorial: true,
    houses: true,
    housesOfMeridian: true,
    orientation: true,
    ayanamsaDeg: true,
    phenomena: true,
    star: true,
    heliacal: true,
  } satisfies Record<keyof EphemerisCalculations, true>,
  positions: { compiledPieces: true, compiledMoments: true } satisfies Record<keyof Compiled, true>,
} as const;

/**
 * The services of one request, with a check of its time limit before every engine call and every look at compiled data. It ends
 * any search that runs out of time, and the domain needs no clock. The other services are inherited.
 *
 * @param checkTime throws after the time limit
 */
export function addTimeChecks<Needed extends Partial<Services>>(services: Needed, checkTime: () => void): Needed {
  if (!('ephemeris' in services)) return services;
  const watched: { -readonly [Name in keyof typeof CHECKED]?: object } = {};
  const watchOnce = (name: keyof typeof CHECKED): object | undefined => {
    const service: object | undefined = services[name];
    if (service) watched[name] ??= watch(service, Object.keys(CHECKED[name]), checkTime);
    return watched[name];
  };
  const checked = {
    __proto__: services,
    get ephemeris() {
      return watchOnce('ephemeris');
    },
    get positions() {
      return watchOnce('positions');
    },
  };
  const inherited: object = checked;
  return inherited as Needed;
}

type Call = (...parameters: unknown[]) => unknown;

/** A service whose calls of these names are checked. */
function watch(service: object, names: readonly string[], checkTime: () => void): object {
  const watched: Record<string, unknown> = { ...service };
  for (const name of names) {
    const call = watched[name] as Call;
    watched[name] = (...parameters: unknown[]) => {
      checkTime();
      return call(...parameters);
    };
  }
  return watched;
}
