import { asinDeg, atan2Deg, cosDeg, longitudeDeg, sinDeg, tanDeg } from '../../../../lib/base/units/angle.ts';
import type { Sky } from './cusps.ts';

/** A direction in the equatorial system of date. */
type Direction = readonly [number, number, number];

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const combine = (a: Direction, b: Direction, angleDeg: number): Direction => {
  const [c, s] = [cosDeg(angleDeg), sinDeg(angleDeg)];
  return [a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s];
};
const toDirection = (rightAscensionDeg: number, declinationDeg: number): Direction => [
  cosDeg(declinationDeg) * cosDeg(rightAscensionDeg),
  cosDeg(declinationDeg) * sinDeg(rightAscensionDeg),
  sinDeg(declinationDeg),
];

const POLE: Direction = [0, 0, 1];
const eclipticPole = ({ obliquityDeg }: Sky): Direction => [0, -sinDeg(obliquityDeg), cosDeg(obliquityDeg)];
const zenith = ({ armcDeg, latitudeDeg }: Sky): Direction => toDirection(armcDeg, latitudeDeg);
const east = ({ armcDeg }: Sky): Direction => toDirection(armcDeg + 90, 0);
const north = (sky: Sky): Direction => cross(zenith(sky), east(sky));

/** Longitude at which the half of a great circle from an axis through a point meets the ecliptic. */
function meetEcliptic(sky: Sky, axis: Direction, point: Direction): number {
  const found = cross(cross(axis, point), eclipticPole(sky));
  const aside = dot(axis, point);
  const side: Direction = [point[0] - aside * axis[0], point[1] - aside * axis[1], point[2] - aside * axis[2]];
  const sign = Math.sign(dot(found, side));
  const upDeg = sky.obliquityDeg;
  const y = found[1] * cosDeg(upDeg) + found[2] * sinDeg(upDeg);
  return longitudeDeg(atan2Deg(sign * y, sign * found[0]));
}

const EACH_HOUSE = Array.from({ length: 12 }, (_, index) => index + 1);
const fromFirst = (house: number): number => 30 * (house - 1);

/** The ecliptic point on the eastern half of the horizon. */
function ascendantOf(sky: Sky): Direction {
  const crossing = cross(eclipticPole(sky), zenith(sky));
  const length = Math.hypot(...crossing) * Math.sign(dot(crossing, east(sky)));
  return [crossing[0] / length, crossing[1] / length, crossing[2] / length];
}

const eclipticLongitude = (sky: Sky, point: Direction): number => meetEcliptic(sky, eclipticPole(sky), point);
const ascendantDeg = (sky: Sky): number => eclipticLongitude(sky, ascendantOf(sky));
const midheavenDeg = (sky: Sky): number => meetEcliptic(sky, POLE, toDirection(sky.armcDeg, 0));

export const equalFromMidheaven = (sky: Sky) =>
  EACH_HOUSE.map((house) => longitudeDeg(midheavenDeg(sky) + 30 * (house - 10)));

export const meridian = (sky: Sky) =>
  EACH_HOUSE.map((house) => meetEcliptic(sky, POLE, toDirection(sky.armcDeg + 30 * (house - 10), 0)));

export function carter(sky: Sky) {
  const [x, y] = ascendantOf(sky);
  const startDeg = atan2Deg(y, x);
  return EACH_HOUSE.map((house) => meetEcliptic(sky, POLE, toDirection(startDeg + fromFirst(house), 0)));
}

/** Vertical circles; the tenth is that of the Midheaven: south in the north, north in the south. */
export function horizontal(sky: Sky) {
  const down = combine(north(sky), north(sky), sky.latitudeDeg < 0 ? 180 : 0);
  return EACH_HOUSE.map((house) => meetEcliptic(sky, zenith(sky), combine(east(sky), down, fromFirst(house))));
}

/** The circle through Ascendant and zenith, which are a quarter of it apart. */
export function krusinski(sky: Sky) {
  const nadir = combine(zenith(sky), zenith(sky), 180);
  return EACH_HOUSE.map((house) => meetEcliptic(sky, POLE, combine(ascendantOf(sky), nadir, fromFirst(house))));
}

/** Cusps of the quadrants, from the sizes of the houses 10, 11, 12 and 1, 2, 3. */
function fromSizes(sky: Sky, sizesOf: (quadrantDeg: number) => readonly [number, number, number]) {
  const [ascendant, midheaven] = [ascendantDeg(sky), midheavenDeg(sky)];
  const upperDeg = longitudeDeg(ascendant - midheaven);
  const sizes = [...sizesOf(180 - upperDeg), ...sizesOf(upperDeg)];
  const places = [...sizes, ...sizes].map((_, house) => {
    const passedDeg = Array.from({ length: house }, (_, before) => sizes[before % 6] ?? Number.NaN);
    return longitudeDeg(passedDeg.reduce((sum, size) => sum + size, ascendant));
  });
  return places;
}

export const sripati = (sky: Sky) => {
  const cusps = fromSizes(sky, (quadrant) => [quadrant / 3, quadrant / 3, quadrant / 3]);
  return cusps.map((cusp, index) => {
    const before = cusps[(index + 11) % 12] ?? Number.NaN;
    return longitudeDeg(before + longitudeDeg(cusp - before) / 2);
  });
};

export const pullenDelta = (sky: Sky) =>
  fromSizes(sky, (quadrant) => {
    const excess = quadrant - 90;
    const outer = 30 + excess / 4;
    return quadrant <= 30 ? [quadrant / 2, 0, quadrant / 2] : [outer, 30 + excess / 2, outer];
  });

/** Solves the two equations r·x + x + r·x = q and r³·x + r⁴·x + r³·x = 180° − q by bisection. */
export const pullenRatio = (sky: Sky) =>
  fromSizes(sky, (quadrant) => {
    const small = Math.min(quadrant, 180 - quadrant);
    let [low, high] = [1, 1e4];
    for (let step = 0; step < 200; step += 1) {
      const ratio = (low + high) / 2;
      if ((small * (2 * ratio ** 3 + ratio ** 4)) / (2 * ratio + 1) < 180 - small) low = ratio;
      else high = ratio;
    }
    const x = small / (2 * low + 1);
    return quadrant <= 90 ? [low * x, x, low * x] : [low ** 3 * x, low ** 4 * x, low ** 3 * x];
  });

/** Position circles through the sixths, above and below the horizon, of the parallel of a declination. */
function throughParallel(sky: Sky, declinationDeg: number) {
  const semiArcDeg = 90 + asinDeg(tanDeg(sky.latitudeDeg) * tanDeg(declinationDeg));
  return EACH_HOUSE.map((house) => {
    const isAbove = house >= 7;
    const hourAngleDeg = isAbove ? ((10 - house) * semiArcDeg) / 3 : 180 + ((4 - house) * (180 - semiArcDeg)) / 3;
    return meetEcliptic(sky, north(sky), toDirection(sky.armcDeg - hourAngleDeg, declinationDeg));
  });
}

export const apc = (sky: Sky) => throughParallel(sky, asinDeg(ascendantOf(sky)[2]));

/** The four angles are those of every quadrant system; the Sun's parallel gives the others. */
export function sunshine(sky: Sky, sunDeclinationDeg: number) {
  const cusps = throughParallel(sky, sunDeclinationDeg);
  const [ascendant, midheaven] = [ascendantDeg(sky), midheavenDeg(sky)];
  const angles = new Map([
    [0, ascendant],
    [3, midheaven + 180],
    [6, ascendant + 180],
    [9, midheaven],
  ]);
  return cusps.map((cusp, index) => longitudeDeg(angles.get(index) ?? cusp));
}

/** Points of the prime vertical at the declinations of one and two thirds of the latitude. */
export function savard(sky: Sky) {
  const climbDeg = (thirds: number): number => {
    const declination = sinDeg((sky.latitudeDeg * thirds) / 3);
    return asinDeg(declination / sinDeg(sky.latitudeDeg));
  };
  const heights = [0, -climbDeg(1), -climbDeg(2), -90, climbDeg(2) - 180, climbDeg(1) - 180];
  return EACH_HOUSE.map((house) => {
    const heightDeg = (heights[(house - 1) % 6] ?? Number.NaN) + (house > 6 ? 180 : 0);
    return meetEcliptic(sky, north(sky), combine(east(sky), zenith(sky), heightDeg));
  });
}
