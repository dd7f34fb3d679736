import { describe, expect, it } from 'vitest';
import { NatalChartResponse } from '../../../../lib/requests/chart/natal-chart.ts';
import { answer, birth, chart } from '../birth.ts';

const formatted = { formatted: true };
const FORM = /^\d{1,2}°[0-5]\d′[0-5]\d″ [A-Z][a-z]+$/;

describe('200 options.formatted', () => {
  it('adds a text to every longitude of bodies, houses, angles and lots', async () => {
    const { body } = await answer({ options: { ...formatted, include_hermetic_lots: true } });
    expect(NatalChartResponse.parse(body)).toEqual(body);
    const { planets, houses, angles, hermetic_lots } = body.data;
    const { formatted: angleTexts, ...angleLongitudes } = angles;
    expect(Object.keys(angleTexts)).toEqual(Object.keys(angleLongitudes));
    const places = [...Object.values(planets), ...Object.values(houses), ...hermetic_lots];
    const texts = [...places.map((place: { formatted?: string }) => place.formatted), ...Object.values(angleTexts)];
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(text).toMatch(FORM);
    expect(planets.sun).toMatchObject({ longitude: 84.149453, formatted: '24°08′58″ Gemini' });
  });

  it.each(['minimal', 'standard', 'detailed'])('works at verbosity %s', async (verbosity) => {
    const { planets } = await chart({ options: { ...formatted, verbosity } });
    expect(planets.sun.formatted).toBe('24°08′58″ Gemini');
  });

  it('does not depend on the number of decimals', async () => {
    const { planets } = await chart({ options: { ...formatted, decimal_places: 0 } });
    expect(planets.sun).toMatchObject({ longitude: 84, formatted: '24°08′58″ Gemini' });
  });

  it('puts texts into the simple chart, one for each cusp and angle', async () => {
    const { body } = await answer({ options: formatted, query: { preset: 'simple' } });
    expect(NatalChartResponse.parse(body)).toEqual(body);
    const { planets, houses, angles } = body.data;
    expect(houses.formatted).toHaveLength(12);
    expect(houses.formatted[0]).toBe(angles.formatted.ascendant);
    expect(planets.sun.formatted).toBe('24°08′58″ Gemini');
  });

  it('is absent without the option, and rows have no such column', async () => {
    expect((await answer()).text).not.toContain('formatted');
    const { body } = await answer({ options: formatted, query: { format: 'llm_v2' } });
    const { warnings, ...rows } = body.data;
    expect(JSON.stringify(rows)).not.toContain('formatted');
    expect(warnings).toEqual([{ code: 'OptionUnread', message: 'options.formatted: rows have no such column.' }]);
  });

  it('has no texts of angles in a chart without a birth time', async () => {
    const subject = birth({ birth_datetime: { iso: '1990-06-15' }, birth_time_known: false });
    const { planets, houses } = await chart({ subject, options: formatted });
    expect(planets.sun.formatted).toMatch(FORM);
    expect(houses).toEqual({});
  });
});
