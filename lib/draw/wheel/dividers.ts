import { longitudeDeg, separationDeg } from '../../base/units/angle.ts';
import type { WheelHouses } from './wheel.ts';

/** The four angles. */
export const ANGLE_ABBREVIATIONS = { ascendant: 'AC', midheaven: 'MC', descendant: 'DC', imum_coeli: 'IC' } as const;
type AngleId = keyof typeof ANGLE_ABBREVIATIONS;

/** A line that no symbol crosses: a cusp, an angle, or both. */
export interface Divider {
  readonly deg: number;
  /** The house that begins here; absent for an angle within a house. */
  readonly house?: number;
  readonly angle?: AngleId;
}

/** The twelve cusps in the order of the houses, and then the angles that are no cusps; without cusps Ascendant and Midheaven. */
export function listDividers(houses: WheelHouses): readonly Divider[] {
  const dividers = listed.get(houses) ?? findDividers(houses);
  listed.set(houses, dividers);
  return dividers;
}

/** Rings of a wheel and attempts to place their labels need the same lines. */
const listed = new WeakMap<WheelHouses, readonly Divider[]>();

function findDividers(houses: WheelHouses): readonly Divider[] {
  // The harmonic of a Descendant does not lie opposite that of the Ascendant.
  const drawn = houses.cuspsDeg.length === 0 ? 2 : 4;
  const angles = (Object.entries(findAngles(houses)) as [AngleId, number][]).slice(0, drawn);
  const cusps = houses.cuspsDeg.map((deg, index): Divider => {
    const angle = angles.find(([, angleDeg]) => separationDeg(angleDeg, deg) < SAME_DEG)?.[0];
    return { deg, house: index + 1, ...(angle && { angle }) };
  });
  const named = new Set(cusps.map(({ angle }) => angle));
  const others = angles.filter(([angle]) => !named.has(angle)).map(([angle, deg]) => ({ deg, angle }));
  return [...cusps, ...others];
}

/** Rounding of a cusp that is an angle. */
const SAME_DEG = 1e-6;

/** The angles in the order of {@link ANGLE_ABBREVIATIONS}. */
function findAngles({ ascendantDeg, midheavenDeg }: WheelHouses): Readonly<Record<AngleId, number>> {
  return {
    ascendant: ascendantDeg,
    midheaven: midheavenDeg,
    descendant: longitudeDeg(ascendantDeg + 180),
    imum_coeli: longitudeDeg(midheavenDeg + 180),
  };
}
