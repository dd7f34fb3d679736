import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../../../lib/astro/chart/cast.ts';
import { ANGLE_METHODS, NAIBOD_DEG_PER_DAY } from '../../../../../lib/astro/timing/progressions/angles.ts';
import type { ArcSettings } from '../../../../../lib/astro/timing/progressions/arcs.ts';
import { castDirectedChart } from '../../../../../lib/astro/timing/progressions/directed-chart.ts';
import { AscendantRequiredError } from '../../../../../lib/astro/timing/progressions/errors.ts';
import { castProgressedChart } from '../../../../../lib/astro/timing/progressions/progress.ts';
import { ARC_METHODS } from '../../../../../lib/astro/timing/progressions/rates.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyWhen, anyZodiac, BORN, castIn, longitudeOf, TROPICAL } from './births.ts';

const anyDays = fc.double({ min: -100, max: 100, noNaN: true });
const anyAngleMethod = fc.constantFrom(...ANGLE_METHODS);
const settingsOf = (changes: Partial<ArcSettings> = {}): ArcSettings => ({
  method: 'solar_arc',
  angleMethod: 'solar_arc',
  naibodMeasure: 'longitude',
  ...changes,
});

/** Every longitude of a chart: points, cusps, angles. */
function listLongitudes({ points, horizon }: Chart): readonly LongitudeDeg[] {
  if (!horizon) throw new Error('every chart here has a horizon');
  const { cuspsDeg, ascendantDeg, midheavenDeg, descendantDeg, imumCoeliDeg, vertexDeg, eastPointDeg } = horizon.houses;
  const angles = [ascendantDeg, midheavenDeg, descendantDeg, imumCoeliDeg, vertexDeg, eastPointDeg];
  return [...points.map(({ longitudeDeg: longitude }) => longitude), ...cuspsDeg, ...angles];
}

const expectSame = (one: number, other: number): void => expect(Math.abs(arcDeg(one, other))).toBeLessThan(1e-9);

describe('a directed chart', () => {
  test('has one arc in every point, cusp and angle', () => {
    const anySettings = fc.record({
      method: fc.constantFrom(...ARC_METHODS),
      angleMethod: anyAngleMethod,
      naibodMeasure: fc.constant('longitude' as const),
    });
    forAll([anyWhen, anyZodiac, anyDays, anySettings], (when, zodiac, days, settings) => {
      const natal = castIn(zodiac, when);
      const { chart, arcDeg: arc } = castDirectedChart(natal, jdUt(when.moment + days), settings);
      const natalDeg = listLongitudes(natal);
      for (const [index, directed] of listLongitudes(chart).entries()) {
        expectSame((natalDeg[index] ?? Number.NaN) + arc, directed);
      }
    });
  });

  test('has the body or the angle that gives the arc where it progresses to', () => {
    forAll([anyWhen, anyZodiac, anyDays, anyAngleMethod], (when, zodiac, days, angleMethod) => {
      const natal = castIn(zodiac, when);
      const moment = jdUt(when.moment + days);
      const direct = (method: ArcSettings['method']) =>
        castDirectedChart(natal, moment, settingsOf({ method, angleMethod })).chart;
      const progressed = castProgressedChart(natal, moment, angleMethod);
      expectSame(longitudeOf(direct('solar_arc'), 'sun'), longitudeOf(progressed, 'sun'));
      expectSame(longitudeOf(direct('lunar_arc'), 'moon'), longitudeOf(progressed, 'moon'));
      const ascendantOf = ({ horizon }: Chart) => horizon?.houses.ascendantDeg ?? Number.NaN;
      expectSame(ascendantOf(direct('ascendant_arc')), ascendantOf(progressed));
    });
  });

  test('has points that move at the pace of the arc', () => {
    const natal = castIn(TROPICAL, BORN);
    const moment = jdUt(BORN.moment + 30);
    for (const method of ARC_METHODS) {
      const directAt = (days: number) =>
        castDirectedChart(natal, jdUt(moment + days), settingsOf({ method })).chart.points[0];
      const quotient = arcDeg(directAt(-0.01)?.longitudeDeg ?? 0, directAt(0.01)?.longitudeDeg ?? 0) / 0.02;
      expect(directAt(0)?.longitudeSpeedDegPerDay).toBeCloseTo(quotient, 5);
    }
  });

  test('needs an Ascendant for its arc', () => {
    const natal = castIn(TROPICAL, { ...BORN, timeIsKnown: false });
    expect(() => castDirectedChart(natal, BORN.moment, settingsOf({ method: 'ascendant_arc' }))).toThrow(
      AscendantRequiredError,
    );
    expect(castDirectedChart(natal, BORN.moment, settingsOf()).chart.horizon).toBeUndefined();
  });
});

describe('Naibod’s arc', () => {
  test('is 0°59′08.33″ a day', () => {
    const { arcDeg: arc } = castDirectedChart(
      castIn(TROPICAL, BORN),
      jdUt(BORN.moment + 60),
      settingsOf({ method: 'naibod_arc' }),
    );
    expect(arc).toBeCloseTo(60 * NAIBOD_DEG_PER_DAY, 8);
    expect(60 * NAIBOD_DEG_PER_DAY).toBeCloseTo(60 * (59 / 60 + 8.33 / 3600), 12);
  });

  test('in right ascension moves the Midheaven as the engine has it under a meridian turned by the arc', () => {
    forAll([anyWhen, anyZodiac, anyDays], (when, zodiac, days) => {
      const natal = castIn(zodiac, when);
      const settings = settingsOf({ method: 'naibod_arc', naibodMeasure: 'right_ascension' });
      const { chart } = castDirectedChart(natal, jdUt(when.moment + days), settings);
      const armcDeg = longitudeDeg((natal.horizon?.houses.armcDeg ?? Number.NaN) + days * NAIBOD_DEG_PER_DAY);
      const meridian = { armcDeg, latitudeDeg: when.place.latitudeDeg, moment: when.moment };
      const engine = ephemeris.housesOfMeridian(meridian, 'W', zodiac)?.midheavenDeg ?? Number.NaN;
      expect(Math.abs(arcDeg(engine, chart.horizon?.houses.midheavenDeg ?? Number.NaN))).toBeLessThan(1e-7);
    });
  });
});
