import { describe, expect, it } from 'vitest';
import { NatalChartResponse } from '../../../../lib/requests/chart/natal-chart.ts';
import { answer } from '../birth.ts';

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
});
