import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import type { RequestRecord } from '../../../lib/http/middleware/observation.ts';
import { decodeHandle, encodeHandle } from '../../../lib/schemas/handle/handle.ts';
import * as services from '../../support/services.ts';
import { CALLS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { ask, call, mcpFunction } from './send.ts';

const { result } = await ask('tools/list');
const listed: { name: string; inputSchema: object; outputSchema: object }[] = result.tools;

test('every tool is covered by a call in this test', () => {
  expect(Object.keys(CALLS)).toEqual(TOOLS.map(({ name }) => name));
});

describe.each(listed)('$name', ({ name, inputSchema, outputSchema }) => {
  const args = CALLS[name] ?? {};
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  test('answers a call that fits its schema with values that fit theirs', async () => {
    const fitsInput = ajv.compile(inputSchema);
    expect(fitsInput(args), JSON.stringify(fitsInput.errors)).toBe(true);
    const answer = await call(name, args);
    expect(answer.isError, answer.text).toBeUndefined();
    const fitsOutput = ajv.compile(outputSchema);
    expect(fitsOutput(answer.structuredContent), JSON.stringify(fitsOutput.errors)).toBe(true);
    expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('names every fault of a call', async () => {
    const { isError, text } = await call(name, { ...args, horoscope: 1, sign: 2 });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- horoscope is not known.*\n- sign is not known/m);
  });

  test('takes no object without members as an argument', () => {
    const untyped = JSON.stringify(inputSchema).match(/\{"type":"object"(?!,"properties")[^}]*\}/g);
    expect(untyped).toBeNull();
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

test('an argument that is null is absent', async () => {
  const { isError } = await call('birth_chart', { birth: TEXAS, zodiac: null, detail: null });
  expect(isError).toBeUndefined();
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
      expect(text).not.toMatch(/Profected|Firdar|Releasing/);
    }
  });
});

test('the sky without a place has no houses and no warnings about a birth', async () => {
  const { text, structuredContent } = await call('sky_now', { at: '2200-01-01' });
  expect(text).toContain('2200-01-01T00:00Z, tropical, no houses');
  expect(text).not.toContain('Ascendant');
  expect(structuredContent.warnings).toEqual([]);
});

test('a search returns pages with access to the next page', async () => {
  const args = { from: '2026-01-01', to: '2027-01-01', types: ['lunation'], limit: 2 };
  const first = (await call('events', args)).structuredContent;
  const second = (await call('events', { ...args, cursor: first.next_cursor })).structuredContent;
  expect([...first.events, ...second.events].map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-10',
    '2026-01-18',
    '2026-01-26',
  ]);
});

test('explain quotes the documentation with the address of the page', async () => {
  const { text, structuredContent } = await call('explain', { question: 'geographic latitude' });
  expect(text).toContain('(/docs/errors#InvalidLatitude): Geographic latitude runs from -90 to 90.');
  expect(structuredContent.pages[0].url).toBe('/docs/errors#InvalidLatitude');
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

describe('a failed call', () => {
  test.each([
    ['chart_facts', 'nonsense', '- zodiac must be tropical, sidereal, or one of fagan_bradley, '],
    ['compare', 'draconic', '- zodiac must be one of tropical, sidereal, or an ayanamsa such as lahiri'],
    ['moon', 'draconic', '- zodiac must be one of tropical, sidereal, or an ayanamsa such as lahiri'],
  ])('of %s with zodiac %s names the types of zodiacs and the ayanamsas', async (name, zodiac, fault) => {
    const { text } = await call(name, { ...CALLS[name], zodiac });
    expect(text).toContain(fault);
  });

  test.each(['map', 'lots'])('of %s says that the birth has no time, also for a handle', async (name) => {
    const { structuredContent } = await call('birth_chart', { birth: PARIS_WITHOUT_TIME });
    const place = name === 'map' ? { place: 'Ulm' } : {};
    for (const birth of [PARIS_WITHOUT_TIME, structuredContent.handle]) {
      const { isError, text } = await call(name, { birth, ...place });
      expect([isError, text.split('\n')[1]]).toEqual([true, expect.stringMatching(/^- birth has no time; .* need/)]);
    }
  });

  test('shows both ways to write a birth whose time is missing', async () => {
    const { isError, text } = await call('birth_chart', { birth: '1990-06-15, Paris, Texas' });
    expect(isError).toBe(true);
    expect(text).toContain('write "1990-06-15 14:30, Paris, Texas", or "1990-06-15 unknown, Paris, Texas"');
  });

  test('names the arguments of the tool, not the members of the request', async () => {
    const { text } = await call('relocate', { birth: '1990-02-30 14:30, 48.85, 2.35', place: '95, 2' });
    expect(text).toMatch(/^- birth is no date and time of the gregorian calendar$/m);
    expect(text).toMatch(/^- place has a latitude that must be ≤ 90$/m);
    expect(text).not.toMatch(/subject|relocation_location/);
  });

  test('speaks of the arguments of the tool in its messages too', async () => {
    const { text } = await call('events', { from: '1900-01-01', to: '2026-01-01' });
    expect(text).toMatch(/^- to must lie within 50 years of from in a search of the Moon/m);
  });

  test('names the element of a list', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS, bodies: ['sun', 'satern'] });
    expect(text).toMatch(/^- bodies\[1\] must be one of .*did you mean saturn\?/m);
  });
});

describe('a place by name', () => {
  test('is named in the answer, with its coordinates', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: TEXAS });
    expect(text).toContain('Paris, Texas, United States [33.66094, -95.55551], America/Chicago');
    expect(structuredContent.place).toBe('Paris, Texas, United States');
  });

  test('that several places have is answered with calls that succeed', async () => {
    const { isError, text } = await call('birth_chart', { birth: '1990-06-15 14:30, Springfield' });
    expect(isError).toBe(true);
    const [first = ''] = text.match(/^\{"birth".*\}$/m) ?? [];
    const chart = await call('birth_chart', JSON.parse(first));
    expect(chart.structuredContent.place).toMatch(/^Springfield, .*, United States$/);
  });

  test('that is misspelt is answered with the nearest names', async () => {
    const { text } = await call('relocate', { birth: TEXAS, place: 'Pariss' });
    expect(text).toContain('{"place":"Paris, Île-de-France, France"}');
    expect(text).not.toContain('GET ');
  });

  test('that was chosen among several is warned of', async () => {
    const { structuredContent } = await call('sky_now', { place: 'Paris' });
    expect(structuredContent.warnings).toEqual([expect.stringMatching(/^PlaceChosen: Paris, Île-de-France/)]);
  });
});

describe('a handle', () => {
  const settings = { zodiac: 'lahiri', house_system: 'whole sign', bodies: ['sun', 'moon', 'ceres'] };

  test('stands for the birth and its settings in every tool that takes a birth', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS, ...settings });
    const birth = structuredContent.handle;
    for (const [name, args] of Object.entries(CALLS)) {
      if (args.birth === undefined || name === 'resolve_time') continue;
      const {
        isError,
        text,
        structuredContent: values,
      } = await call(name, { ...args, ...(name === 'birth_chart' ? settings : {}), natal: undefined, birth });
      expect([name, isError ?? false, text.split('\n')[0]]).toEqual([name, false, expect.any(String)]);
      expect([name, values.handle]).toEqual([name, birth]);
    }
  });

  test('of a draconic chart casts it again, and a tool without that zodiac says which ones it has', async () => {
    const first = await call('birth_chart', { birth: TEXAS, zodiac: 'draconic', house_system: 'Krusinski' });
    expect(first.text).toContain('draconic (true node), Krusinski houses');
    const again = await call('birth_chart', { birth: first.structuredContent.handle });
    expect(again.structuredContent.points).toEqual(first.structuredContent.points);
    const refused = await call('progressed', { birth: first.structuredContent.handle });
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(
      /birth is the handle of a chart with zodiac_type draconic, which is not offered here; send another zodiac_type/,
    );
  });

  test('gives the same points as the birth in words', async () => {
    const first = await call('birth_chart', { birth: TEXAS, ...settings });
    const again = await call('birth_chart', { birth: first.structuredContent.handle });
    expect(again.structuredContent.points).toEqual(first.structuredContent.points);
    expect(again.text).toContain('sidereal (lahiri), Whole Sign houses');
  });

  test.each(Object.entries(CALLS).filter(([, { birth, birth_a }]) => birth ?? birth_a))(
    'brings its zodiac into %s, which says so',
    async (name, { birth_a, ...args }) => {
      if (['map', 'resolve_time'].includes(name)) return;
      const { structuredContent } = await call('birth_chart', { birth: TEXAS, ...settings });
      const birth = { [birth_a ? 'birth_a' : 'birth']: structuredContent.handle };
      const { text } = await call(name, { ...args, zodiac: undefined, natal: undefined, ...birth });
      expect(text).toContain('sidereal (lahiri)');
    },
  );

  test('leads to the picture of the chart', async () => {
    const { content, structuredContent } = await call('birth_chart', { birth: TEXAS });
    const uri = `chart://wheel/${structuredContent.handle}`;
    expect(content[1]).toMatchObject({ type: 'resource_link', uri, mimeType: 'image/svg+xml' });
    const read = await ask('resources/read', { uri });
    expect(read.result.contents).toMatchObject([
      { uri, mimeType: 'image/svg+xml', text: expect.stringMatching(/^<svg.*<title[^>]*>Chart of 1990-06-15T14:30/) },
    ]);
  });

  test('with a wrong letter is refused', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS });
    const { handle } = structuredContent;
    const wrong = `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`;
    const { isError, text } = await call('what_is_active', { birth: wrong });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- birth is a damaged or incomplete chart handle/m);
  });
});

test('a call counts against the caller’s limit for the class of its endpoint', async () => {
  const charges: object[] = [];
  const limiter: typeof services.limiter = {
    ...services.limiter,
    take: async (charge) => {
      charges.push(charge);
      return { accepted: false, counts: { minute: 60, hour: 60 }, failedOpen: false };
    },
  };
  const handler = mcpFunction({ limiter });
  const { isError, text } = await call('find_place', { name: 'Ulm' }, handler);
  expect(charges).toEqual([expect.objectContaining({ principalId: 'somebody', limitClass: 'autocomplete' })]);
  expect(isError).toBe(true);
  expect(text).toMatch(/^RateLimitExceeded.*\n.*the next is taken in \d+ s/);
  await call('birth_chart', { birth: TEXAS }, handler);
  expect(charges).toHaveLength(1);
});

test('request records contain the routes and no part of the request', async () => {
  const records: RequestRecord[] = [];
  await call('birth_chart', { birth: TEXAS }, mcpFunction({ records }));
  expect(records.map(({ route }) => route)).toEqual(['/ephemeris/natal-chart', '/mcp']);
  expect(JSON.stringify(records)).not.toMatch(/1990|33\.66|Paris/);
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

test('a chart with sectors has them in place of houses and cusps', async () => {
  const { text } = await call('birth_chart', { birth: TEXAS, house_system: 'gauquelin', detail: 'full' });
  expect(text).toMatch(/^Sun 24°\d\d′ Gemini, sector \d+, /m);
  expect(text).toMatch(/^Sectors: 1 \d+°.*, 36 \d+°/m);
  expect(text).not.toContain('Cusps');
});

describe('the handle of a chart of another kind', () => {
  test.each([
    [{ harmonic: 5 }, 'tropical, harmonic 5, no houses'],
    [{ coordinate_system: 'heliocentric' }, 'tropical, heliocentric, no houses'],
    [{ coordinate_system: 'topocentric' }, 'tropical, topocentric, Placidus houses'],
    [{ zodiac_type: 'draconic', node_source: 'mean' }, 'draconic (mean node), Placidus houses'],
    [{ house_system: 'G' }, 'tropical, Gauquelin Sectors'],
    [
      { zodiac_type: 'sidereal', user_ayanamsa: { epoch_jd: 2451545, degrees: 24.5 } },
      'sidereal (user: 24.5° at JD 2451545), Placidus houses',
    ],
  ] as const)('of %o gives a chart and facts that say so', async (settings, header) => {
    const first = await call('birth_chart', { birth: TEXAS });
    const contents = decodeHandle(first.structuredContent.handle);
    if ('fault' in contents) throw new Error(contents.fault);
    const birth = encodeHandle({ birth: contents.birth, settings });
    const chart = await call('birth_chart', { birth });
    expect(chart.text).toContain(`Chart, ${header}: `);
    const facts = await call('chart_facts', { birth });
    expect(facts.text).toContain(`Facts, ${header}: `);
  });
});
