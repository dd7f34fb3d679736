import { arcDeg, asinDeg, atan2Deg, cosDeg, longitudeDeg, sinDeg, tanDeg } from '../../../../lib/base/units/angle.ts';
import { ascendantDeg, type IntermediateCusps, midheavenDeg, type Sky } from './cusps.ts';

const BISECTIONS = 60;

/** Excess of a degree's position on its semi-arc over the cusp's share of it, degrees of the equator. */
function excessDeg(sky: Sky, eclipticDeg: number, share: number, isAbove: boolean): number {
  const declinationDeg = asinDeg(sinDeg(sky.obliquityDeg) * sinDeg(eclipticDeg));
  const rightAscensionDeg = atan2Deg(sinDeg(eclipticDeg) * cosDeg(sky.obliquityDeg), cosDeg(eclipticDeg));
  const differenceDeg = asinDeg(tanDeg(sky.latitudeDeg) * tanDeg(declinationDeg));
  const fromMeridianDeg = isAbove
    ? arcDeg(sky.armcDeg, rightAscensionDeg)
    : arcDeg(rightAscensionDeg, sky.armcDeg + 180);
  return fromMeridianDeg - share * (isAbove ? 90 + differenceDeg : 90 - differenceDeg);
}

/** The root between two longitudes, the first of which lies at the meridian. */
function bisect(meridianDeg: number, horizonDeg: number, excess: (eclipticDeg: number) => number): number {
  const spanDeg = arcDeg(meridianDeg, horizonDeg);
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (excess(meridianDeg + middle * spanDeg) < 0) low = middle;
    else high = middle;
  }
  return longitudeDeg(meridianDeg + low * spanDeg);
}

/**
 * The degrees of the ecliptic that have one and two thirds of their own semi-arcs behind them, by bisection.
 *
 * @source equations (1) and (2) of "House Cusps in Placidus System", morinus-astrology.com/placidus-cusps
 */
export function placidus(sky: Sky): IntermediateCusps {
  const [ascendant, midheaven] = [ascendantDeg(sky), midheavenDeg(sky)];
  const above = (share: number) => bisect(midheaven, ascendant, (lon) => excessDeg(sky, lon, share, true));
  const below = (share: number) => bisect(midheaven + 180, ascendant, (lon) => excessDeg(sky, lon, share, false));
  return [above(1 / 3), above(2 / 3), below(2 / 3), below(1 / 3)];
}
