import { describe, expect, it } from 'vitest';
import { TWELVE_HOUSE_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { chart, chartAt, MURMANSK, place, TROMSO } from '../birth.ts';

interface House {
  readonly number: number;
  readonly longitude: number;
  readonly size: number;
}
type Planets = Record<string, { readonly longitude: number; readonly house: number }>;

const housesOf = (data: { houses: Record<string, House> }) => Object.values(data.houses);
const SOUTH_POLE = place(-90, 0, 'UTC');
const NORTH_POLE = place(90, 0, 'UTC');

describe('200 house_system', () => {
  it.each(TWELVE_HOUSE_CODES)(
    '%s: twelve houses of 360° in all, and each body between its cusp and the next',
    async (house_system) => {
      const data = await chart({ configuration: { house_system }, options: { decimal_places: 10 } });
      expect(data.metadata).toMatchObject({ house_system, house_system_used: house_system });
      const houses = housesOf(data);
      expect(houses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(houses.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(360, 6);
      for (const { longitude, house } of Object.values(data.planets as Planets)) {
        const { longitude: cusp, size } = houses[house - 1] as House;
        expect(longitudeDeg(longitude - cusp)).toBeLessThan(size + 1e-9);
      }
    },
  );
});

describe('200 polar_fallback', () => {
  it.each([
    ['Tromsø', TROMSO, 'P', 'Placidus is undefined at latitude 69.6489; Porphyry was used instead.'],
    ['Murmansk', MURMANSK, 'K', 'Koch is undefined at latitude 68.9585; Porphyry was used instead.'],
    ['the North Pole', NORTH_POLE, 'P', 'Placidus is undefined at latitude 90; Porphyry was used instead.'],
    ['the South Pole', SOUTH_POLE, 'K', 'Koch is undefined at latitude -90; Porphyry was used instead.'],
  ])('left out means Porphyry at %s, with a warning', async (_, where, house_system, message) => {
    const data = await chartAt({ iso: '2000-01-01T12:00' }, where, { configuration: { house_system } });
    expect(data.metadata).toMatchObject({ house_system, house_system_used: 'O' });
    expect(data.warnings).toContainEqual({ code: 'HouseSystemReplaced', message });
    const porphyry = await chartAt({ iso: '2000-01-01T12:00' }, where, { configuration: { house_system: 'O' } });
    expect(data.houses).toEqual(porphyry.houses);
  });
});

describe('200 angles', () => {
  it('stand opposite one another, with vertex and east point', async () => {
    const { angles } = await chart();
    expect(Object.keys(angles)).toEqual('ascendant midheaven descendant imum_coeli vertex east_point'.split(' '));
    expect(longitudeDeg(angles.descendant - angles.ascendant)).toBeCloseTo(180, 5);
    expect(longitudeDeg(angles.imum_coeli - angles.midheaven)).toBeCloseTo(180, 5);
  });
});
