import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../../support/ephemeris.ts';
import { birth, chart } from '../birth.ts';

const withSectors = (options: object = {}, configuration: object = {}) => ({
  options: { include_sectors: true, ...options },
  configuration,
});

interface Sectored {
  readonly sector: number | null;
  readonly plus_zone: boolean | null;
}

const sectorsOf = ({ planets }: { planets: Record<string, Sectored> }) => Object.values(planets);

describe('200 include_sectors', () => {
  it.each(['latitude', 'no_latitude', 'rise_set'])(
    '%s: each body has a sector in [1, 37) and its zone',
    async (sector_method) => {
      const data = await chart(withSectors({ sector_method }));
      for (const { sector, plus_zone } of sectorsOf(data)) {
        expect(sector).toBeGreaterThanOrEqual(1);
        expect(sector).toBeLessThan(37);
        expect(plus_zone).toBe([36, 1, 2, 3, 9, 10, 11, 12].includes(Math.floor(Number(sector))));
      }
    },
  );

  it('by rise and set is null within a day and a half of the end of the files', async () => {
    const { fromJdUt } = ephemeris.coverage();
    for (const [days, isNull] of [
      [0.1, true],
      [1.6, false],
    ] as const) {
      const subject = birth({ birth_datetime: { julian_day: fromJdUt + days } });
      const { planets } = await chart({ subject, ...withSectors({ sector_method: 'rise_set' }) });
      expect(planets.sun.sector === null).toBe(isNull);
    }
  });
});

describe('sector_method', () => {
  it('implies the sectors', async () => {
    const [stated, implied] = [
      await chart(withSectors({ sector_method: 'rise_set' })),
      await chart({ options: { sector_method: 'rise_set' } }),
    ];
    expect(implied.planets).toEqual(stated.planets);
  });
});
