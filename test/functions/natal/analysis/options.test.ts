import { describe, expect, test } from 'vitest';
import { send } from '../../../support/natal.ts';
import { analyze, at, subject } from './facts.ts';

describe('the options', () => {
  test('with almuten there are the points of every planet and the syzygy before the birth', async () => {
    const { analysis, subject: born } = (await analyze({ subject, options: { almuten: true } })).body.data;
    const { winners, scores, syzygy } = analysis.almuten_figuris;
    expect(scores).toHaveLength(7);
    expect(winners).toContain(scores[0].planet);
    expect(Date.parse(syzygy.datetime_utc)).toBeLessThan(Date.parse(born.datetime_utc));
    expect((await analyze({ subject })).body.data.analysis).not.toHaveProperty('almuten_figuris');
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
