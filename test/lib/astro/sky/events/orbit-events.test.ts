import { describe, expect, test } from 'vitest';
import { findApsisEvents } from '../../../../../lib/astro/sky/events/apsides.ts';
import { findNodeCrossingEvents } from '../../../../../lib/astro/sky/events/node-crossings.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { createSyntheticSky, daysOf, type Motion, moveSteadily } from '../../motion/synthetic-sky.ts';
import { refineEvents, toQuery } from './refined-events.ts';

describe('apsides', () => {
  test('do not include local extrema of the distance that come from Jupiter’s pull on the Sun', () => {
    const wobbling: Motion = {
      ...moveSteadily(0, 1),
      distanceAu: (days) =>
        30 - 0.3 * Math.cos((2 * Math.PI * days) / 60_190) - 0.05 * Math.cos((2 * Math.PI * days) / 4332),
    };
    const found = refineEvents(
      findApsisEvents(toQuery(createSyntheticSky({ neptune: wobbling }), -12_000, 12_000), ['neptune']),
    );
    expect(found.map((event) => event.type === 'apsis' && event.apsis)).toEqual(['perihelion']);
    expect(daysOf(found[0]?.moment ?? Number.NaN)).toBeCloseTo(0, 0);
  });
});

describe('crossings of the ecliptic', () => {
  const orbit: Motion = {
    ...moveSteadily(0, 1),
    latitudeDeg: (days) => 1.8 * Math.sin((2 * Math.PI * (days - 50)) / 687),
  };
  const sky = createSyntheticSky({ mars: orbit });

  test('are geocentric: here a day after the passage of the heliocentric node', () => {
    const delayed: typeof sky.ephemeris.position = (body, moment, frame) => {
      const { type } = frame.center;
      expect(['geocentric', 'heliocentric']).toContain(type);
      return sky.ephemeris.position(body, jdUt(moment - (type === 'geocentric' ? 1 : 0)), frame);
    };
    const found = findNodeCrossingEvents(
      toQuery({ ...sky, ephemeris: { ...sky.ephemeris, position: delayed } }, 0, 300),
      ['mars'],
    );
    expect(found.map(({ moment }) => daysOf(moment))).toEqual([expect.closeTo(51, 7)]);
    // A difference of more than three days is outside the search, as light never takes so long.
    const late: typeof sky.ephemeris.position = (body, moment, frame) =>
      delayed(body, jdUt(moment - (frame.center.type === 'geocentric' ? 4 : 0)), frame);
    expect(
      findNodeCrossingEvents(toQuery({ ...sky, ephemeris: { ...sky.ephemeris, position: late } }, 0, 300), ['mars']),
    ).toEqual([]);
  });
});
