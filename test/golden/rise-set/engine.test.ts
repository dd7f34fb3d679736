import { constants, rise_trans, rise_trans_true_hor } from 'sweph';
import { describe, expect, test } from 'vitest';
import { ALMANAC_HORIZON, type RisingHorizon } from '../../../lib/astro/sky/rising/horizon.ts';
import { findRisingsAndSettings, followOverPlace } from '../../../lib/astro/sky/rising/local-sky.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { jdUt, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const CHENNAI = { latitudeDeg: 13.0878, longitudeDeg: 80.2785, elevationM: 0 };
const OSLO = { latitudeDeg: 59.91, longitudeDeg: 10.75, elevationM: 0 };
const SPAN = { fromJdUt: jdUt(2460310.5), toJdUt: jdUt(2460370.5) };
const { SE_CALC_RISE, SE_CALC_SET, SE_BIT_HINDU_RISING, SE_BIT_NO_REFRACTION, SE_BIT_DISC_CENTER } = constants;

type Place = typeof OSLO;

function crossingsOf(id: CatalogBodyId, place: Place, horizon: RisingHorizon) {
  return findRisingsAndSettings(followOverPlace({ ephemeris, place, horizon }, { type: 'body', id }, SPAN));
}

const geo = ({ longitudeDeg, latitudeDeg, elevationM }: Place): [number, number, number] => [
  longitudeDeg,
  latitudeDeg,
  elevationM,
];

const secondsApart = (a: number, b: number): number => Math.abs(a - b) * SECONDS_PER_DAY;

describe('compared with the engine’s own search, two months of 2024', () => {
  test.each([
    ['sun', constants.SE_SUN],
    ['moon', constants.SE_MOON],
  ] as const)('hindu: %s in Chennai within 2 s of SE_BIT_HINDU_RISING', (id, engineId) => {
    const differences = crossingsOf(id, CHENNAI, { definition: 'hindu' }).map(({ moment, isRising }) => {
      const kind = (isRising ? SE_CALC_RISE : SE_CALC_SET) | SE_BIT_HINDU_RISING;
      const { data } = rise_trans(moment - 0.1, engineId, null, constants.SEFLG_SWIEPH, kind, geo(CHENNAI), 0, 0);
      return secondsApart(data, moment);
    });
    expect(differences.length).toBeGreaterThan(110);
    expect(Math.max(...differences)).toBeLessThan(2);
  });

  test('apparent_limb: Jupiter in Oslo within 2 s of rise_trans_true_hor at −34′ without refraction', () => {
    const differences = crossingsOf('jupiter', OSLO, ALMANAC_HORIZON).map(({ moment, isRising }) => {
      const kind = (isRising ? SE_CALC_RISE : SE_CALC_SET) | SE_BIT_NO_REFRACTION | SE_BIT_DISC_CENTER;
      const flags = constants.SEFLG_SWIEPH;
      const from = moment - 0.1;
      const { data } = rise_trans_true_hor(from, constants.SE_JUPITER, null, flags, kind, geo(OSLO), 0, 0, -34 / 60);
      return secondsApart(data, moment);
    });
    expect(differences.length).toBeGreaterThan(110);
    expect(Math.max(...differences)).toBeLessThan(2);
  });
});
