import { describe, expect, it } from 'vitest';
import { MODERN_PLANETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { answer, chart } from '../birth.ts';

describe('200 preset=simple', () => {
  it('has the numbers of the full chart', async () => {
    const [simple, full] = [await chart({ query: { preset: 'Simple' } }), await chart()];
    for (const id of MODERN_PLANETS) expect(full.planets[id]).toMatchObject(simple.planets[id]);
    expect(full.angles).toMatchObject(simple.angles);
    const cusps = Object.values(full.houses).map((house) => (house as { longitude: number }).longitude);
    expect(simple.houses.cusps).toEqual(cusps);
  });
});

describe('200 format=llm_v2', () => {
  it('has the same columns and rows at every verbosity, to four decimals', async () => {
    const ask = (verbosity: string) => chart({ query: { format: 'llm' }, options: { verbosity, decimal_places: 9 } });
    const [minimal, detailed] = [await ask('minimal'), await ask('detailed')];
    expect(minimal).toEqual(detailed);
    const numbers = minimal.points.flat().filter((cell: unknown) => typeof cell === 'number');
    for (const cell of numbers) expect(cell).toBe(Math.round(cell * 1e4) / 1e4);
  });

  it('has the numbers of the full chart', async () => {
    const [rows, full] = [
      await chart({ query: { format: 'llm' } }),
      await chart({ options: { verbosity: 'detailed' } }),
    ];
    for (const [id, kind, lon, sign, deg, house, speed, retro, lat, decl] of rows.points) {
      if (!['body', 'node', 'apogee'].includes(kind)) continue;
      const { longitude, longitude_speed, latitude, declination, ...rest } = full.planets[id];
      expect(rest).toMatchObject({ sign, house, is_retrograde: retro });
      for (const [cell, exact] of [
        [lon, longitude],
        [deg, rest.sign_longitude],
        [speed, longitude_speed],
        [lat, latitude],
        [decl, declination],
      ]) {
        expect(Math.abs(cell - exact)).toBeLessThan(1e-4);
      }
    }
  });

  it('takes at most 40 % of the bytes of the full standard JSON', async () => {
    const [rows, json] = [await answer({ query: { format: 'llm' } }), await answer()];
    expect(Buffer.byteLength(rows.text)).toBeLessThanOrEqual(0.4 * Buffer.byteLength(json.text));
  });
});
