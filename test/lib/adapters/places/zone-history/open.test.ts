import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openZoneHistories } from '../../../../../lib/adapters/places/zone-history/open.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { histories, zone } from '../../../astro/clock/civil-time/zones.ts';

const at = (iso: string) => unixSeconds(Date.parse(iso) / 1000);

describe('openZoneHistories', () => {
  it('states its release and finds every name that it lists', () => {
    expect(histories.version).toMatch(/^20\d\d[a-z]$/);
    expect(histories.version >= '2026f').toBe(true);
    expect(histories.names()).toContain('Europe/Oslo');
    expect(histories.names()).toContain('US/Pacific');
    expect(histories.names()).not.toContain('Factory');
    expect(histories.names().filter((name) => histories.find(name) === undefined)).toEqual([]);
  });

  it('finds a name without regard to case and returns the spelling of the database', () => {
    expect(histories.find('eUROPE/oSLO')?.name).toBe('Europe/Oslo');
    expect(histories.find('etc/gmt+5')?.name).toBe('Etc/GMT+5');
  });

  it('follows a link and keeps the requested name', () => {
    const eire = zone('eire');
    expect([eire.name, eire.canonicalName]).toEqual(['Eire', 'Europe/Dublin']);
    expect(eire.periodAt(at('2026-07-01T00:00:00Z')).abbreviation).toBe('IST');
  });

  it.each(['', 'Europe/Atlantis', 'LMT', '__proto__', 'constructor', 'toString', 'x'.repeat(100_000)])(
    'has no zone %.20s',
    (name) => {
      expect(histories.find(name)).toBeUndefined();
    },
  );

  it('refuses a file of another format', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zones-'));
    const path = join(folder, 'time-zones.json');
    writeFileSync(path, JSON.stringify({ format: 2, version: '2026f', zones: {}, links: {} }));
    expect(() => openZoneHistories(path)).toThrow('format');
    await rm(folder, { recursive: true });
  });
});

/** Cases that ICU gets wrong because it merges zones before 1970; offsets are from test/golden/time-zones/zdump.csv. */
describe('history before 1970', () => {
  it('British Columbia stays on -07:00 in December 2026', () => {
    expect(zone('America/Vancouver').periodAt(at('2026-12-15T00:00:00Z')).offsetSeconds).toBe(-25_200);
  });

  it('distinguishes local mean time from the mean time of a capital used in the whole country', () => {
    expect(zone('Europe/Paris').periodAt(at('1850-01-01T00:00:00Z')).isLocalMeanTime).toBe(true);
    expect(zone('Europe/Paris').periodAt(at('1900-01-01T00:00:00Z')).isLocalMeanTime).toBe(false);
    expect(zone('Etc/UTC').periodAt(at('1850-01-01T00:00:00Z')).isLocalMeanTime).toBe(false);
    const saoTome = zone('Africa/Sao_Tome');
    expect(saoTome.periodAt(at('1880-01-01T00:00:00Z'))).toMatchObject({ offsetSeconds: 1616, isLocalMeanTime: true });
    expect(saoTome.periodAt(at('1890-01-01T00:00:00Z'))).toMatchObject({
      offsetSeconds: -2205,
      isLocalMeanTime: false,
    });
    expect(zone('Africa/Luanda').periodAt(at('1900-01-01T00:00:00Z')).isLocalMeanTime).toBe(true);
    expect(zone('America/Sitka').periodAt(at('1860-01-01T00:00:00Z')).isLocalMeanTime).toBe(true);
    expect(zone('America/Sitka').periodAt(at('1890-01-01T00:00:00Z')).isLocalMeanTime).toBe(true);
  });
});

/**
 * Standard time and saving come from tzdata.zi of 2026f (rules GB-Eire with a saving of 2 hours, EU, Cuba …) and, for
 * Dublin, from TZInfo's data, built without negative savings: IST is 3600 + 0 from 1968 to 1971, otherwise 0 + 3600.
 */
describe('daylight-saving offset', () => {
  it.each([
    ['Europe/London', '1941-01-15T00:00:00Z', 3600, 'BST'],
    ['Europe/London', '1941-07-01T00:00:00Z', 7200, 'BDST'],
    ['Europe/London', '1947-05-01T00:00:00Z', 7200, 'BDST'],
    ['Europe/London', '1947-12-01T00:00:00Z', 0, 'GMT'],
    ['Europe/London', '1970-01-01T00:00:00Z', 0, 'BST'],
    ['Europe/Dublin', '2026-01-01T00:00:00Z', 0, 'GMT'],
    ['Europe/Dublin', '2026-07-01T00:00:00Z', 3600, 'IST'],
    ['Europe/Dublin', '2500-07-01T00:00:00Z', 3600, 'IST'],
    ['Europe/Dublin', '1970-01-01T00:00:00Z', 0, 'IST'],
    ['Africa/Casablanca', '2024-01-01T00:00:00Z', 3600, '+01'],
    ['Africa/Casablanca', '2024-03-20T00:00:00Z', 0, '+00'],
    ['Africa/Windhoek', '1992-01-01T00:00:00Z', 0, 'CAT'],
    ['Africa/Windhoek', '2010-01-01T00:00:00Z', 3600, 'CAT'],
    ['Africa/Windhoek', '2010-07-01T00:00:00Z', 0, 'WAT'],
    ['Africa/Windhoek', '2026-01-01T00:00:00Z', 0, 'CAT'],
    ['Europe/Prague', '1947-01-01T00:00:00Z', 0, 'GMT'],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', 1800, '+11'],
    ['Antarctica/Troll', '2026-07-01T00:00:00Z', 7200, '+02'],
    ['America/New_York', '1944-01-01T00:00:00Z', 3600, 'EWT'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 0, '+0545'],
  ])('%s at %s saves %i s', (name, iso, dstOffsetSeconds, abbreviation) => {
    const isDst = dstOffsetSeconds !== 0;
    expect(zone(name).periodAt(at(iso))).toMatchObject({ dstOffsetSeconds, isDst, abbreviation });
  });

  it('is between zero and two hours in every zone at any time', () => {
    const [from, to] = [at('1800-01-01T00:00:00Z'), at('2100-01-01T00:00:00Z')];
    for (const name of histories.names()) {
      const history = zone(name);
      for (const instant of [from, ...history.transitionsBetween(from, to)]) {
        const { dstOffsetSeconds } = history.periodAt(instant);
        expect(dstOffsetSeconds >= 0 && dstOffsetSeconds <= 7200, `${name} at ${instant}`).toBe(true);
      }
    }
  });
});
