import { Body, Ecliptic, GeoVector, MakeTime, SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { jdOf } from '../dates.ts';
import { capitalize, ofPlanets, type Peer, work } from './peer.ts';

const daysSinceJ2000 = (jdUt: number): number => jdUt - 2_451_545;

export const peer: Peer = {
  works: {
    solarReturn: work<'solarReturn', ReturnType<typeof SearchSunLongitude>>(
      ({ birthJdUt, fromJdUt, toJdUt }) => {
        const { elon } = SunPosition(MakeTime(daysSinceJ2000(birthJdUt)));
        return SearchSunLongitude(elon, MakeTime(daysSinceJ2000(fromJdUt)), toJdUt - fromJdUt);
      },
      (found) => (found ? [jdOf(found.date.toISOString())] : []),
    ),
  },
  longitudesAt: (jdUt) =>
    ofPlanets((planet) => Ecliptic(GeoVector(Body[capitalize(planet)], MakeTime(daysSinceJ2000(jdUt)), true)).elon),
};
