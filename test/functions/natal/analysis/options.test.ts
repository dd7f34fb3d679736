import { describe, expect, test } from 'vitest';
import { send } from '../../../support/natal.ts';
import { analyze, at, subject } from './facts.ts';

describe('the options', () => {
  test('are stated in the definition, with the defaults of those that the request leaves out', async () => {
    const options = {
      pattern_orbs: { Trine: 4 },
      pattern_bodies: ['moon', 'sun'],
      rulerships: 'Modern',
      stellium_min: 5,
      hayz: 'strict',
      reception_rule: 'bonatti',
    };
    const { definition } = (await analyze({ subject, options })).body.data.analysis;
    expect(definition).toMatchObject({
      ...options,
      pattern_orbs: { trine: 4, square: 7 },
      pattern_bodies: ['sun', 'moon'],
      rulerships: 'modern',
    });
  });

  test('with almuten there are the points of every planet and the syzygy before the birth', async () => {
    const { analysis, subject: born } = (await analyze({ subject, options: { almuten: true } })).body.data;
    const { winners, scores, syzygy } = analysis.almuten_figuris;
    expect(scores).toHaveLength(7);
    expect(winners).toContain(scores[0].planet);
    expect(Date.parse(syzygy.datetime_utc)).toBeLessThan(Date.parse(born.datetime_utc));
    expect((await analyze({ subject })).body.data.analysis).not.toHaveProperty('almuten_figuris');
  });

  test('an orb of the conjunction, which no pattern has, is read by nothing and says so', async () => {
    const { body } = await analyze({ subject, options: { pattern_orbs: { Conjunction: 4 } } });
    expect(body.data.warnings).toContainEqual({
      code: 'OptionUnread',
      message: 'options.pattern_orbs.conjunction: no pattern has a conjunction.',
    });
    const { text } = await analyze({ subject, options: { pattern_orbs: { trine: 4 } } });
    expect(text).not.toContain('OptionUnread');
  });

  test('a body that the chart lacks is left out with a warning', async () => {
    const { body } = await analyze({
      subject,
      configuration: { object_set: 'traditional_7' },
      options: { pattern_bodies: ['sun', 'chiron', 'pluto'] },
    });
    expect(body.data.analysis.definition.pattern_bodies).toEqual(['sun']);
    expect(body.data.warnings).toContainEqual({
      code: 'BodiesOmitted',
      message: 'The analysis leaves out Chiron and Pluto: not among the bodies of the chart.',
    });
  });

  test('in the midnight sun the almuten does without the rulers of day and hour, and says so', async () => {
    const { body } = await analyze({ subject: at(78), options: { almuten: true } });
    expect(body.data.analysis.almuten_figuris.scores).toHaveLength(7);
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/rulers of the day and the hour: the Sun does not rise or set/),
    });
  });
});

describe('bodies that objects names beyond Sun to Pluto', () => {
  const objects = ['sun', 'moon', 'chiron', 'vertex'];
  const configuration = { objects };
  const balanceOf = (analysis: { balance: { elements: Record<string, string[]> } }) =>
    Object.values(analysis.balance.elements).flat().sort();
  const warning = {
    code: 'BodiesOmitted',
    message:
      'Balance, patterns, stelliums and contacts leave out Chiron and Vertex: they are of Sun to Pluto by default. Name others in options.pattern_bodies of /ephemeris/analysis.',
  };

  test('are left out of the balance with a warning that names them and the option that counts them', async () => {
    const { data } = (await analyze({ subject, configuration })).body;
    expect(balanceOf(data.analysis)).toEqual(['moon', 'sun']);
    expect(data.warnings).toContainEqual(warning);
  });

  test('are counted where pattern_bodies names them, without a warning', async () => {
    const { data } = (await analyze({ subject, configuration, options: { pattern_bodies: objects } })).body;
    expect(balanceOf(data.analysis)).toEqual([...objects].sort());
    expect(data.warnings.map(({ code }: { code: string }) => code)).not.toContain('BodiesOmitted');
  });

  test('have the warning in other charts with include_analysis too, and a set of bodies has none', async () => {
    const options = { include_analysis: true };
    const named = await send({ body: { subject, configuration, options } });
    expect(named.body.data.warnings).toContainEqual(warning);
    const full = await send({ body: { subject, configuration: { object_set: 'full' }, options } });
    expect(full.body.data.warnings.map(({ code }: { code: string }) => code)).not.toContain('BodiesOmitted');
  });
});

describe('400 the orbs of patterns', () => {
  test.each([
    [{ trin: 4 }, 'InvalidAspect', 'trin'],
    [{ semi_sextile: 1 }, 'InvalidAspect', 'semi_sextile'],
    [{ trine: 'wide' }, 'ValidationError', 'trine'],
    [{ trine: -1 }, 'ValidationError', 'trine'],
    [{ trine: 15.1 }, 'ValidationError', 'trine'],
    [{ trine: 4, Trine: 5 }, 'ValidationError', 'Trine'],
  ])('%j are an unknown aspect or a bad value: %s', async (pattern_orbs, code, name) => {
    const { status, body } = await analyze({ subject, options: { pattern_orbs } });
    expect([status, body.error]).toEqual([400, code]);
    expect(body.errors.map((error: { location: string }) => error.location)).toContain(
      `body.options.pattern_orbs.${name}`,
    );
  });
});
