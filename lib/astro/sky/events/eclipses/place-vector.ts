import { cosDeg, sinDeg } from '../../../../base/units/angle.ts';
import type { JdUt } from '../../../../base/units/time.ts';
import type { GeoPlace } from '../../../port.ts';
import { createHorizonObserver } from '../../rising/horizon-observer.ts';
import type { Vector } from '../../vector.ts';
import { EARTH_RADII_PER_AU } from './radii.ts';
import type { SunAndMoon } from './sun-and-moon.ts';

/** Where a place is as the Earth rotates, equatorial radii, in the axes of Sun and Moon. */
export function placeVectorAt({ siderealTimeDegAt }: SunAndMoon, place: GeoPlace): (moment: JdUt) => Vector {
  const { axisDistanceAu, equatorDistanceAu } = createHorizonObserver(place);
  const [fromAxis, z] = [axisDistanceAu * EARTH_RADII_PER_AU, equatorDistanceAu * EARTH_RADII_PER_AU];
  return (moment) => {
    const angleDeg = siderealTimeDegAt(moment) + place.longitudeDeg;
    return { x: fromAxis * cosDeg(angleDeg), y: fromAxis * sinDeg(angleDeg), z };
  };
}
