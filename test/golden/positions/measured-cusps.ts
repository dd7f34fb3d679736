import type { HouseSystemCode } from '../../../lib/base/catalog/house-systems.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { openRealEphemeris, place, TROPICAL } from '../../lib/adapters/swiss/real-ephemeris.ts';
import * as reference from './reference/cusps.ts';
import { moments } from './reference/moments.ts';
import { placidus } from './reference/placidus.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openRealEphemeris();
const EAST_DEG = 24.9;
/** Houses 11, 12, 2, 3. */
const INTERMEDIATE = [10, 11, 1, 2] as const;

type Definition = (sky: reference.Sky) => reference.IntermediateCusps;

/** The engine ends Placidus's iteration early; all else is closed formulas. */
const SYSTEMS: readonly (readonly [code: HouseSystemCode, name: string, Definition, limitArcsec: number])[] = [
  ['P', 'Placidus', placidus, 0.01],
  ['K', 'Koch', reference.koch, 1e-6],
  ['R', 'Regiomontanus', reference.regiomontanus, 1e-6],
  ['C', 'Campanus', reference.campanus, 1e-6],
  ['O', 'Porphyry', reference.porphyry, 1e-6],
  ['B', 'Alcabitius', reference.alcabitius, 1e-6],
  ['T', 'Topocentric', reference.topocentric, 1e-6],
];

/** Houses of a moment, and the sky that they follow from. */
export function cast(moment: JdUt, latitudeDeg: number, system: HouseSystemCode) {
  const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), system, TROPICAL);
  if (houses === undefined) throw new Error(`${system} is undefined at ${latitudeDeg}`);
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  return { houses, sky: { armcDeg: houses.armcDeg, obliquityDeg: trueObliquityDeg, latitudeDeg } };
}

function measure(system: HouseSystemCode, definition: Definition): Worst {
  const worst = new Worst();
  for (const moment of moments(1371.137)) {
    for (let latitudeDeg = -66; latitudeDeg <= 66; latitudeDeg += 6) {
      const { houses, sky } = cast(moment, latitudeDeg, system);
      const expected = definition(sky);
      INTERMEDIATE.forEach((house, index) => {
        worst.seeDeg(separationDeg(expected[index] ?? Number.NaN, houses.cuspsDeg[house] ?? Number.NaN));
      });
    }
  }
  return worst;
}

function measureMorinus(): Worst {
  const worst = new Worst();
  for (const moment of moments(1371.137)) {
    const { houses, sky } = cast(moment, 77, 'M');
    const expected = reference.morinus(sky);
    for (const [house, cusp] of houses.cuspsDeg.entries()) {
      worst.seeDeg(separationDeg(expected[house] ?? Number.NaN, cusp));
    }
  }
  return worst;
}

const compared = { against: 'definitions', span: '1800–2100', unit: '″' } as const;

/** Cusps of every house system that is more than thirty degrees a house. */
export const CUSPS: readonly Comparison[] = [
  ...SYSTEMS.map(([code, name, definition, limit]) => ({
    quantity: `${name}: cusps between the angles, −66° to 66°`,
    ...compared,
    limit,
    measure: () => measure(code, definition),
  })),
  { quantity: 'Morinus: all cusps, at 77°', ...compared, limit: 1e-6, measure: measureMorinus },
];
