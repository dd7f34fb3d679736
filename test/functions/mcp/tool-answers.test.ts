import { describe, expect, test } from 'vitest';
import { PARIS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

describe('chart_facts', () => {
  test('states patterns with their apex, receptions and the state of each body, one in each line', async () => {
    const { text, structuredContent } = await call('chart_facts', { birth: TEXAS });
    expect(text).toContain('\nPattern: kite Moon, Venus, Jupiter, Pluto; apex Venus, water, widest orb 4.2°\n');
    expect(text).toContain(
      'Moon receives Jupiter by domicile, triplicity; Jupiter receives Moon by domicile, face (trine, strong)',
    );
    expect(text).toContain('\nMercury: dignity 5, domicile, succedent, oriental, swift, hayz\n');
    expect(structuredContent.patterns).toContain('kite Moon, Venus, Jupiter, Pluto');
  });

  test('has the parts of larger patterns and the contacts with detail full only', async () => {
    const [brief, full] = [
      await call('chart_facts', { birth: TEXAS }),
      await call('chart_facts', { birth: TEXAS, detail: 'full' }),
    ];
    expect(brief.text).not.toMatch(/Pattern: grand trine|^antiscia/m);
    expect(full.text).toMatch(/Pattern: grand trine/);
    expect(brief.structuredContent.patterns.join()).not.toContain('grand trine');
    expect(full.structuredContent.patterns.join()).toContain('grand trine');
    expect(full.text).toMatch(/^(parallels|antiscia): /m);
  });

  test('says what a birth without a time leaves out', async () => {
    const { text } = await call('chart_facts', { birth: PARIS_WITHOUT_TIME });
    expect(text).toMatch(/Warning FactsOmitted: .*the time of birth is not known/);
    expect(text).not.toMatch(/House rulers|Sect:|Moon's course/);
  });
});

describe('birth_chart', () => {
  test('states place, house and aspects of a body in one line', async () => {
    const { text } = await call('birth_chart', { birth: '1990-06-15 14:30, 48.85341, 2.3488' });
    expect(text).toContain('\nSun 24°08′ Gemini, 9th, square Moon 8.5° applying');
    expect(text).toMatch(/^Chart, tropical, Placidus houses: 1990-06-15 14:30\+02:00 \(1990-06-15T12:30Z\)/);
  });

  test('has ten planets, Chiron, the true node, the mean Lilith and two angles unless bodies are listed', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS });
    expect(Object.keys(structuredContent.points)).toEqual([
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      ...['chiron', 'true_node', 'mean_lilith', 'ascendant', 'midheaven'],
    ]);
    const other = await call('birth_chart', { birth: TEXAS, bodies: ['Sun', 'ceres'] });
    expect(Object.keys(other.structuredContent.points)).toEqual(['sun', 'ceres', 'ascendant', 'midheaven']);
  });

  test('has no houses and a warning for a birth whose time is unknown', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: PARIS_WITHOUT_TIME });
    expect(text).toContain('time unknown');
    expect(text).not.toContain('Ascendant');
    expect(structuredContent.warnings).toEqual([expect.stringMatching(/^HousesOmitted: /)]);
    expect(text).toContain(`Warning ${structuredContent.warnings[0]}`);
  });

  test('states both readings of a time that occurred twice', async () => {
    const { text } = await call('birth_chart', { birth: '2021-10-31 02:30, 48.4, 9.99' });
    expect(text).toContain('2021-10-31T00:30Z');
    expect(text).toContain('may also be 2021-10-31T01:30Z');
    const { text: later } = await call('birth_chart', { birth: '2021-10-31 02:30+01:00, 48.4, 9.99' });
    expect(later).toContain('(2021-10-31T01:30Z)');
  });

  test('states what an uncertain time changes', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS, time_uncertainty_minutes: 30 });
    expect(text).toMatch(/^Within 30 min: Ascendant \d+°\d\d′ \w+ to \d+°\d\d′ \w+, Midheaven /m);
  });
});

describe('a birth before the ephemeris of Chiron', () => {
  const caesar = '-0043-03-15 12:00, Rome';

  test.each([
    ['birth_chart', { birth: caesar }],
    ['compare', { birth_a: caesar, birth_b: TEXAS }],
    ['sky_now', { at: '-0043-03-15 12:00' }],
    ['moon', { at: '-0043-03-15 12:00' }],
    ['transit_search', { birth: caesar, from: '-0043-03-15', to: '-0042-03-15' }],
  ])('is answered by %s', async (name, args) => {
    const { isError, text } = await call(name, args);
    expect([isError, text.slice(0, 200)]).toEqual([undefined, expect.any(String)]);
  });

  test('has no Chiron and a warning about it', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: caesar });
    expect(Object.keys(structuredContent.points)).not.toContain('chiron');
    const warning = 'BodyOutOfRange: Chiron has no ephemeris at this date. It is left out.';
    expect(structuredContent.warnings).toContain(warning);
    expect(text).toContain(`Warning ${warning}`);
  });

  test('is refused where the call asks for Chiron', async () => {
    const { isError, text } = await call('birth_chart', { birth: caesar, bodies: ['sun', 'chiron'] });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- bodies\[1\] Chiron has no ephemeris at this date/m);
  });
});

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
    expect(brief.text).toMatch(/Vimshottari dasha \(lahiri\): \w+ \(level 1\) until [\d-]+; \w+ \(level 2\) until/);
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

test('a warning about the calendar tells how to name it, and the answer to that has none', async () => {
  const { text } = await call('resolve_time', { birth: '1700-02-15 10:00, London' });
  expect(text).toContain('write julian between date and time, or gregorian if it is right');
  const julian = await call('resolve_time', { birth: '1700-02-15 julian 10:00, London' });
  expect(julian.text).toContain('1700-02-25T10:00:30Z');
  for (const name of ['resolve_time', 'birth_chart', 'lots', 'stars', 'what_is_active']) {
    const stated = await call(name, { birth: '1700-02-15 julian 10:00, London' });
    expect([name, stated.isError ?? false, stated.text.includes('CalendarNotStated')]).toEqual([name, false, false]);
  }
});

test('of a time that occurred twice the answer has both instants, and no word of the endpoint', async () => {
  const { text } = await call('resolve_time', { birth: '2021-10-31 02:30, Berlin' });
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

describe('vedic_chart', () => {
  test('has a line for each graha with nakshatra, pada, house, state and vargas', async () => {
    const { text } = await call('vedic_chart', { birth: TEXAS, vargas: [9, 10] });
    expect(text).toContain('\nMoon 25°49′ Aquarius, Purva Bhadrapada 2 (Jupiter), 6th, friend; Navamsa');
    expect(text).toMatch(/\nSaturn .* Capricorn retrograde, Uttara Ashadha \d \(Sun\), 5th, own; Navamsa \w+; Dasamsa/);
    expect(text).toMatch(/\nRahu .* retrograde, Shravana \d \(Moon\), 5th; Navamsa/);
    expect(text).toMatch(/\nKarakas: atma \w+, amatya/);
  });

  test('names its own arguments in faults, and no tropical zodiac', async () => {
    const { isError, text } = await call('vedic_chart', { birth: TEXAS, zodiac: 'tropical', vargas: [13] });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- zodiac must be one of (?!tropical).*lahiri/m);
    expect(text).toMatch(/^- vargas\[0\] must be one of 1, 2/m);
  });
});

test('a chart with sectors has them in place of houses and cusps', async () => {
  const { text } = await call('birth_chart', { birth: TEXAS, house_system: 'gauquelin', detail: 'full' });
  expect(text).toMatch(/^Sun 24°\d\d′ Gemini, sector \d+, /m);
  expect(text).toMatch(/^Sectors: 1 \d+°.*, 36 \d+°/m);
  expect(text).not.toContain('Cusps');
});

describe('events with a step', () => {
  test('is a table of positions, a line for each date', async () => {
    const { text, isError } = await call('events', {
      from: '2026-01-01',
      to: '2026-01-03',
      step: 'day',
      bodies: ['sun', 'jupiter'],
    });
    expect(isError, text).toBeUndefined();
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Positions from 2026-01-01 to 2026-01-03 in UTC, R retrograde:',
      'time | Sun | Jupiter',
      expect.stringMatching(/^2026-01-01T00:00Z \| 10°\d\d′ Capricorn \| 21°\d\d′ Cancer R$/),
      expect.stringMatching(/^2026-01-02T00:00Z \| 11°/),
      expect.stringMatching(/^2026-01-03T00:00Z \| 12°/),
      '3 of 3.',
    ]);
  });

  test('has 15 lines by default, and the cursor of the others', async () => {
    const first = await call('events', { from: '2026-01-01', step: 'day', zodiac: 'lahiri' });
    const { next_cursor } = first.structuredContent;
    expect(first.text).toMatch(/15 of 31; for more repeat the call with cursor/);
    const last = await call('events', {
      from: '2026-01-01',
      step: 'day',
      zodiac: 'lahiri',
      limit: 20,
      cursor: next_cursor,
    });
    expect(last.text).toContain('2026-01-16T00:00Z');
    expect(last.text).toContain('16 of 31.');
  });

  test.each([
    [{ step: 'fortnight' }, 'step'],
    [{ step: 'day', bodies: ['nibiru'] }, 'bodies[0]'],
    [{ step: 'day', from: '2026-01-01', to: '2025-01-01' }, 'to'],
    [{ step: 'hour', from: '-9000-01-01' }, 'from'],
  ])('refuses %j at its argument', async (args, argument) => {
    const { text, isError } = await call('events', args);
    expect(isError).toBe(true);
    expect(text).toContain(argument);
  });
});

describe('progressed, with until', () => {
  test.each(['secondary', 'solar_arc'])('by %s lists what becomes exact', async (method) => {
    const { isError, text, structuredContent } = await call('progressed', {
      birth: TEXAS,
      to: '2026-01-01',
      until: '2031-01-01',
      method,
    });
    expect([isError ?? false, text.slice(0, 40)]).toEqual([false, expect.any(String)]);
    const events = structuredContent.events as readonly string[];
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(text).toContain(event);
    expect(events.toSorted()).toEqual(events);
    expect(events.every((event) => /^\d{4}-\d\d-\d\d [A-Z]/.test(event))).toBe(true);
    expect(text).not.toMatch(/\bn\.|_arc|_moon/);
  });

  test('names events in words', async () => {
    const { text } = await call('progressed', { birth: PARIS, to: '2025-01-01', until: '2025-05-01' });
    expect(text).toMatch(/^2025-\d\d-\d\d \w+ (?:enters (?:natal house \d+|\w+)|\w+ natal [A-Z])/m);
  });

  test('leads to the events after those that it lists', async () => {
    const first = await call('progressed', { birth: PARIS, to: '2020-01-01', until: '2040-01-01' });
    const [, to] = /40 of \d+; for later ones call again with to (\S+)\)/.exec(first.text) ?? [];
    const next = await call('progressed', { birth: PARIS, to, until: '2040-01-01' });
    const last = (first.structuredContent.events as readonly string[]).at(-1);
    expect(next.structuredContent.events).toContain(last);
  });

  test.each([{}, { until: '2031-01-01' }])('asks for a time of birth in words of the tool, %j', async (dates) => {
    const { isError, text } = await call('progressed', {
      birth: PARIS_WITHOUT_TIME,
      method: 'ascendant_arc',
      ...dates,
    });
    expect(isError).toBe(true);
    expect(text).toContain('birth needs the time of birth');
    expect(text).not.toMatch(/birth_|true/);
  });

  test('by primary directions lists those of the given years', async () => {
    const { isError, text, structuredContent } = await call('progressed', {
      birth: TEXAS,
      to: '2026-01-01',
      until: '2036-01-01',
      method: 'primary',
    });
    expect(isError, text).toBeUndefined();
    const events = structuredContent.events as readonly string[];
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(event).toMatch(/^20(2[6-9]|3[0-5])-\d\d-\d\d .+/);
    expect(text).toContain(events[0]);
  });

  test('by primary directions needs the time of birth', async () => {
    const { isError, text } = await call('progressed', { birth: '1990-06-15 unknown, Paris', method: 'primary' });
    expect([isError, /time/.test(text)]).toEqual([true, true]);
  });

  test('names the argument that is at fault', async () => {
    const { isError, text } = await call('progressed', { birth: TEXAS, to: '2026-01-01', until: '2025-01-01' });
    expect(isError).toBe(true);
    expect(text).toContain('until must lie after');
  });
});
