import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AngleRange } from '../../../../lib/astro/chart/angle-range.ts';
import { type Chart, castChart } from '../../../../lib/astro/chart/cast.ts';
import { findTimeUncertainty, type TimeUncertainty } from '../../../../lib/astro/chart/time-uncertainty.ts';
import { HOUSE_SYSTEM_CODES, type HouseSystemCode } from '../../../../lib/base/catalog/house-systems.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { countRuns } from '../../../support/property-runs.ts';
import { anyZodiac, BORN, castIn, settingsIn, TROPICAL } from '../timing/progressions/births.ts';
import { engineStateAt } from './engine-states.ts';

const OBJECTS = ['sun', 'moon', 'mercury', 'saturn', 'south_node'] as const;
const MINUTES_PER_SAMPLE = 1;
const SECOND_DAYS = 1 / SECONDS_PER_DAY;
/** Accuracy of the fits, degrees; an angle that turns quickly has that of {@link FIT_ERROR_DAYS}. */
const FIT_ERROR_DEG = 1e-5;
const FIT_ERROR_DAYS = 2e-3 / SECONDS_PER_DAY;

const anyLatitude = fc.oneof(
  fc.double({ min: -65, max: 65, noNaN: true }),
  fc.double({ min: 66, max: 70, noNaN: true }),
  fc.double({ min: -70, max: -66, noNaN: true }),
  fc.double({ min: 77, max: 83, noNaN: true }),
  fc.constantFrom(89, -89, 0),
);

const anyChart = (houseSystem: HouseSystemCode) =>
  fc
    .record({
      moment: fc.double({ min: 2_400_000, max: 2_480_000, noNaN: true }).map(jdUt),
      latitudeDeg: anyLatitude,
      longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
      zodiac: anyZodiac,
      coordinateSystem: fc.constantFrom('geocentric' as const, 'topocentric' as const),
      polarFallback: fc.constantFrom('porphyry' as const, 'whole_sign' as const),
    })
    .map(({ moment, latitudeDeg, longitudeDeg: eastDeg, zodiac, ...changes }) => {
      const place = { latitudeDeg, longitudeDeg: eastDeg, elevationM: 0 };
      const settings = settingsIn(zodiac, { objects: OBJECTS, houseSystem, ...changes });
      return castChart(ephemeris, { moment, place, timeIsKnown: true }, settings);
    });

const changesOf = ({ changes }: TimeUncertainty, key: string) =>
  changes.find(({ object, what }) => `${object}/${what}` === key);

/** Whether a longitude lies in a range, the error of the fits allowed. */
function isWithin({ fromDeg, spanDeg, isWholeCircle }: AngleRange, angleDeg: number): boolean {
  return isWholeCircle || longitudeDeg(angleDeg - fromDeg + FIT_ERROR_DEG) <= spanDeg + 2 * FIT_ERROR_DEG;
}

/** Whether the Ascendant at a moment lies in a range, the errors of the fits allowed. */
function hasAscendant(range: AngleRange, chart: Chart, moment: JdUt): boolean {
  return [0, -FIT_ERROR_DAYS, FIT_ERROR_DAYS].some((shift) =>
    isWithin(range, engineStateAt(chart, jdUt(moment + shift)).ascendant),
  );
}

/** Compares every placement and angle with the engine's at each minute, except within a second of a change. */
function compareEveryMinute(chart: Chart, uncertainty: TimeUncertainty): string[] {
  const { fromJdUt, toJdUt } = uncertainty.range;
  const center = engineStateAt(chart, chart.context.moment).placements;
  const count = Math.ceil((2 * uncertainty.minutes) / MINUTES_PER_SAMPLE);
  return Array.from({ length: count + 1 }, (_, index) =>
    jdUt(fromJdUt + ((toJdUt - fromJdUt) * index) / count),
  ).flatMap((moment) => {
    const { placements, ascendant, midheaven } = engineStateAt(chart, moment);
    const faults = Object.entries(placements).flatMap(([key, value]) => {
      const change = changesOf(uncertainty, key);
      const isNearChange = change?.changesAt.some((at) => Math.abs(at - moment) < SECOND_DAYS);
      const count = change?.changesAt.filter((at) => at <= moment).length ?? 0;
      const expected = change ? change.values[count] : center[key];
      return isNearChange || expected === value ? [] : [`${key} at ${moment}: ${expected}, engine ${value}`];
    });
    const { angles } = uncertainty;
    if (!hasAscendant(angles.ascendant, chart, moment)) faults.push(`ascendant ${ascendant} at ${moment}`);
    if (!isWithin(angles.midheaven, midheaven)) faults.push(`midheaven ${midheaven} at ${moment}`);
    return faults;
  });
}

/** Compares the engine half a second before and after each change, where the neighboring changes are not as near. */
function compareAroundChanges(chart: Chart, { changes, range }: TimeUncertainty): string[] {
  const half = SECOND_DAYS / 2;
  return changes.flatMap(({ object, what, values, changesAt }) => {
    const borders = [range.fromJdUt, ...changesAt, range.toJdUt];
    return values.flatMap((value, index) => {
      const [from, to] = [borders[index] ?? 0, borders[index + 1] ?? 0];
      if (to - from < 2.2 * half) return [];
      const key = `${object}/${what}`;
      const seen = [from + half, to - half].map((at) => engineStateAt(chart, jdUt(at)).placements[key]);
      return seen.every((one) => one === value) ? [] : [`${key} ${value} from ${from} to ${to}: engine ${seen}`];
    });
  });
}

describe.each(HOUSE_SYSTEM_CODES)('in house system %s', (houseSystem) => {
  it('every placement at every minute, and to the second around each change, is the engine’s', () => {
    forAll(
      [anyChart(houseSystem), fc.constantFrom(0.5, 7, 30, 120, 720)],
      { numRuns: countRuns(8) },
      (chart, minutes) => {
        const uncertainty = findTimeUncertainty(chart, minutes);
        expect(compareEveryMinute(chart, uncertainty)).toEqual([]);
        expect(compareAroundChanges(chart, uncertainty)).toEqual([]);
      },
    );
  });
});

const castAt = (latitudeDeg: number, houseSystem: HouseSystemCode = 'O', moment = BORN.moment) =>
  castIn(TROPICAL, { ...BORN, moment, place: { ...BORN.place, latitudeDeg } }, { objects: OBJECTS, houseSystem });

describe('the angles of an uncertain time', () => {
  it('show a jump that lasts for less than a minute right inside the polar circle', () => {
    const { trueObliquityDeg } = ephemeris.orientation(BORN.moment);
    const { ascendant } = findTimeUncertainty(castAt(90 - trueObliquityDeg + 1e-5), 720).angles;
    const [out = 0, back = 0] = ascendant.jumpsAt;
    expect(ascendant.jumpsAt.length).toBeGreaterThanOrEqual(2);
    expect((back - out) * SECONDS_PER_DAY).toBeLessThan(60);
  });
});

describe('what may differ', () => {
  it('is nothing if the uncertainty is nothing', () => {
    forAll([anyChart('P')], { numRuns: 20 }, (chart) => {
      const { changes, angles } = findTimeUncertainty(chart, 1e-7);
      expect(changes).toEqual([]);
      expect(angles.midheaven.spanDeg).toBeLessThan(FIT_ERROR_DEG);
      expect(isWithin(angles.ascendant, chart.horizon?.houses.ascendantDeg ?? Number.NaN)).toBe(true);
    });
  });

  it('is the house system where the polar circle itself, which moves with the nutation, crosses the place', () => {
    const ends = [-0.5, 0.5].map((days) => ephemeris.orientation(jdUt(BORN.moment + days)).trueObliquityDeg);
    const latitudeDeg = 90 - ends.reduce((sum, obliquity) => sum + obliquity, 0) / 2;
    const systems = changesOf(findTimeUncertainty(castAt(latitudeDeg, 'P'), 720), 'chart/house_system');
    expect(systems?.values.toSorted()).toEqual(['O', 'P']);
  });

  it('leaves out a body whose ephemeris ends within the range', () => {
    const { fromJdUt } = ephemeris.coverage('chiron');
    const chart = castIn(TROPICAL, { ...BORN, moment: jdUt(fromJdUt + 0.1) }, { objects: ['sun', 'chiron'] });
    expect(findTimeUncertainty(chart, 60).omitted).toEqual([]);
    const { omitted, changes } = findTimeUncertainty(chart, 720);
    expect(omitted).toEqual(['chiron']);
    expect(changes.some(({ object }) => object === 'chiron')).toBe(false);
  });
});
