import library from 'circular-natal-horoscope-js';
import type { Birth } from '../../births.ts';
import { type CastChart, type Contestant, calendarOf, jdOfUnixMs, ofPlanets, unixMsOf } from '../contestant.ts';

type Origin = InstanceType<typeof library.Origin>;
type Horoscope = InstanceType<typeof library.Horoscope>;

/** Civil time of the zone that it finds at the place. It reads whole seconds for planets, whole minutes for houses. */
function originOf(localMs: number, { latitudeDeg, longitudeDeg }: Omit<Birth, 'jdUt'>): Origin {
  const { year, month, day, hour, minute, second } = calendarOf(jdOfUnixMs(localMs));
  return new library.Origin({
    year,
    month: month - 1,
    date: day,
    hour,
    minute,
    second: Math.round(second),
    latitude: latitudeDeg,
    longitude: longitudeDeg,
  });
}

/** Chiron, Sirius and Lilith stand in it too: it can't be asked for fewer. */
const horoscopeOf = (origin: Origin): Horoscope =>
  new library.Horoscope({
    origin,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies'],
    aspectWithPoints: ['bodies'],
    aspectTypes: ['major'],
  });

/** The birth's hours and minutes are read as civil time, which is as much work. */
const chart = (birth: Birth): Horoscope => horoscopeOf(originOf(unixMsOf(birth.jdUt), birth));

/** The civil time that its own zones turn into the birth's moment. */
function localMsOf(birth: Birth): number {
  const unixMs = unixMsOf(birth.jdUt);
  const offsetMs = unixMs - originOf(unixMs, birth).utcTime.valueOf();
  return unixMs + offsetMs;
}

/** @throws Error where the moment falls into an hour that the clocks have twice or not at all */
function chartAtMoment(birth: Birth): Horoscope {
  const origin = originOf(localMsOf(birth), birth);
  if (Math.abs(origin.utcTime.valueOf() - unixMsOf(birth.jdUt)) > 500) throw new Error('not the moment meant');
  return horoscopeOf(origin);
}

const read = ({ CelestialBodies, Ascendant, Midheaven, Houses }: Horoscope): CastChart => ({
  longitudesDeg: ofPlanets((planet) => CelestialBodies[planet]?.ChartPosition.Ecliptic.DecimalDegrees ?? Number.NaN),
  ascendantDeg: Ascendant.ChartPosition.Ecliptic.DecimalDegrees,
  midheavenDeg: Midheaven.ChartPosition.Ecliptic.DecimalDegrees,
  cuspsDeg: Houses.map(({ ChartPosition }) => ChartPosition.StartPosition.Ecliptic.DecimalDegrees),
});

export const contestant: Contestant = {
  works: {
    natal: { run: chart, read: async (birth) => read(chartAtMoment(birth)) },
    batch: { run: (births) => births.map(chart) },
  },
  longitudesAt: (jdUt) => read(chartAtMoment({ jdUt, latitudeDeg: 0, longitudeDeg: 0 })).longitudesDeg,
};
