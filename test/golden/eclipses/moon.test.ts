import * as engine from 'astronomy-engine';
import { afterAll, expect, test } from 'vitest';
import { moonShadowAt } from '../../../lib/astro/sky/events/eclipses/moon-shadow.ts';
import { fitSunAndMoon, type SunAndMoon } from '../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { dot, lengthOf } from '../../../lib/astro/sky/vector.ts';
import { jdUt, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { skyOfEngine } from '../../support/eclipses-elsewhere.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { axisAt, CANON_ELEMENTS, dynamicalTimeOf } from './canon-elements.ts';

const ARCSECONDS = 648_000 / Math.PI;
const HOURS = [-2, -1, 0, 1, 2];

afterAll(() => engine.SetDeltaTFunction(engine.DeltaT_EspenakMeeus));

/** Largest distance of the shadow's axis from NASA's, as the shift of the Moon that makes it, arc seconds. */
function measureAxis(skyOf: (middle: ReturnType<typeof jdUt>) => SunAndMoon): number {
  const offsets = CANON_ELEMENTS.flatMap((elements) => {
    const { deltaTSeconds } = ephemeris.orientation(jdUt(elements.jd));
    engine.SetDeltaTFunction(() => deltaTSeconds);
    const momentOf = (t: number) => jdUt(dynamicalTimeOf(elements, t) - deltaTSeconds / SECONDS_PER_DAY);
    const sky = skyOf(momentOf(0));
    return HOURS.map((t) => {
      const { axis, east, north } = moonShadowAt(sky, momentOf(t));
      const [x, y] = axisAt(elements, t);
      return (Math.hypot(dot(axis, east) - x, dot(axis, north) - y) / lengthOf(sky.moonAt(momentOf(t)))) * ARCSECONDS;
    });
  });
  return Math.max(...offsets);
}

test("our Moon is where NASA's shadow has her, to 0.05″", () => {
  expect(measureAxis((middle) => fitSunAndMoon(ephemeris, middle))).toBeLessThan(0.05);
});

test('the Moon of astronomy-engine is 2.6″ from there', () => {
  expect(measureAxis(skyOfEngine)).toBeCloseTo(2.57, 1);
});
