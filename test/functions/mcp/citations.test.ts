import { describe, expect, test } from 'vitest';
import { findClaims } from '../../../functions/mcp/citations/claims.ts';
import { PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

const POINTS = ['sun', 'moon', 'saturn', 'uranus', 'mean_lilith', 'ascendant', 'midheaven'];
const idsOf = (text: string): readonly string[] => findClaims(text, POINTS).map(({ id }) => id);

describe('statements of a text', () => {
  test.each([
    ['Your Sun is in Gemini', 'natal.sun.sign'],
    ['Sun 24°25′ Gemini, 9th', 'natal.sun.sign'],
    ['the Moon in the 6th house', 'natal.moon.house'],
    ['Moon in your 6th', 'natal.moon.house'],
    ['MC in Cancer', 'natal.midheaven.sign'],
    ['Lilith conjunct your Sun', 'natal.mean_lilith.conjunction.sun'],
    ['Saturn square Uranus exact 2026-12-26 07:52', 'transit.2026-12-26.saturn.square.uranus'],
    ['Saturn square natal Uranus on 2026-12-26', 'transit.2026-12-26.saturn.square.uranus'],
    ['as [natal.sun.square.moon] says', 'natal.sun.square.moon'],
    ['natal.saturn.retrograde.', 'natal.saturn.retrograde'],
  ])('%s is %s', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  test('are found once each, in the order of the text', () => {
    expect(idsOf('Moon in Pisces and natal.sun.sign. Moon in Pisces, Sun in Leo')).toEqual([
      'natal.moon.sign',
      'natal.sun.sign',
      'natal.sun.sign',
    ]);
  });

  test('are not found in words that only look like them', () => {
    expect(idsOf('Sunday in Leo; a sunny Moon; Saturnine square')).toEqual([]);
  });
});

describe('an audit', () => {
  const check = async (text: string, birth = TEXAS): Promise<readonly string[]> => {
    const { text: answer } = await call('check_citations', { birth, text });
    return (answer as string).split('\n').filter((line) => /^(true|false|unstated|unknown): /.test(line));
  };

  test.each([
    ['Sun in Gemini', 'true: natal.sun.sign: Gemini'],
    ['Moon in Aries', 'false: natal.moon.sign: Pisces'],
    ['natal.mars.house=7', 'true: natal.mars.house: 7'],
    ['Mars in the 8th house', 'false: natal.mars.house: 7'],
    ['natal.sun.sign', 'unstated: natal.sun.sign: Gemini'],
    ['natal.saturn.retrograde', 'true: natal.saturn.retrograde: retrograde'],
    ['natal.mercury.retrograde', 'false: natal.mercury.retrograde: direct'],
    ['Sun square Moon', 'true: natal.sun.square.moon: square 4.9°'],
    ['Moon trine Sun', 'false: natal.moon.trine.sun: square 4.9°'],
    ['Venus trine Sun', 'false: natal.venus.trine.sun: no aspect within orb'],
    ['natal.foo.sign', 'unknown: natal.foo.sign: no such id'],
    ['natal.sun.hue', 'unknown: natal.sun.hue: no such id'],
    [
      'transit.2027-02-11.saturn.conjunction.mars',
      'true: transit.2027-02-11.saturn.conjunction.mars: exact 2027-02-11',
    ],
    ['Saturn conjunct Mars on 2027-02-12', 'false: transit.2027-02-12.saturn.conjunction.mars: exact 2027-02-11'],
    ['transit.2027-02-12.ascendant.square.mars', 'unknown: transit.2027-02-12.ascendant.square.mars: this body'],
  ])('of “%s” says %s', async (text, line) => {
    expect(await check(text)).toEqual([
      expect.stringContaining(line.slice(0, line.indexOf(': exact') + 1 || undefined)),
    ]);
  });

  test('finds every transit that a digest lists to hold', async () => {
    const { text } = await call('digest', { birth: TEXAS, from: '2026-11-27' });
    const transits = (text as string).split('\n').filter((line) => line.includes(' exact '));
    const lines = await check(transits.join('\n'));
    expect(transits.length).toBeGreaterThan(5);
    expect(lines).toHaveLength(transits.length);
    expect(lines.filter((line) => !line.startsWith('true: transit.'))).toEqual([]);
  });

  test('finds every sign and house of a chart to hold', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS });
    const lines = await check(text);
    expect(lines.length).toBeGreaterThan(14);
    expect(lines.filter((line) => line.startsWith('false'))).toEqual([]);
  });

  test('leaves open what an unknown time of birth does not tell', async () => {
    expect(await check('Ascendant in Leo, natal.sun.house=3, Sun in Aquarius', PARIS_WITHOUT_TIME)).toEqual([
      expect.stringMatching(/^unknown: natal\.sun\.house/),
      'true: natal.sun.sign: Aquarius',
    ]);
  });

  test('refuses more than it checks, and says when there is nothing to check', async () => {
    const text = Array.from({ length: 21 }, (_, day) => `transit.2026-03-${day + 10}.mars.square.sun`).join(' ');
    const { isError, text: fault } = await call('check_citations', { birth: TEXAS, text });
    expect([isError, fault.includes('send at most 100, and 20 about transits')]).toEqual([true, true]);
    expect((await call('check_citations', { birth: TEXAS, text: 'Hello' })).text).toContain(
      'nothing that can be checked',
    );
  });
});
