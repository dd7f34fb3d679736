import { describe, expect, test } from 'vitest';
import {
  chartErrors,
  contactErrorArcsec,
  passageErrorArcsec,
  publishedErrorArcsec,
  returnErrorArcsec,
} from '../../bench/peers/accuracy.ts';
import { ofPlanets } from '../../bench/peers/contestant.ts';
import { trueAngles } from '../../bench/peers/truth/angles.ts';
import { apparentLongitudeDeg } from '../../bench/peers/truth/apparent.ts';
import { jdTtOf } from '../../bench/peers/truth/clock.ts';
import { PUBLISHED_LONGITUDES } from '../../bench/peers/truth/published.ts';
import { birthAtMinute, type Planet } from '../../bench/peers/works.ts';

const ARCSEC = 1 / 3600;
/** Equinox of March 2000 as the US Naval Observatory has it, 07:35 UT. */
const EQUINOX_JD_UT = 2_451_623.815_972;

const sunDeg = (jdUt: number): number => apparentLongitudeDeg('sun', jdTtOf(jdUt));

function perfectChart(index: number) {
  const birth = birthAtMinute(index);
  const { ascendantDeg, midheavenDeg, cuspsDeg } = trueAngles(birth);
  const cusps = Array.from({ length: 12 }, (_, house) => cuspsDeg.find(([number]) => number === house + 1)?.[1] ?? 0);
  const moonDeg = apparentLongitudeDeg('moon', jdTtOf(birth.jdUt));
  return { birth, chart: { longitudesDeg: ofPlanets(() => moonDeg), ascendantDeg, midheavenDeg, cuspsDeg: cusps } };
}

describe('errors of charts', () => {
  const { birth, chart } = perfectChart(3);

  test('are none of a chart that is right', () => {
    const { moonArcsec, anglesArcsec, cuspsArcsec } = chartErrors([chart], [birth]);
    expect(Math.max(moonArcsec, anglesArcsec, cuspsArcsec)).toBeLessThan(1e-6);
  });

  test('are those of the worst one, each in its own column', () => {
    const wrong = {
      ...chart,
      longitudesDeg: ofPlanets((planet) => chart.longitudesDeg[planet] + (planet === 'moon' ? 5 * ARCSEC : 0)),
      midheavenDeg: chart.midheavenDeg - 7 * ARCSEC,
      cuspsDeg: chart.cuspsDeg.map((cusp, index) => cusp + (index === 10 ? 9 * ARCSEC : 0)),
    };
    const { moonArcsec, anglesArcsec, cuspsArcsec } = chartErrors([chart, wrong], [birth, birth]);
    expect([moonArcsec, anglesArcsec, cuspsArcsec].map((error) => Number(error.toFixed(6)))).toEqual([5, 7, 9]);
  });

  test('are NaN where a cusp is missing, and an error where a chart is', () => {
    expect(chartErrors([{ ...chart, cuspsDeg: [] }], [birth]).cuspsArcsec).toBeNaN();
    expect(() => chartErrors([], [birth])).toThrow('fewer charts than births: 0');
  });
});

test('places are held against those published of the planets that count', () => {
  const oneOff = PUBLISHED_LONGITUDES.map(({ planet, longitudeDeg }) =>
    ofPlanets(() => longitudeDeg + (planet === 'pluto' ? 4 : 2) * ARCSEC),
  );
  const isPluto = (planet: Planet) => planet === 'pluto';
  expect(publishedErrorArcsec(oneOff, isPluto)).toBeCloseTo(4, 6);
  expect(publishedErrorArcsec(oneOff, (planet) => !isPluto(planet))).toBeCloseTo(2, 6);
});

describe('errors of events', () => {
  test('an equinox to the minute is within a minute of the Sun’s motion, 2.5″', () => {
    expect(passageErrorArcsec([{ planet: 'sun', atJdUt: EQUINOX_JD_UT }])).toBeLessThan(2.5);
  });

  test('an hour late is 149″, and the worst counts', () => {
    const passages = [EQUINOX_JD_UT, EQUINOX_JD_UT + 1 / 24].map((atJdUt) => ({ planet: 'sun' as const, atJdUt }));
    expect(passageErrorArcsec(passages)).toBeGreaterThan(146);
    expect(passageErrorArcsec(passages)).toBeLessThan(152);
  });

  test('an aspect is as wrong as the planet is away from it, either way round', () => {
    const atJdUt = EQUINOX_JD_UT;
    const contact = (pointDeg: number) => ({ planet: 'sun' as const, atJdUt, pointDeg, aspectDeg: 90 });
    const aside = 12 * ARCSEC;
    expect(contactErrorArcsec([contact((sunDeg(atJdUt) + 90 + aside) % 360)])).toBeCloseTo(12, 4);
    expect(contactErrorArcsec([contact((sunDeg(atJdUt) + 270 + aside) % 360)])).toBeCloseTo(12, 4);
  });

  test('a return is as wrong as the Sun is away from its natal degree; none at all is NaN', () => {
    const asked = { birthJdUt: EQUINOX_JD_UT, fromJdUt: 0, toJdUt: 0 };
    expect(returnErrorArcsec([EQUINOX_JD_UT], asked)).toBe(0);
    expect(returnErrorArcsec([EQUINOX_JD_UT, EQUINOX_JD_UT + 1], asked)).toBeGreaterThan(3550);
    expect(returnErrorArcsec([], asked)).toBeNaN();
  });
});
