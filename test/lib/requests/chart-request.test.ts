import { describe, expect, it } from 'vitest';
import { AYANAMSA_IDS } from '../../../lib/base/catalog/ayanamsas.ts';
import { HOUSE_SYSTEM_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { Format } from '../../../lib/requests/format.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const faults = (schema: typeof ChartConfiguration | typeof ChartOptions | typeof Subject, sent: unknown) => {
  const result = schema.safeParse(sent);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a configuration', () => {
  it.each([
    [{ house_system: ' w ' }, { house_system: 'W' }],
    [{ zodiac_type: 'SIDEREAL' }, { zodiac_type: 'sidereal' }],
    [{ zodiac_type: 'sidereal', ayanamsa: 'Fagan-Bradley' }, { ayanamsa: 'fagan_bradley' }],
    [{ object_set: 'Modern Plus-Chiron' }, { object_set: 'modern_plus_chiron' }],
    [{ polar_fallback: 'Whole Sign' }, { polar_fallback: 'whole_sign' }],
    [
      { object_set: 'custom', objects: ['Sun', 'North Node', 'TRUE  NODE', 'Part-of-Fortune', 'Lilith'] },
      { objects: ['sun', 'true_node', 'true_node', 'part_of_fortune', 'mean_lilith'] },
    ],
  ])('takes names without regard to case, spaces and hyphens: %j', (sent, expected) => {
    expect(ChartConfiguration.parse(sent)).toMatchObject(expected);
  });

  it('takes each of the twelve house systems and every ayanamsa', () => {
    for (const house_system of HOUSE_SYSTEM_CODES) expect(faults(ChartConfiguration, { house_system })).toEqual([]);
    for (const ayanamsa of AYANAMSA_IDS) {
      expect(faults(ChartConfiguration, { zodiac_type: 'sidereal', ayanamsa })).toEqual([]);
    }
  });

  it.each([
    [{ object_set: 'custom' }, ['objects: is required with object_set custom']],
    [{ objects: ['sun'] }, ['objects: is read only with object_set custom']],
    [{ ayanamsa: 'lahiri' }, ['zodiac_type: must be sidereal with an ayanamsa']],
    [
      { ayanamsa: 'lahiri', objects: ['sun'] },
      ['objects: is read only with object_set custom', 'zodiac_type: must be sidereal with an ayanamsa'],
    ],
  ])('refuses members that have no effect, and missing ones: %j', (sent, expected) => {
    expect(faults(ChartConfiguration, sent)).toEqual(expected);
  });

  it('skips checks across members when one of them is invalid', () => {
    expect(faults(ChartConfiguration, { object_set: 'cusotm', objects: ['sun'] })).toHaveLength(1);
    expect(faults(ChartConfiguration, { zodiac_type: 'siderial', ayanamsa: 'lahiri' })).toHaveLength(1);
    expect(faults(ChartConfiguration, { house_system: 'Z', ayanamsa: 'lahiri' })).toHaveLength(2);
  });
});

describe('options', () => {
  it('accept orbs from 0 to 15 under any spelling of an aspect', () => {
    const orbs = { Trine: 0, 'semi-sextile': 15, SEMISQUARE: 1.5 };
    expect(ChartOptions.parse({ orbs }).orbs).toEqual({ trine: 0, semi_sextile: 15, semi_square: 1.5 });
    expect(faults(ChartOptions, { orbs: { trine: 15.1, square: -1 } })).toHaveLength(2);
  });

  it('refuse an orb given twice under two spellings', () => {
    expect(faults(ChartOptions, { orbs: { Trine: 3, trine: 9 } })).toEqual(['orbs.trine: is trine once more']);
  });
});

describe('a subject', () => {
  const birth_location = { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } };
  const subject = (changes: object) => ({
    name: 'A',
    birth_datetime: { iso: '1990-06-15T14:30' },
    birth_location,
    ...changes,
  });

  it('requires a time unless the time is declared unknown', () => {
    const birth_datetime = { iso: '1990-06-15' };
    expect(faults(Subject, subject({ birth_datetime }))).toEqual([
      'birth_datetime: has a date but no time; add the time, or send birth_time_known: false',
    ]);
    expect(faults(Subject, subject({ birth_datetime, birth_time_known: false }))).toEqual([]);
  });
});

describe('a format', () => {
  it.each([
    [undefined, 'json'],
    ['json', 'json'],
    ['llm', 'llm_v2'],
    ['LLM-v2', 'llm_v2'],
  ])('%s means %s', (sent, format) => {
    expect(Format.parse(sent)).toBe(format);
  });

  it.each(['xml', '', 'llm_v1', 3, null])('%j is refused', (sent) => {
    expect(Format.safeParse(sent).success).toBe(false);
  });
});
