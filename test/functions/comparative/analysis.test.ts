import { describe, expect, test } from 'vitest';
import { NatalTransitsResponse, SynastryResponse } from '../../../functions/comparative/contract.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { send } from '../../support/natal.ts';

const newYork = subjectAt('1990-02-16T18:30:00Z', 40.7128, -74.006);
const london = subjectAt('1985-07-13T16:45:00Z', 51.5074, -0.1278);
const options = { include_analysis: true };
const pair = { subject_a: newYork, subject_b: london, options };
const rows = { format: 'llm_v2' };

interface AspectBody {
  readonly object1: string;
  readonly object2: string;
}

const factsOf = async (subject: object) =>
  (await send({ path: '/ephemeris/natal-chart', body: { subject, options } })).body.data.analysis;

const pointsOf = ({ object1, object2 }: AspectBody): string => `${object1} ${object2}`;

describe('synastry with include_analysis', () => {
  test('each chart has the facts of its birth', async () => {
    const { body } = await compare('synastry', pair);
    expectExactly(SynastryResponse, body);
    expect(body.data.chart_a.analysis).toEqual(await factsOf(newYork));
    expect(body.data.chart_b.analysis).toEqual(await factsOf(london));
  });

  test('double whammies are two of its aspects between the same points', async () => {
    const { contacts, aspects } = (await compare('synastry', pair)).body.data;
    expect(contacts.double_whammies.length).toBeGreaterThan(3);
    for (const { points, aspects: both } of contacts.double_whammies) {
      expect(both.map(pointsOf)).toEqual([points.join(' '), points.toReversed().join(' ')]);
      expect(aspects).toEqual(expect.arrayContaining(both));
    }
  });

  test('the receptions of a chart with itself are those within it, each seen from both sides', async () => {
    const { contacts } = (await compare('synastry', { ...pair, subject_b: newYork })).body.data;
    const { receptions } = await factsOf(newYork);
    const between = contacts.receptions.filter(({ a, b }: { a: string; b: string }) => a !== b);
    expect(between).toHaveLength(2 * receptions.length);
    for (const { a, b, a_by, b_by, strong } of receptions) {
      expect(between).toContainEqual(expect.objectContaining({ a, b, a_by, b_by, strong, applying: null }));
      expect(between).toContainEqual(expect.objectContaining({ a: b, b: a, a_by: b_by, b_by: a_by }));
    }
  });
});

describe('other comparisons with include_analysis', () => {
  test('a Davison chart has every fact', async () => {
    const { body } = await compare('composite', { subjects: [newYork, london], method: 'davison', options });
    expect(body.data.analysis.bodies.mars).toHaveProperty('swift');
    expect(body.data.warnings).toEqual([]);
  });

  test('transits have the facts of both charts, also as rows', async () => {
    const sent = { subject: newYork, transit_datetime: { iso: '2026-01-03T10:00:00Z' }, options };
    const { body } = await compare('natal-transits', sent);
    expectExactly(NatalTransitsResponse, body);
    expect(body.data.natal_chart.analysis).toEqual(await factsOf(newYork));
    expect(body.data.transit_chart.analysis.patterns).toBeDefined();
    const asRows = await compare('natal-transits', sent, rows);
    expectExactly(NatalTransitsResponse, asRows.body);
  });
});
