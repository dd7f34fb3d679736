import { describe, expect, test } from 'vitest';
import { EMPTY_STORE, type GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { findApsisEvents } from '../../../../../lib/astro/sky/events/apsides.ts';
import { findLunarEclipseEvents, findSolarEclipseEvents } from '../../../../../lib/astro/sky/events/kinds.ts';
import { findNodeCrossingEvents } from '../../../../../lib/astro/sky/events/node-crossings.ts';
import type { CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { createSyntheticSky, daysOf, type Motion, moveSteadily } from '../../motion/synthetic-sky.ts';
import { refineEvents, SECOND_DAYS, toQuery } from './refined-events.ts';

/** @source NASA, Five Millennium Catalogs: greatest eclipse 18:18:29 and 06:59:56 TD; TD − UT is 71 s then */
test('eclipses of the Sun and of the Moon have types of their own', () => {
  const at = (utc: string) => jdUtFromUnix(unixSeconds(Date.parse(utc) / 1000));
  const around = (day: string) => ({
    sky: {
      ephemeris,
      zodiac: { type: 'tropical' },
      store: EMPTY_STORE,
    } as GeocentricSky,
    window: { fromJdUt: jdUt(at(day) - 1), toJdUt: jdUt(at(day) + 2) },
    aspects: [],
    tradition: 'modern' as const,
  });

  const [solar, ...otherSolar] = refineEvents(findSolarEclipseEvents(around('2024-04-08')));
  expect(otherSolar).toEqual([]);
  expect([solar?.type, solar?.eclipse.type, solar?.eclipse.saros]).toEqual(['eclipse_solar', 'total', 139]);
  expect(Math.abs((solar?.moment ?? 0) - at('2024-04-08T18:17:18Z'))).toBeLessThan(10 * SECOND_DAYS);
  const [lunar, ...otherLunar] = refineEvents(findLunarEclipseEvents(around('2025-03-14')));
  expect(otherLunar).toEqual([]);
  expect([lunar?.type, lunar?.eclipse.type, lunar?.eclipse.saros]).toEqual(['eclipse_lunar', 'total', 123]);
  expect(Math.abs((lunar?.moment ?? 0) - at('2025-03-14T06:58:45Z'))).toBeLessThan(10 * SECOND_DAYS);
});

describe('apsides', () => {
  /** Distance with its minimum on day 0 and every period after it. */
  const ellipse = (distanceAu: number, swingAu: number, periodDays: number): Motion => ({
    ...moveSteadily(0, 1),
    distanceAu: (days) => distanceAu - swingAu * Math.cos((2 * Math.PI * days) / periodDays),
  });

  test('are the smallest and largest distances, of the Moon from the Earth, of all others from the Sun', () => {
    const sky = createSyntheticSky({
      mars: ellipse(1.5, 0.1, 687),
      moon: ellipse(0.0026, 0.0001, 27.5),
      earth: ellipse(1, 0.017, 365.25),
    });
    const findApsides = (body: CatalogBodyId, from: number, to: number) =>
      refineEvents(findApsisEvents(toQuery(sky, from, to), [body])).map(({ moment, ...event }) => ({
        ...event,
        day: daysOf(moment),
      }));
    const apsis = (body: CatalogBodyId, name: string, day: number, distanceAu: number) => ({
      type: 'apsis',
      body,
      apsis: name,
      day: expect.closeTo(day, 3),
      distanceAu: expect.closeTo(distanceAu, 9),
    });
    expect(findApsides('mars', -100, 700)).toEqual([
      apsis('mars', 'perihelion', 0, 1.4),
      apsis('mars', 'aphelion', 343.5, 1.6),
      apsis('mars', 'perihelion', 687, 1.4),
    ]);
    expect(findApsides('moon', -5, 30)).toEqual([
      apsis('moon', 'perigee', 0, 0.0025),
      apsis('moon', 'apogee', 13.75, 0.0027),
      apsis('moon', 'perigee', 27.5, 0.0025),
    ]);
    expect(findApsides('sun', 100, 400)).toEqual([
      apsis('sun', 'aphelion', 182.625, 1.017),
      apsis('sun', 'perihelion', 365.25, 0.983),
    ]);
    expect(findApsides('mars', 1, 300)).toEqual([]);
  });

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
  const findCrossings = (from: number, to: number) =>
    refineEvents(findNodeCrossingEvents(toQuery(sky, from, to), ['mars'])).map(({ moment, ...event }) => [
      event,
      daysOf(moment),
    ]);
  const crossing = (node: string, day: number) => [
    { type: 'node_crossing', body: 'mars', node },
    expect.closeTo(day, 7),
  ];

  test('alternate between north and south', () => {
    expect(findCrossings(0, 800)).toEqual([
      crossing('ascending', 50),
      crossing('descending', 393.5),
      crossing('ascending', 737),
    ]);
  });

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

  test('just inside the ends of the window are found, none outside it', () => {
    expect(findCrossings(49.999, 393.499)).toEqual([crossing('ascending', 50)]);
    expect(findCrossings(50.001, 393.501)).toEqual([crossing('descending', 393.5)]);
    expect(findCrossings(60, 380)).toEqual([]);
  });
});
