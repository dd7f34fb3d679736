import { describe, expect, test } from 'vitest';
import { PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

test('what_is_active says how many aspects are wider than its limit', async () => {
  const args = { birth: TEXAS, at: '2026-11-22 12:00Z' };
  const brief = await call('what_is_active', args);
  const full = await call('what_is_active', { ...args, detail: 'full' });
  const { aspects } = brief.structuredContent;
  const left = full.structuredContent.aspects.length - aspects.length;
  expect(brief.text).toContain(`Only orbs up to 1.5°; ${left} wider aspects with detail: full.`);
  expect(Math.max(...aspects.map(({ orb }: { orb: number }) => orb))).toBeLessThanOrEqual(1.5);
  expect(left).toBeGreaterThan(10);
});

describe('what_is_active', () => {
  const at = '2026-03-01 12:00Z';

  test('states the time lords of the moment: two levels of releasing, four with detail full', async () => {
    const brief = await call('what_is_active', { birth: TEXAS, at });
    expect(brief.text).toContain(
      '\nProfected year: Virgo, lord Mercury, until 2026-06-15; month: Taurus, lord Venus, until 2026-03-16\nFirdar: Moon, until 2030-06-15; part Mars, until 2026-08-06\nReleasing from Fortune: Leo (level 1) until 2033-10-27; Pisces (level 2) until 2026-11-03\n',
    );
    const full = await call('what_is_active', { birth: TEXAS, at, detail: 'full' });
    expect(brief.text).not.toContain('(level 3)');
    expect(full.text).toMatch(/Releasing from Fortune: .*\(level 4\) until/);
    expect(brief.text).toMatch(/Vimshottari dasha \(lahiri\): \w+ mahadasha until [\d-]+; \w+ antardasha until/);
  });

  test('has no time lords without a time of birth, before the birth, and 160 years after it', async () => {
    const calls = [
      { birth: PARIS_WITHOUT_TIME, at },
      { birth: TEXAS, at: '1980-01-01 12:00Z' },
      { birth: TEXAS, at: '2150-01-01 12:00Z' },
    ];
    for (const args of calls) {
      const { isError, text } = await call('what_is_active', args);
      expect(isError, text).toBeUndefined();
      expect(text).not.toMatch(/Profected|Firdar|Releasing|Vimshottari/);
    }
  });
});

test('the sky without a place has no houses and no warnings about a birth', async () => {
  const { text, structuredContent } = await call('sky_now', { at: '2200-01-01' });
  expect(text).toContain('2200-01-01T00:00Z, tropical, no houses');
  expect(text).not.toContain('Ascendant');
  expect(structuredContent.warnings).toEqual([]);
});

test('a warning about the calendar says how to name it, and the answer to that has none', async () => {
  const { text } = await call('birth_chart', { birth: '1700-02-15 10:00, London' });
  expect(text).toContain('write julian between date and time, or gregorian if it is right');
  const julian = await call('birth_chart', { birth: '1700-02-15 julian 10:00, London' });
  expect(julian.text).toContain('1700-02-25T10:00:30Z');
  const calls = [['birth_chart'], ['chart_facts', 'lots'], ['chart_facts', 'stars'], ['what_is_active']] as const;
  for (const [name, about] of calls) {
    const stated = await call(name, { birth: '1700-02-15 julian 10:00, London', about });
    expect([name, stated.isError ?? false, stated.text.includes('CalendarNotStated')]).toEqual([name, false, false]);
  }
});

test('of a time that occurred twice the answer has both instants, and no word of the endpoint', async () => {
  const { text } = await call('birth_chart', { birth: '2021-10-31 02:30, Berlin' });
  expect(text).toContain('(2021-10-31T00:30Z), Berlin');
  expect(text).toContain('may also be 2021-10-31T01:30Z');
  expect(text).not.toContain('time_resolution');
  const sky = await call('sky_now', { at: '2021-10-31 02:30', place: 'Berlin' });
  expect(sky.text).toMatch(/LocalTimeAmbiguous: .*, such as \+02:00, chooses one/);
  expect(sky.text).not.toContain('birth');
});

describe('sky_now with a place', () => {
  test.each([
    ['2024-06-20 23:00Z', 'Tokyo', 'Local time 2024-06-21 08:00+09:00 (Asia/Tokyo)', 'Local times of 2024-06-21: '],
    ['2024-06-20 02:00Z', 'Los Angeles', 'Local time 2024-06-19 19:00-07:00 (', 'Local times of 2024-06-19: '],
    ['2024-06-20 02:00+09:00', 'Los Angeles', 'Local time 2024-06-19 10:00-07:00 (', 'Local times of 2024-06-19: '],
  ])('states for %s in %s the local time and the risings of that local day', async (at, place, local, day) => {
    const { text } = await call('sky_now', { at, place });
    expect(text).toContain(`\n${local}`);
    expect(text).toContain(`\n${day}`);
  });

  test('leaves out rising and setting, with a warning, at the beginning of the ephemeris', async () => {
    const { text, isError } = await call('sky_now', { at: '-3001-12-09 12:00', place: 'Rome' });
    expect(isError, text).toBeUndefined();
    expect(text).toMatch(/Warning FactsOmitted: Rising, setting and the planetary hour are left out/);
    expect(text).not.toContain('Local times of');
  });

  test('states rising, setting and twilight of the local day, seconds cut off, and the planetary hour', async () => {
    const { text } = await call('sky_now', { place: '52.52, 13.405', at: '2024-06-20 03:30' });
    expect(text).toContain(
      'Local times of 2024-06-20: Sun rises 04:42, sets 21:33, civil twilight 03:52 to 22:23; Moon rises 20:44, sets 02:47',
    );
    expect(text).toContain('Planetary hour 22 (night) of Mercury, until 03:31; day of Mercury');
  });

  test('says that the Sun is up all day where it does not set, and has no planetary hour there', async () => {
    const { text } = await call('sky_now', { place: '69.65, 18.96', at: '2024-06-20 12:00' });
    expect(text).toContain('Sun up all day');
    expect(text).toContain('SunDoesNotSet');
    expect(text).not.toMatch(/Planetary hour \d/);
  });
});
