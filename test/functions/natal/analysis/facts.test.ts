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

  test('are not in a chart without include_analysis', async () => {
    expect((await send({ body: { subject } })).body.data).not.toHaveProperty('analysis');
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

  test('have the shape, the houses’ rulers, the state of every body and the sect', async () => {
    const { shape, rulers, bodies, sect, receptions, definition } = (await analyze({ subject })).body.data.analysis;
    expect(shape).toMatchObject({ type: 'bundle' });
    expect(Object.keys(rulers.houses)).toHaveLength(12);
    expect(Object.keys(bodies)).toHaveLength(20);
    expect(sect.sect).toBe('day');
    expect(receptions.length).toBeGreaterThan(5);
    expect(definition.sources.length).toBeGreaterThan(0);
  });

  test('without a time of birth leave out what depends on it, and say so', async () => {
    const { body } = await analyze({ subject: timeless });
    expect(body.data.analysis.balance).not.toHaveProperty('quadrants');
    expect(body.data.analysis.balance).not.toHaveProperty('hemispheres');
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/quadrants.*hemispheres.*time of birth is not known/),
    });
  });

  test('are of the bodies that pattern_bodies names, in any order', async () => {
    const options = { pattern_bodies: ['Chiron', 'moon', 'chiron'] };
    const { balance } = (await analyze({ subject, options })).body.data.analysis;
    expect(Object.values<string[]>(balance.elements).flat().sort()).toEqual(['chiron', 'moon']);
  });

  test('have as many decimals as the request wants', async () => {
    const { analysis } = (await analyze({ subject, options: { decimal_places: 1 } })).body.data;
    const contacts = [...analysis.parallels, ...analysis.contraparallels, ...analysis.antiscia];
    expect(contacts.length).toBeGreaterThan(0);
    for (const { orb_deg } of contacts) expect(orb_deg * 10).toBeCloseTo(Math.round(orb_deg * 10), 9);
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

  test('a harmonic chart has balance, patterns and dispositors, and says what it lacks', async () => {
    const { body } = await analyze({ subject, configuration: { harmonic: 5 } });
    const { balance, patterns, ...rest } = body.data.analysis;
    expect(Object.values<string[]>(balance.elements).flat()).toHaveLength(10);
    expect(balance).not.toHaveProperty('quadrants');
    expect(Array.isArray(patterns)).toBe(true);
    for (const member of ['rulers', 'receptions', 'bodies', 'sect', 'moon', 'parallels', 'antiscia']) {
      expect(rest, member).not.toHaveProperty(member);
    }
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/parallels.*receptions.*moon.*: a harmonic chart is not in the sky/),
    });
  });
});
