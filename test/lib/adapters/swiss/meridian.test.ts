import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HouseCusps, Zodiac } from '../../../../lib/astro/port.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { forAll } from '../../../support/for-all.ts';
import { ephemeris } from '../../../support/services.ts';

const zodiacs: readonly Zodiac[] = [{ type: 'tropical' }, { type: 'sidereal', ayanamsa: 'lahiri' }];

const longitudes = ({ cuspsDeg, ascendantDeg, midheavenDeg, vertexDeg, eastPointDeg }: HouseCusps) => [
  ...cuspsDeg,
  ascendantDeg,
  midheavenDeg,
  vertexDeg,
  eastPointDeg,
];

test('houses of the meridian of a place equal the houses of that place', () => {
  forAll(
    [
      fc.double({ min: 2_378_497, max: 2_488_069, noNaN: true }),
      fc.double({ min: -65, max: 65, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom('P', 'K', 'R', 'C', 'O', 'E', 'T'),
      fc.constantFrom(...zodiacs),
    ],
    (day, latitudeDeg, longitudeDeg, system, zodiac) => {
      const moment = jdUt(day);
      const there = ephemeris.houses(moment, { latitudeDeg, longitudeDeg, elevationM: 0 }, system, zodiac);
      if (!there) throw new Error('every system has cusps at these latitudes');
      const drawn = ephemeris.housesOfMeridian({ armcDeg: there.armcDeg, latitudeDeg, moment }, system, zodiac);
      if (!drawn) throw new Error('every system has cusps at these latitudes');
      const [expected, actual] = [longitudes(there), longitudes(drawn)];
      expected.forEach((longitude, index) => {
        expect(separationDeg(longitude, actual[index] as number)).toBeLessThan(1e-8);
      });
    },
  );
});

test('whole signs of a meridian begin at the sign of its sidereal ascendant', () => {
  const moment = jdUt(2_451_545);
  const there = ephemeris.houses(
    moment,
    { latitudeDeg: 28.6, longitudeDeg: 77.2, elevationM: 0 },
    'W',
    zodiacs[1] as Zodiac,
  );
  if (!there) throw new Error('whole signs have cusps everywhere');
  const meridian = { armcDeg: there.armcDeg, latitudeDeg: 28.6, moment };
  expect(ephemeris.housesOfMeridian(meridian, 'W', zodiacs[1] as Zodiac)?.cuspsDeg).toEqual(there.cuspsDeg);
});

test('Placidus has no cusps for a meridian beyond the polar circle', () => {
  const moment = jdUt(2_451_545);
  const { armcDeg } =
    ephemeris.houses(moment, { latitudeDeg: 70, longitudeDeg: 0, elevationM: 0 }, 'W', { type: 'tropical' }) ?? {};
  if (armcDeg === undefined) throw new Error('whole signs have cusps everywhere');
  expect(ephemeris.housesOfMeridian({ armcDeg, latitudeDeg: 70, moment }, 'P', { type: 'tropical' })).toBeUndefined();
});
