import type { Ephemeris, EphemerisCalculations } from '../ephemeris/port.ts';
import type { Services } from '../http/services.ts';

/**
 * The services of one request, with a check of its time limit before every engine call. It ends any search that runs
 * out of time, and the domain needs no clock.
 *
 * A check costs 0.1 µs, an engine call ten and more. The other services are inherited: copying them for each request took
 * longer than all checks of a chart.
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
  return Object.create(services, { ephemeris: { get, enumerable: true } });
}

/** Written out, as making the twelve functions from a list of their names took 20 µs of each request. */
const watchEphemeris = (engine: Ephemeris, checkTime: () => void): Ephemeris => ({
  ...engine,
  ...watchBodies(engine, checkTime),
  ...watchSky(engine, checkTime),
});

type BodyCalculations = Pick<
  EphemerisCalculations,
  | 'position'
  | 'longitude'
  | 'latitudeDeg'
  | 'meanEquinoxMotion'
  | 'trueDistanceAu'
  | 'quickTrueDistanceAu'
  | 'equatorial'
  | 'phenomena'
  | 'compiledPieces'
>;

function watchBodies(engine: Ephemeris, checkTime: () => void): BodyCalculations {
  return {
    position: (body, moment, frame) => {
      checkTime();
      return engine.position(body, moment, frame);
    },
    longitude: (body, moment, frame) => {
      checkTime();
      return engine.longitude(body, moment, frame);
    },
    latitudeDeg: (body, moment, center) => {
      checkTime();
      return engine.latitudeDeg(body, moment, center);
    },
    meanEquinoxMotion: (body, moment) => {
      checkTime();
      return engine.meanEquinoxMotion(body, moment);
    },
    trueDistanceAu: (body, moment, center) => {
      checkTime();
      return engine.trueDistanceAu(body, moment, center);
    },
    quickTrueDistanceAu: (body, moment, center) => {
      checkTime();
      return engine.quickTrueDistanceAu(body, moment, center);
    },
    equatorial: (body, moment, center) => {
      checkTime();
      return engine.equatorial(body, moment, center);
    },
    phenomena: (body, moment) => {
      checkTime();
      return engine.phenomena(body, moment);
    },
    compiledPieces: (body, cell) => {
      checkTime();
      return engine.compiledPieces(body, cell);
    },
  };
}

/** All others, so that the compiler names a new calculation. */
function watchSky(engine: Ephemeris, checkTime: () => void): Omit<EphemerisCalculations, keyof BodyCalculations> {
  return {
    houses: (moment, place, system, zodiac) => {
      checkTime();
      return engine.houses(moment, place, system, zodiac);
    },
    housesOfMeridian: (meridian, system, zodiac) => {
      checkTime();
      return engine.housesOfMeridian(meridian, system, zodiac);
    },
    orientation: (moment) => {
      checkTime();
      return engine.orientation(moment);
    },
    ayanamsaDeg: (moment, ayanamsa) => {
      checkTime();
      return engine.ayanamsaDeg(moment, ayanamsa);
    },
    zeroPointDeg: (zodiac, moment) => {
      checkTime();
      return engine.zeroPointDeg(zodiac, moment);
    },
    star: (id, moment, zodiac) => {
      checkTime();
      return engine.star(id, moment, zodiac);
    },
    heliacal: (query) => {
      checkTime();
      return engine.heliacal(query);
    },
  };
}
