import { countTokens } from 'gpt-tokenizer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FoundContact, rankTransits } from '../../../functions/mcp/text/strength.ts';
import { PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

const contact = (transiting: string, natal: string, orb = 0): FoundContact => ({
  exact_datetime: `2026-12-0${natal.length}T00:00:00.000Z`,
  transiting_planet: transiting,
  aspect: 'square',
  natal_planet: natal,
  orb,
  retrograde: false,
  enters_orb_at: null,
  leaves_orb_at: null,
});

describe('the strongest transit comes first', () => {
  const order = (contacts: readonly FoundContact[], lords: readonly string[] = []) =>
    rankTransits(contacts, lords).map(({ transiting, natal }) => `${transiting} ${natal}`);

  test.each<[string, readonly FoundContact[], readonly string[], readonly string[]]>([
    ['the slower body', [contact('mars', 'mars'), contact('saturn', 'mars')], [], ['saturn mars', 'mars mars']],
    [
      'the smaller orb',
      [contact('saturn', 'mars', 0.9), contact('jupiter', 'mars')],
      [],
      ['jupiter mars', 'saturn mars'],
    ],
    ['a light before a planet', [contact('mars', 'mars'), contact('mars', 'moon')], [], ['mars moon', 'mars mars']],
    [
      "the year's lord moving",
      [contact('mars', 'node'), contact('venus', 'node')],
      ['venus'],
      ['venus node', 'mars node'],
    ],
    [
      "the year's lord at birth",
      [contact('mars', 'node'), contact('sun', 'venus')],
      ['venus'],
      ['sun venus', 'mars node'],
    ],
    ['the earlier of equals', [contact('mars', 'saturn'), contact('mars', 'mars')], [], ['mars mars', 'mars saturn']],
  ])('%s', (_, contacts, lords, expected) => {
    expect(order(contacts, lords)).toEqual(expected);
  });

  test('all passes of a transit are one', () => {
    const [transit, ...others] = rankTransits([contact('saturn', 'sun'), contact('saturn', 'sun', 0.4)], []);
    expect(transit?.contacts).toHaveLength(2);
    expect(others).toEqual([]);
  });
});

describe('a digest', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([['day'], ['week'], ['month'], ['year']])('of a %s takes at most 900 tokens', async (period) => {
    for (const birth of [TEXAS, '1985-05-03 04:20, Guadalajara, Jalisco']) {
      const args = { birth, period, from: '2026-11-27' };
      const { text, isError, structuredContent, content } = await call('digest', args);
      expect(isError, text).toBeUndefined();
      expect(countTokens(JSON.stringify({ content, structuredContent }))).toBeLessThanOrEqual(900);
    }
  });

  test('of a week has the transits in the order of the rule that it states, and events in natal houses', async () => {
    const { text } = await call('digest', { birth: TEXAS, from: '2026-11-27' });
    expect(text).toContain('Profected year: Libra, lord Venus, until 2027-06-15');
    expect(text).toContain(
      "Strongest first: Moon 0 … Pluto 9, +3 with the year's lord, +2 to Sun, Moon, Ascendant, Midheaven, −5 per degree of orb.\nSaturn sextile True Node within 0.02°, in orb throughout\n",
    );
    expect(text).toContain('\nMercury opposition Venus exact 2026-11-28 17:19\n');
    expect(text).toContain('2026-12-01 00:08 last quarter, Moon 9°03′ Virgo, natal 11th');
    expect(text).not.toContain('pass ');
  });

  test('of a year joins the passes of a transit and the stations of a body, and has the lord of the next year', async () => {
    const { text } = await call('digest', { birth: TEXAS, period: 'year', from: '2026-11-27' });
    expect(text).toContain('\nPluto trine Mercury exact 2027-03-03, 2027-07-17 R\n');
    expect(text).toContain('\nProfected year: Libra, lord Venus, until 2027-06-15\n');
    expect(text).toContain('\nProfected year: Scorpio, lord Mars, until 2028-06-15\n');
    expect(text.match(/Mercury turns/g)).toHaveLength(1);
    expect(text).not.toContain('full moon');
  });

  test('of a day has the Moon, unless the time of birth is unknown for that at birth', async () => {
    const from = '2026-12-01';
    const { text } = await call('digest', { birth: TEXAS, period: 'day', from });
    expect(text).toMatch(/^Moon \w+ Moon exact 2026-12-01/m);
    const unknown = await call('digest', { birth: PARIS_WITHOUT_TIME, period: 'day', from });
    expect(unknown.text).toMatch(/^Moon /m);
    expect(unknown.text).not.toMatch(/^\w+ \w+ Moon |Profected|natal \d/m);
  });

  test('of today leaves out the transits that are over', async () => {
    const timesOfMoon = ({ text }: { readonly text: string }) =>
      text.match(/(?<=^Moon .*exact 2026-12-01 )\S+$/gm) ?? [];
    const wholeDay = timesOfMoon(await call('digest', { birth: TEXAS, period: 'day', from: '2026-12-01' }));
    expect(Math.min(...wholeDay.map(Number.parseFloat))).toBeLessThan(9);
    vi.setSystemTime('2026-12-01T18:00:00Z');
    const afterNoon = timesOfMoon(await call('digest', { birth: TEXAS, period: 'day' }));
    expect(Math.min(...afterNoon.map(Number.parseFloat))).toBeGreaterThanOrEqual(10);
  });

  test('takes a period in words', async () => {
    const { text } = await call('digest', { birth: TEXAS, from: 'next week' });
    const [, start = '', end = ''] = /^Week from (\S+) to (\S+),/.exec(text) ?? [];
    expect([new Date(start).getUTCDay(), Date.parse(end) - Date.parse(start)]).toEqual([1, 7 * 86_400_000]);
  });

  test('is as long as the period in words', async () => {
    expect((await call('digest', { birth: TEXAS, from: 'next month' })).text).toMatch(/^Month from /);
    expect((await call('digest', { birth: TEXAS, from: 'This Year', period: 'day' })).text).toMatch(/^Year from /);
  });

  test.each([
    ['from', { from: '9000-01-01' }],
    ['place', { place: 'Nowhere at all' }],
    ['birth', { birth: '1990-06-15 14:30, Nowhere at all', place: 'Berlin' }],
  ])('names its argument %s in a fault', async (name, args) => {
    const { isError, text } = await call('digest', { birth: TEXAS, ...args });
    expect([isError, text.match(/^- \w+/m)?.[0]]).toEqual([true, `- ${name}`]);
  });
});
