import { describe, expect, test } from 'vitest';
import { AnalysisResponse } from '../../../../functions/natal/analysis/contract.ts';
import { NatalChartResponse } from '../../../../lib/requests/chart/natal-chart.ts';
import { expectExactly } from '../../../support/fuzz/well-answered.ts';
import { send } from '../../../support/natal.ts';
import { analyze, at, codesOf, subject, timeless, withoutSearches } from './facts.ts';

const castWithFacts = (body: object) => send({ body: { ...body, options: { include_analysis: true } } });

describe('200 the facts about a chart', () => {
  test.each([
    ['an ordinary birth', { subject }],
    ['a birth without a time', { subject: timeless }],
    ['a sidereal chart', { subject, configuration: { zodiac_type: 'sidereal' } }],
    ['a harmonic chart', { subject, configuration: { harmonic: 5 } }],
    ['a chart of Sunshine houses', { subject, configuration: { house_system: 'I' } }],
    ['a heliocentric chart', { subject, configuration: { coordinate_system: 'heliocentric' } }],
    ['seven planets', { subject, configuration: { object_set: 'traditional_7' } }],
    ['a birth beyond the polar circle', { subject: at(78) }],
    ['a birth near the south pole', { subject: at(-89.9) }],
    ['a birth at the pole', { subject: at(90) }],
  ])('of %s are those that include_analysis adds to its chart', async (_, body) => {
    const [analysis, chart] = [await analyze(body), await castWithFacts(body)];
    expect(analysis.status, analysis.text).toBe(200);
    expectExactly(AnalysisResponse, analysis.body);
    expectExactly(NatalChartResponse, chart.body);
    expect(chart.body.data.analysis).toEqual(withoutSearches(analysis.body.data.analysis));
    expect(codesOf(chart)).toEqual(codesOf(analysis));
  });

  test('as rows are those of the chart as rows', async () => {
    const query = { format: 'llm_v2' };
    const { body, text } = await analyze({ subject }, query);
    expectExactly(AnalysisResponse, body);
    const chart = await send({ body: { subject, options: { include_analysis: true } }, query });
    expectExactly(NatalChartResponse, chart.body);
    expect(body.data.facts.length, text).toBeGreaterThan(10);
    const searched = ['void_of_course', 'moon_aspect', 'station'];
    expect(chart.body.data.facts).toEqual(
      body.data.facts.filter(([kind]: string[]) => !searched.includes(kind as string)),
    );
  });
});

describe('the facts of charts that are not in the sky', () => {
  test('a draconic chart has every fact but the course of the Moon', async () => {
    const { body } = await analyze({ subject, configuration: { zodiac_type: 'draconic' }, options: { almuten: true } });
    const tropical = await analyze({ subject, options: { almuten: true } });
    const { moon: _, ...facts } = tropical.body.data.analysis;
    expect(Object.keys(body.data.analysis)).toEqual(Object.keys(facts));
    expect(body.data.analysis.antiscia).toEqual(facts.antiscia);
    expect(body.data.analysis.patterns.map(({ type }: { type: string }) => type)).toEqual(
      facts.patterns.map(({ type }: { type: string }) => type),
    );
  });
});
