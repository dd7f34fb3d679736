import library from 'circular-natal-horoscope-js';
import type { Birth } from '../births.ts';
import { unixMsOf } from '../dates.ts';
import { calendarOf, ofPlanets, type Peer, work } from './peer.ts';

/** Its types leave houses open. */
interface House {
  readonly ChartPosition: { readonly StartPosition: { readonly Ecliptic: { readonly DecimalDegrees: number } } };
}

const MS_PER_DAY = 86_400_000;

/** Civil time of the zone that it finds at the place. It reads whole seconds for planets, whole minutes for houses. */
function originOf({ jdUt, latitudeDeg: latitude, longitudeDeg: longitude }: Birth) {
  const { day: date, month, second, ...clock } = calendarOf(jdUt);
  return new library.Origin({ ...clock, date, month: month - 1, second: Math.round(second), latitude, longitude });
}

/** Chiron, Sirius and Lilith stand in it too: it can't be asked for fewer. */
const horoscopeOf = (birth: Birth) =>
  new library.Horoscope({
    origin: originOf(birth),
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies'],
    aspectWithPoints: ['bodies'],
    aspectTypes: ['major'],
  });

/** How far the civil time of its zone is from a moment in UT that is given to it, days. */
const lateDays = (birth: Birth, jdUt: number): number =>
  (originOf(birth).utcTime.valueOf() - unixMsOf(jdUt)) / MS_PER_DAY;

/** @throws Error where the moment falls into an hour that the clocks have twice or not at all */
function chartAtMoment(birth: Birth) {
  const local = { ...birth, jdUt: birth.jdUt - lateDays(birth, birth.jdUt) };
  if (Math.abs(lateDays(local, birth.jdUt)) * MS_PER_DAY > 500) throw new Error('not the moment meant');
  return horoscopeOf(local);
}

export const peer: Peer = {
  works: {
    natal: {
      // The birth's hours and minutes are read as civil time, which is as much work.
      run: horoscopeOf,
      read: work<'natal', ReturnType<typeof horoscopeOf>>(chartAtMoment, ({ Ascendant, Midheaven, Houses }) => ({
        ascendantDeg: Ascendant.ChartPosition.Ecliptic.DecimalDegrees,
        midheavenDeg: Midheaven.ChartPosition.Ecliptic.DecimalDegrees,
        cuspsDeg: Houses.map(({ ChartPosition }: House) => ChartPosition.StartPosition.Ecliptic.DecimalDegrees),
      })).read,
    },
  },
  longitudesAt: (jdUt) => {
    const { CelestialBodies } = chartAtMoment({ jdUt, latitudeDeg: 0, longitudeDeg: 0 });
    return ofPlanets((planet) => CelestialBodies[planet]?.ChartPosition.Ecliptic.DecimalDegrees ?? Number.NaN);
  },
};
