import { describe, expect, test } from 'vitest';
import { findVoidOfCourseEvents } from '../../../../../lib/astro/sky/events/void-of-course.ts';
import type { BodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { createSyntheticSky, type Motion, moveSteadily } from '../../motion/synthetic-sky.ts';
import { toQuery } from './refined-events.ts';

describe('the Moon void of course', () => {
  /** All planets rest at 12° Aries, Saturn at 13°, Pluto at 20°; the Moon starts at 10° Pisces and moves 13° a day. */
  const rest = (degree: number): Motion => moveSteadily(degree, 0);
  const planets: Partial<Record<BodyId, Motion>> = {
    ...Object.fromEntries(
      ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'uranus', 'neptune'].map((id) => [id, rest(12)]),
    ),
    saturn: rest(13),
    pluto: rest(20),
  };
  /** Day on which the Moon is some degrees past 0° Aries. */
  const dayOf = (degrees: number): number => (degrees + 20) / 13;

  test.each([
    [29.9999, 0, 'pluto'],
    [29.9999, 0.0002, 'saturn'],
    [30.0001, 0, 'saturn'],
    [30.0001, -0.0002, 'pluto'],
  ])(
    'is decided by the engine where an aspect is within seconds of a sign’s end: at %d°, shifted by %d°',
    (degree, off, last) => {
      const inner = createSyntheticSky({ ...planets, pluto: rest(degree), moon: moveSteadily(340, 13) });
      // The engine's longitudes, unlike its states and the fits of them, have Pluto shifted a little.
      const longitude: typeof inner.ephemeris.longitude = (body, moment, frame) =>
        longitudeDeg(inner.ephemeris.longitude(body, moment, frame) + (body === 'pluto' ? off : 0));
      const within = { ...inner, ephemeris: { ...inner.ephemeris, longitude } };
      // Void in Leo, which the Moon leaves at 150°.
      const found = findVoidOfCourseEvents(toQuery(within, dayOf(140), dayOf(151))).map(({ refine }) => refine());
      const inLeo = found.filter(({ sign }) => sign === 'Leo');
      expect(inLeo.map((period) => period.last)).toEqual([{ body: last, aspect: 'trine' }]);
    },
  );

  test('begins with the last of several aspects; the engine decides between close ones', () => {
    const inner = createSyntheticSky({
      ...planets,
      saturn: rest(20.0001),
      pluto: rest(20),
      moon: moveSteadily(340, 13),
    });
    const lastWith = (off: number) => {
      const longitude: typeof inner.ephemeris.longitude = (body, moment, frame) =>
        longitudeDeg(inner.ephemeris.longitude(body, moment, frame) + (body === 'pluto' ? off : 0));
      const within = { ...inner, ephemeris: { ...inner.ephemeris, longitude } };
      return findVoidOfCourseEvents(toQuery(within, dayOf(140), dayOf(149))).map(({ refine }) => refine().last?.body);
    };
    expect([lastWith(0), lastWith(0.0002)]).toEqual([['saturn'], ['pluto']]);
  });
});
