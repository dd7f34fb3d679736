import { describe, expect, it } from 'vitest';
import { subjectAt } from '../../../support/comparative.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { birth, chart, warningCodes } from '../birth.ts';

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

  it('is null with a warning where a body neither rises nor sets', async () => {
    const subject = subjectAt('1990-06-15T14:30:00Z', 78, 15);
    const data = await chart({ subject, ...withSectors() });
    expect([data.planets.sun.sector, data.planets.sun.plus_zone]).toEqual([null, null]);
    const { message } = data.warnings.find(({ code }: { code: string }) => code === 'SectorsOmitted');
    expect(message).toMatch(/^No sector for what neither rises nor sets at latitude 78, .*: sun, .*\.$/);
  });

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

  it('stays below 37 when it is rounded', async () => {
    const data = await chart(withSectors({ decimal_places: 0 }));
    for (const { sector } of sectorsOf(data)) expect(sector).toBeLessThan(37);
  });

  it('is in rows too, and at minimal verbosity', async () => {
    const rows = await chart({ ...withSectors(), query: { format: 'llm_v2' } });
    const { planets } = await chart(withSectors({ verbosity: 'minimal', decimal_places: 4 }));
    expect(rows.sectors_schema).toEqual(['id', 'sector', 'plus_zone']);
    expect(rows.sectors[0]).toEqual(['sun', planets.sun.sector, planets.sun.plus_zone]);
  });

  it.each([
    ['a heliocentric chart', withSectors({}, { coordinate_system: 'heliocentric' })],
    ['a harmonic chart', withSectors({}, { harmonic: 5 })],
    [
      'a birth without a time',
      { subject: birth({ birth_datetime: { iso: '1990-06-15' }, birth_time_known: false }), ...withSectors() },
    ],
  ])('%s has none, and a warning', async (_name, request) => {
    const data = await chart(request);
    expect(warningCodes(data)).toContain('SectorsOmitted');
    expect(sectorsOf(data).every(({ sector }) => sector === undefined)).toBe(true);
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

  it('has no effect with include_sectors false or in the simple chart, and a warning says so', async () => {
    const without = await chart({ options: { sector_method: 'rise_set', include_sectors: false } });
    const simple = await chart({ options: { sector_method: 'rise_set' }, query: { preset: 'simple' } });
    expect([warningCodes(without), warningCodes(simple)]).toEqual([['OptionUnread'], ['OptionUnread']]);
    expect(without.planets.sun.sector).toBeUndefined();
  });
});
