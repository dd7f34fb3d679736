import { constants, houses_armc_ex2 } from 'sweph';
import { expect, it } from 'vitest';
import { findSector } from '../../../../lib/astro/chart/sector.ts';
import { toEquatorial } from '../../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';

const SECTORS = 36;
const OBLIQUITY_DEG = 23.4392911;
const MERIDIANS = [-66, -45, -12, 0, 30, 52.5, 66].flatMap((latitudeDeg) =>
  Array.from({ length: 24 }, (_, index) => ({ latitudeDeg, armcDeg: index * 15 + 3.7 })),
);

type Meridian = (typeof MERIDIANS)[number];

/** Where the engine's 36 sectors begin on the ecliptic: its house system G. */
function listEngineCusps({ armcDeg, latitudeDeg }: Meridian): readonly number[] {
  const { flag, data } = houses_armc_ex2(armcDeg, latitudeDeg, OBLIQUITY_DEG, 'G', 0);
  expect(flag).toBe(constants.OK);
  expect(data.houses).toHaveLength(SECTORS);
  return data.houses;
}

function findSectorOfDegree(cuspDeg: number, { armcDeg, latitudeDeg }: Meridian): number {
  const onEcliptic = { longitudeDeg: longitudeDeg(cuspDeg), latitudeDeg: 0 };
  const { rightAscensionDeg, declinationDeg } = toEquatorial(onEcliptic, OBLIQUITY_DEG);
  const sector = findSector({ hourAngleDeg: armcDeg - rightAscensionDeg, declinationDeg, latitudeDeg });
  return sector ?? Number.NaN;
}

/** The least difference of two sectors; 36.999 and 1 are next to each other. */
function differ(sector: number, number: number): number {
  const apart = Math.abs(sector - number);
  return Math.min(apart, SECTORS - apart);
}

it('every sector cusp of the engine begins the sector of its number within 1e-6, between the polar circles', () => {
  const errors = MERIDIANS.flatMap((meridian) =>
    listEngineCusps(meridian).map((cuspDeg, index) => differ(findSectorOfDegree(cuspDeg, meridian), index + 1)),
  );
  expect(errors).toHaveLength(MERIDIANS.length * SECTORS);
  for (const error of errors) expect(error).toBeLessThan(1e-6);
});
