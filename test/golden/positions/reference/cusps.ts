import {
  asinDeg,
  atan2Deg,
  cosDeg,
  longitudeDeg,
  separationDeg,
  sinDeg,
  tanDeg,
} from '../../../../lib/base/units/angle.ts';

/** Right ascension of the midheaven, true obliquity, geographic latitude, degrees. */
export interface Sky {
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
}

/** Cusps of the houses 11, 12, 2 and 3. */
export type IntermediateCusps = readonly [number, number, number, number];

/** Distances of the four cusps from the meridian along the equator where each house spans 30° of it. */
const STEPS = [30, 60, 120, 150] as const;

/**
 * Ecliptic longitude that rises on the horizon of a place whose latitude has this tangent, when that horizon cuts
 * the equator at this right ascension.
 *
 * @source `Ln = atan2(Yn, Xn)`, `Xn = cos(Hn)cos(obl) − tan(LAT)sin(obl)`, `Yn = sin(Hn)`: astrologysoftware.com,
 * dictionary, "Koch House System"
 */
function risingDeg({ obliquityDeg }: Sky, rightAscensionDeg: number, tanLatitude: number): number {
  const x = cosDeg(rightAscensionDeg) * cosDeg(obliquityDeg) - tanLatitude * sinDeg(obliquityDeg);
  return longitudeDeg(atan2Deg(sinDeg(rightAscensionDeg), x));
}

const fourOf = (cusp: (step: number) => number): IntermediateCusps => {
  const [eleventh, twelfth, second, third] = STEPS;
  return [cusp(eleventh), cusp(twelfth), cusp(second), cusp(third)];
};

export const ascendantDeg = (sky: Sky): number => risingDeg(sky, sky.armcDeg + 90, tanDeg(sky.latitudeDeg));
export const midheavenDeg = (sky: Sky): number => risingDeg(sky, sky.armcDeg, 0);

/** The arc of the equator by which a point of this longitude rises before it reaches six hours' distance. */
function ascensionalDifferenceDeg({ obliquityDeg, latitudeDeg }: Sky, eclipticDeg: number): number {
  const declinationDeg = asinDeg(sinDeg(obliquityDeg) * sinDeg(eclipticDeg));
  return asinDeg(tanDeg(latitudeDeg) * tanDeg(declinationDeg));
}

/** Circles through the north and south points of the horizon that divide the equator evenly. */
export function regiomontanus(sky: Sky): IntermediateCusps {
  return fourOf((step) => risingDeg(sky, sky.armcDeg + step, tanDeg(sky.latitudeDeg) * sinDeg(step)));
}

/** The same circles dividing the prime vertical evenly: 30° there are atan(tan 30° · cos φ) on the equator. */
export function campanus(sky: Sky): IntermediateCusps {
  return fourOf((step) => {
    const onEquatorDeg = atan2Deg(sinDeg(step) * cosDeg(sky.latitudeDeg), cosDeg(step));
    return risingDeg(sky, sky.armcDeg + onEquatorDeg, tanDeg(sky.latitudeDeg) * sinDeg(onEquatorDeg));
  });
}

/** Polich and Page: horizons of the latitudes whose tangents are one and two thirds of the place's. */
export function topocentric(sky: Sky): IntermediateCusps {
  return fourOf((step) => {
    const third = step < 90 ? step / 90 : (180 - step) / 90;
    return risingDeg(sky, sky.armcDeg + step, tanDeg(sky.latitudeDeg) * third);
  });
}

/** The ascendants while the midheaven's degree runs through the thirds of its diurnal arc. @source as {@link risingDeg} */
export function koch(sky: Sky): IntermediateCusps {
  const difference = ascensionalDifferenceDeg(sky, midheavenDeg(sky));
  return fourOf((step) => risingDeg(sky, sky.armcDeg + step + (step / 90 - 1) * difference, tanDeg(sky.latitudeDeg)));
}

/** Hour circles through the thirds of the ascendant's diurnal and nocturnal semi-arcs. */
export function alcabitius(sky: Sky): IntermediateCusps {
  const diurnalDeg = 90 + ascensionalDifferenceDeg(sky, ascendantDeg(sky));
  return fourOf((step) => {
    const alongDeg = step < 90 ? (step / 90) * diurnalDeg : 180 - ((180 - step) / 90) * (180 - diurnalDeg);
    return risingDeg(sky, sky.armcDeg + alongDeg, 0);
  });
}

/** Thirds of the ecliptic between the angles. */
export function porphyry(sky: Sky): IntermediateCusps {
  const [ascendant, midheaven] = [ascendantDeg(sky), midheavenDeg(sky)];
  const upperDeg = separationDeg(ascendant, midheaven);
  return fourOf((step) => {
    const alongDeg = step < 90 ? (step / 90) * upperDeg : 180 - ((180 - step) / 90) * (180 - upperDeg);
    return longitudeDeg(midheaven + alongDeg);
  });
}

/**
 * The whole circle, the first house at six hours from the meridian.
 *
 * @source `Zn = ST + 60° + n·30°`, `Ln = atan2(sin(Zn)cos(obl), cos(Zn))`: astrologysoftware.com, dictionary,
 * "Morinus House System"
 */
export function morinus({ armcDeg, obliquityDeg }: Sky): readonly number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const alongDeg = armcDeg + 90 + index * 30;
    return longitudeDeg(atan2Deg(sinDeg(alongDeg) * cosDeg(obliquityDeg), cosDeg(alongDeg)));
  });
}
