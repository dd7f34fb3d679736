import { describe, expect, test } from 'vitest';
import type { AspectId } from '../../../../lib/catalog/aspects.ts';
import type { BodyId, CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import { findApsisEvents } from '../../../../lib/domain/events/apsides.ts';
import { findAspectEvents } from '../../../../lib/domain/events/aspects.ts';
import { findLunarEclipseEvents, findSolarEclipseEvents } from '../../../../lib/domain/events/eclipse-events.ts';
import type { PendingEvent, SkyEvent, VoidOfCourseEvent, VoidTradition } from '../../../../lib/domain/events/event.ts';
import { findIngressEvents } from '../../../../lib/domain/events/ingresses.ts';
import { findNodeCrossingEvents } from '../../../../lib/domain/events/node-crossings.ts';
import { findStationEvents } from '../../../../lib/domain/events/stations.ts';
import { findVoidOfCourseEvents } from '../../../../lib/domain/events/void-of-course.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import {
  createSyntheticSky,
  dayAt,
  daysOf,
  type Motion,
  moveSteadily,
  oscillate,
  rangeOfDays,
} from '../longitude-model/synthetic-sky.ts';

const SECOND_DAYS = 1 / 86_400;
const toQuery = (sky: GeocentricSky, from: number, to: number, aspects: readonly AspectId[] = []) => ({
  sky,
  window: rangeOfDays(from, to),
  aspects,
  tradition: 'modern' as const,
});

/** Refines events. Each estimated moment must be within a second of the refined one. */
function refineEvents<Event extends SkyEvent>(pending: Iterable<PendingEvent<Event>>): Event[] {
  return [...pending].map(({ moment, refine }) => {
    const event = refine();
    expect(Math.abs(event.moment - moment)).toBeLessThan(SECOND_DAYS);
    return event;
  });
}

describe('stations', () => {
  const sky = createSyntheticSky({ mars: oscillate(100, 30, 400), venus: oscillate(0, 30, 400) });

  test('are the turning points of a body, with the motion that begins', () => {
    const found = refineEvents(findStationEvents(toQuery(sky, 0, 650), ['mars', 'venus']));
    expect(
      found.map((event) => [event.type === 'station' && [event.body, event.motion], Math.round(daysOf(event.moment))]),
    ).toEqual(
      (['mars', 'venus'] as const).flatMap((body) => [
        [[body, 'retrograde'], 100],
        [[body, 'direct'], 300],
        [[body, 'retrograde'], 500],
      ]),
    );
    for (const [index, event] of found.slice(0, 3).entries()) {
      expect(Math.abs(daysOf(event.moment) - 100 - 200 * index)).toBeLessThan(5 * SECOND_DAYS);
    }
  });

  test('just inside the end of the window are found, none outside it', () => {
    expect(refineEvents(findStationEvents(toQuery(sky, 50, 100.001), ['mars'])).length).toBe(1);
    expect(refineEvents(findStationEvents(toQuery(sky, 50, 99.999), ['mars'])).length).toBe(0);
    expect(refineEvents(findStationEvents(toQuery(sky, 100.001, 250), ['mars'])).length).toBe(0);
  });
});

test('ingresses name both signs, in direct and in retrograde motion', () => {
  const found = refineEvents(
    findIngressEvents(toQuery(createSyntheticSky({ mars: oscillate(100, 30, 400) }), 0, 200), ['mars']),
  );
  const day = (Math.asin(2 / 3) * 400) / (2 * Math.PI);
  expect(found).toEqual([
    {
      type: 'ingress',
      body: 'mars',
      fromSign: 'Cancer',
      sign: 'Leo',
      retrograde: false,
      moment: expect.closeTo(dayAt(day), 6),
    },
    {
      type: 'ingress',
      body: 'mars',
      fromSign: 'Leo',
      sign: 'Cancer',
      retrograde: true,
      moment: expect.closeTo(dayAt(200 - day), 6),
    },
  ]);
});

describe('aspects between bodies', () => {
  /** Mars is 20° to 60° ahead of Jupiter; Venus is as far ahead of the Sun, on whom she never gains a revolution. */
  const sky = createSyntheticSky({
    sun: oscillate(60, 10, 400),
    venus: oscillate(100, 30, 400),
    mars: oscillate(100, 30, 400),
    jupiter: oscillate(60, 10, 400),
    moon: moveSteadily(50, 13),
    mean_node: moveSteadily(10, -0.05),
    true_node: moveSteadily(10, -0.05),
  });
  const between = (bodies: readonly CatalogBodyId[], aspects: readonly AspectId[], to: number) =>
    refineEvents(findAspectEvents(toQuery(sky, 0, to, aspects), bodies)).map(({ moment, ...event }) => ({
      ...event,
      day: Math.round(daysOf(moment) * 100) / 100,
    }));
  const day = (Math.asin((45 - 40) / 20) * 400) / (2 * Math.PI);
  const rounded = (days: number) => Math.round(days * 100) / 100;

  test('number their passes', () => {
    const event = { type: 'aspect', body: 'mars', other: 'jupiter', aspect: 'semi_square' };
    expect(between(['mars', 'jupiter'], ['semi_square', 'square'], 500)).toEqual([
      { ...event, pass: 1, day: rounded(day) },
      { ...event, pass: 2, day: rounded(200 - day) },
      { ...event, pass: 3, day: rounded(400 + day) },
    ]);
  });

  test('have no pass number if neither body completes a revolution relative to the other', () => {
    const event = { type: 'aspect', body: 'sun', other: 'venus', aspect: 'semi_square', pass: undefined };
    expect(between(['sun', 'venus'], ['semi_square'], 200)).toEqual([
      { ...event, day: rounded(day) },
      { ...event, day: rounded(200 - day) },
    ]);
  });

  test('are found on both sides, and numbered from 1 in every revolution', () => {
    const found = between(['moon', 'mean_node'], ['square'], 40);
    // The separation of the Moon from the node starts at 40° and grows by 13.05° a day.
    expect(found.map(({ aspect, pass }) => [aspect, pass])).toEqual([
      ['square', 1],
      ['square', 1],
      ['square', 1],
    ]);
    expect(found.map((one) => one.day)).toEqual([50, 230, 410].map((degrees) => rounded(degrees / 13.05)));
  });

  test('are searched in every pair except those at a fixed separation', () => {
    expect(between(['mean_node', 'true_node'], ['conjunction'], 40)).toEqual([]);
    const pairs = between(['moon', 'mars', 'jupiter'], ['semi_square'], 28).map(
      ({ body, other }) => `${body} ${other}`,
    );
    expect(new Set(pairs)).toEqual(new Set(['moon mars', 'moon jupiter', 'mars jupiter']));
  });
});

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
  const sky = createSyntheticSky({ ...planets, moon: moveSteadily(340, 13) });
  const voids = (from: number, to: number, tradition: VoidTradition): VoidOfCourseEvent[] =>
    refineEvents(findVoidOfCourseEvents({ ...toQuery(sky, from, to), tradition }));
  /** Day on which the Moon is some degrees past 0° Aries. */
  const dayOf = (degrees: number): number => (degrees + 20) / 13;
  const ASPECT_BY_SIGN = [
    ['Aries', 'conjunction'],
    ['Taurus', undefined],
    ['Gemini', 'sextile'],
    ['Cancer', 'square'],
    ['Leo', 'trine'],
    ['Virgo', undefined],
    ['Libra', 'opposition'],
    ['Scorpio', undefined],
    ['Sagittarius', 'trine'],
    ['Capricorn', 'square'],
    ['Aquarius', 'sextile'],
    ['Pisces', undefined],
  ] as const;

  test.each([
    ['modern', 'pluto', 20],
    ['traditional', 'saturn', 13],
  ] as const)(
    'lasts from her last major aspect, or from entering the sign, until she leaves it: %s',
    (tradition, body, degree) => {
      // From just after entering Aries to just before leaving Pisces.
      const found = voids(dayOf(1), dayOf(359), tradition);
      const expected = ASPECT_BY_SIGN.map(([sign, aspect], index) => ({
        type: 'void_of_course',
        sign,
        nextSign: ASPECT_BY_SIGN[(index + 1) % 12]?.[0],
        moment: expect.closeTo(dayAt(dayOf(30 * index + (aspect ? degree : 0))), 6),
        endsAt: expect.closeTo(dayAt(dayOf(30 * index + 30)), 6),
        last: aspect && { body, aspect },
      }));
      expect(found).toEqual(expected);
    },
  );

  test('is found if it overlaps the window, with its true beginning and end', () => {
    // Void in Gemini from 80° to 90°.
    const times = (from: number, to: number) =>
      voids(dayOf(from), dayOf(to), 'modern').map(({ moment, endsAt }) => [daysOf(moment), daysOf(endsAt)]);
    const gemini = [[expect.closeTo(dayOf(80), 6), expect.closeTo(dayOf(90), 6)]];
    expect(times(82, 88)).toEqual(gemini);
    expect(times(82, 95)).toEqual(gemini);
    expect(times(65, 85)).toEqual(gemini);
    expect(times(91, 109)).toEqual([]);
    expect(times(61, 79)).toEqual([]);
  });

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

  test('is left out if its beginning or end lies outside the files', () => {
    const { ephemeris } = sky;
    const cut = { ...sky, ephemeris: { ...ephemeris, coverage: () => rangeOfDays(dayOf(62), dayOf(100)) } };
    const found = findVoidOfCourseEvents(toQuery(cut, dayOf(62), dayOf(100)));
    expect(found.map(({ refine }) => refine().sign)).toEqual(['Gemini']);
    const early = { ...sky, ephemeris: { ...ephemeris, coverage: () => rangeOfDays(dayOf(32), dayOf(100)) } };
    // She makes no aspect in Taurus, and she enters it before the files begin.
    expect(findVoidOfCourseEvents(toQuery(early, dayOf(32), dayOf(58)))).toEqual([]);
  });
});

test('stations and aspects are searched in the tropical zodiac, whatever the zodiac of the query', () => {
  const inner = createSyntheticSky({ mars: oscillate(100, 30, 400), venus: oscillate(60, 10, 400) });
  const zodiacs = new Set<string>();
  const position: typeof inner.ephemeris.position = (body, moment, frame) => {
    zodiacs.add(frame.zodiac.type);
    return inner.ephemeris.position(body, moment, frame);
  };
  const sidereal: GeocentricSky = {
    ...inner,
    ephemeris: { ...inner.ephemeris, position },
    zodiac: { type: 'sidereal', ayanamsa: 'lahiri' },
  };
  expect(refineEvents(findStationEvents(toQuery(sidereal, 0, 200), ['mars'])).length).toBe(1);
  expect(refineEvents(findAspectEvents(toQuery(sidereal, 0, 200, ['semi_square']), ['venus', 'mars'])).length).toBe(2);
  expect([...zodiacs]).toEqual(['tropical']);
});

/** @source NASA, Five Millennium Catalogs: greatest eclipse 18:18:29 and 06:59:56 TD; TD − UT is 71 s then */
describe('eclipses', () => {
  const at = (utc: string) => jdUtFromUnix(unixSeconds(Date.parse(utc) / 1000));
  const around = (day: string) => ({
    sky: {
      ephemeris,
      zodiac: { type: 'tropical' },
      store: { get: () => undefined, set: () => undefined },
    } as GeocentricSky,
    window: { fromJdUt: jdUt(at(day) - 1), toJdUt: jdUt(at(day) + 2) },
    aspects: [],
    tradition: 'modern' as const,
  });

  test('of the Sun and of the Moon have types of their own', () => {
    const [solar, ...otherSolar] = refineEvents(findSolarEclipseEvents(around('2024-04-08')));
    expect(otherSolar).toEqual([]);
    expect([solar?.type, solar?.eclipse.type, solar?.eclipse.saros]).toEqual(['eclipse_solar', 'total', 139]);
    expect(Math.abs((solar?.moment ?? 0) - at('2024-04-08T18:17:18Z'))).toBeLessThan(10 * SECOND_DAYS);
    const [lunar, ...otherLunar] = refineEvents(findLunarEclipseEvents(around('2025-03-14')));
    expect(otherLunar).toEqual([]);
    expect([lunar?.type, lunar?.eclipse.type, lunar?.eclipse.saros]).toEqual(['eclipse_lunar', 'total', 123]);
    expect(Math.abs((lunar?.moment ?? 0) - at('2025-03-14T06:58:45Z'))).toBeLessThan(10 * SECOND_DAYS);
  });
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
    const delayedPosition: typeof sky.ephemeris.position = (body, moment, { zodiac, center }) => {
      expect(zodiac).toEqual({ type: 'tropical' });
      expect(['geocentric', 'heliocentric']).toContain(center.type);
      return sky.ephemeris.position(body, jdUt(moment - (center.type === 'geocentric' ? 1 : 0)), { zodiac, center });
    };
    const found = findNodeCrossingEvents(
      toQuery({ ...sky, ephemeris: { ...sky.ephemeris, position: delayedPosition } }, 0, 300),
      ['mars'],
    );
    expect(found.map(({ moment }) => daysOf(moment))).toEqual([expect.closeTo(51, 7)]);
    // A difference of more than three days is outside the search, as light never takes so long.
    const late: typeof sky.ephemeris.position = (body, moment, frame) =>
      delayedPosition(body, jdUt(moment - (frame.center.type === 'geocentric' ? 4 : 0)), frame);
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
