import { SearchMoonPhase } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { findChartAspects } from '../../../../../lib/astro/chart/aspects/chart-points.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { BORN, castIn, TROPICAL } from '../../timing/progressions/births.ts';
import { MAJOR } from './points.ts';

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
