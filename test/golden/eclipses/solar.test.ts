import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { typeIn } from './canon.ts';
import { rows, SOLAR_ECLIPSES, solarEclipses } from './measured-solar.ts';

describe('NASA, Five Millennium Catalog: the 70 solar eclipses of 2000 to 2030', () => {
  test('all of them, with their types and series, and no other', () => {
    const ours = solarEclipses.map(({ type, saros }) => `${type} ${saros}`);
    expect(ours).toEqual(rows.map((row) => `${typeIn(row)} ${row.saros}`));
    expect(ours.length).toBe(70);
  });

  test('as many are central and have a path width as NASA lists', () => {
    const central = solarEclipses.flatMap((eclipse) => eclipse.central ?? []);
    expect(central.length).toBe(rows.filter((row) => row.central_duration).length);
    const widths = central.filter(({ widthKm }) => widthKm !== undefined);
    expect(widths.length).toBe(rows.filter((row) => row.path_width_km).length);
  });

  testAccuracy(SOLAR_ECLIPSES);
});
