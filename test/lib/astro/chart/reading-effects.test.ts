import { describe, expect, it } from 'vitest';
import { compareReadings } from '../../../../lib/astro/chart/reading-effects.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { BORN, castIn, LAHIRI, longitudeOf, settingsIn, TROPICAL } from '../timing/progressions/births.ts';

const hourLater = jdUt(BORN.moment + 1 / 24);

describe.each([
  ['tropical', TROPICAL],
  ['sidereal', LAHIRI],
])('two readings of a local time in the %s zodiac', (_, zodiac) => {
  const charts = [castIn(zodiac, BORN), castIn(zodiac, { ...BORN, moment: hourLater })];
  const context = charts[0]?.context ?? expect.unreachable();
  const effects = compareReadings(context, settingsIn(zodiac), [BORN.moment, hourLater]);

  it('have the Ascendant, midheaven and Moon of the charts cast for each', () => {
    for (const [index, chart] of charts.entries()) {
      const longitudes = effects[index]?.longitudesDeg;
      expect(longitudes?.ascendant).toBe(chart.horizon?.houses.ascendantDeg);
      expect(longitudes?.midheaven).toBe(chart.horizon?.houses.midheavenDeg);
      expect(longitudes?.moon).toBeCloseTo(longitudeOf(chart, 'moon'), 10);
    }
  });

  it('differ by what the angles and the Moon move in the hour between them', () => {
    const [first, second] = effects;
    expect(first?.differencesDeg).toEqual({ ascendant: 0, midheaven: 0, moon: 0 });
    const { ascendant = 0, midheaven = 0, moon = 0 } = second?.differencesDeg ?? {};
    expect(ascendant).toBeGreaterThan(8);
    expect(ascendant).toBeLessThan(25);
    expect(midheaven).toBeCloseTo(15, -1);
    expect(moon).toBeCloseTo(13.2 / 24, 0);
  });
});

it('an earlier second reading has smaller longitudes', () => {
  const { context } = castIn(TROPICAL, BORN);
  const [, earlier] = compareReadings(context, settingsIn(TROPICAL), [hourLater, BORN.moment]);
  expect(Object.values(earlier?.differencesDeg ?? {}).every((difference) => difference < 0)).toBe(true);
});
