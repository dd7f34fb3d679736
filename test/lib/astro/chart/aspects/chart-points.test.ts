import { SearchMoonPhase } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { dropSpeeds, findChartAspects, toAspectPoints } from '../../../../../lib/astro/chart/aspects/chart-points.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { BORN, castIn, TROPICAL } from '../../timing/progressions/births.ts';
import { MAJOR } from './points.ts';

const objects = ['sun', 'moon', 'mercury', 'mars'] as const;
const chart = castIn(TROPICAL, BORN, { objects });
const withEquatorial = castIn(TROPICAL, BORN, { objects, withEquatorial: true });
const withoutTime = castIn(TROPICAL, { ...BORN, timeIsKnown: false }, { objects });

describe('the aspect points of a chart', () => {
  it('are its bodies, then Ascendant and Midheaven', () => {
    const points = toAspectPoints(chart, MAJOR);
    expect(points.map(({ id }) => id)).toEqual([...objects, 'ascendant', 'midheaven']);
    expect(points.slice(0, 4).map(({ longitudeDeg }) => longitudeDeg)).toEqual(
      chart.points.map(({ longitudeDeg }) => longitudeDeg),
    );
    expect(points[4]?.longitudeDeg).toBe(chart.horizon?.houses.ascendantDeg);
    expect(points[5]?.longitudeDeg).toBe(chart.horizon?.houses.midheavenDeg);
  });

  it('are only its bodies where the settings exclude angles or the chart has no horizon', () => {
    expect(toAspectPoints(chart, { points: 'bodies' }).map(({ id }) => id)).toEqual(objects);
    expect(toAspectPoints(withoutTime, MAJOR).map(({ id }) => id)).toEqual(objects);
  });

  it('are luminaries only for Sun and Moon', () => {
    const flags = toAspectPoints(chart, MAJOR).map(({ isLuminary }) => isLuminary);
    expect(flags).toEqual([true, true, false, false, false, false]);
  });

  it('have declinations only where the chart has them', () => {
    const declinations = toAspectPoints(withEquatorial, { points: 'bodies' }).map((point) => [
      point.declinationDeg,
      point.declinationSpeedDegPerDay,
    ]);
    const equatorial = withEquatorial.points.map((point) => point.equatorial);
    expect(declinations).toEqual(equatorial.map((place) => [place?.declinationDeg, place?.declinationSpeedDegPerDay]));
    expect(declinations.flat()).not.toContain(undefined);
    for (const point of toAspectPoints(chart, MAJOR)) expect(point).not.toHaveProperty('declinationDeg');
  });

  it('keep their longitudes when their speeds are dropped', () => {
    const points = toAspectPoints(withEquatorial, MAJOR);
    expect(dropSpeeds(points)).toEqual(
      points.map((point) => ({ ...point, longitudeSpeedDegPerDay: null, declinationSpeedDegPerDay: null })),
    );
  });
});

/** The first of 2000, as astronomy-engine has it. */
const NEW_MOON = jdUt(2_451_545 + (SearchMoonPhase(0, 0, 10)?.ut ?? Number.NaN));

it('a chart of a new moon has the exact conjunction of Sun and Moon', () => {
  const [found, ...others] = findChartAspects(castIn(TROPICAL, { ...BORN, moment: NEW_MOON }), {
    ...MAJOR,
    points: 'bodies',
  });
  expect(found).toMatchObject({ object1: 'sun', object2: 'moon', aspect: 'conjunction', exact: true });
  expect(others).toEqual([]);
});
