import { describe, expect, test } from 'vitest';
import type { AspectId } from '../../../../lib/catalog/aspects.ts';
import type { BodyId, CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { findApsisEvents } from '../../../../lib/domain/timeline/apsides.ts';
import { findAspectEvents } from '../../../../lib/domain/timeline/aspects.ts';
import type {
  PendingEvent,
  SkyEvent,
  VoidOfCourseEvent,
  VoidTradition,
} from '../../../../lib/domain/timeline/event.ts';
import {
  findIngressEvents,
  findLunarEclipseEvents,
  findSolarEclipseEvents,
} from '../../../../lib/domain/timeline/kinds.ts';
import { findNodeCrossingEvents } from '../../../../lib/domain/timeline/node-crossings.ts';
import { findStationEvents } from '../../../../lib/domain/timeline/stations.ts';
import { findVoidOfCourseEvents } from '../../../../lib/domain/timeline/void-of-course.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { dayAt, daysFrom, daysOf, type Motion, madeUpSky, run, swing } from '../longitude-model/synthetic-sky.ts';

const SECOND_DAYS = 1 / 86_400;
const sought = (sky: GeocentricSky, from: number, to: number, aspects: readonly AspectId[] = []) => ({
  sky,
  window: daysFrom(from, to),
  aspects,
  tradition: 'modern' as const,
});

/** The settled events, which were found within a second of where they are. */
function settled<Event extends SkyEvent>(found: Iterable<PendingEvent<Event>>): Event[] {
  return [...found].map(({ moment, refine: settle }) => {
    const event = settle();
    expect(Math.abs(event.moment - moment)).toBeLessThan(SECOND_DAYS);
    return event;
  });
}

describe('stations', () => {
  const sky = madeUpSky({ mars: swing(100, 30, 400), venus: swing(0, 30, 400) });

  test('are where a body turns, with the motion that begins', () => {
    const found = settled(findStationEvents(sought(sky, 0, 650), ['mars', 'venus']));
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

  test('at the very end of the window are seen, and none beyond it', () => {
    expect(settled(findStationEvents(sought(sky, 50, 100.001), ['mars'])).length).toBe(1);
    expect(settled(findStationEvents(sought(sky, 50, 99.999), ['mars'])).length).toBe(0);
    expect(settled(findStationEvents(sought(sky, 100.001, 250), ['mars'])).length).toBe(0);
  });
});

test('ingresses name both signs, and go back over the border', () => {
  const found = settled(findIngressEvents(sought(madeUpSky({ mars: swing(100, 30, 400) }), 0, 200), ['mars']));
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
  /** Mars is 20° to 60° ahead of Jupiter; Venus the same of the Sun, whom she never goes round. */
  const sky = madeUpSky({
    sun: swing(60, 10, 400),
    venus: swing(100, 30, 400),
    mars: swing(100, 30, 400),
    jupiter: swing(60, 10, 400),
    moon: run(50, 13),
    mean_node: run(10, -0.05),
    true_node: run(10, -0.05),
  });
  const between = (bodies: readonly CatalogBodyId[], aspects: readonly AspectId[], to: number) =>
    settled(findAspectEvents(sought(sky, 0, to, aspects), bodies)).map(({ moment, ...told }) => ({
      ...told,
      day: Math.round(daysOf(moment) * 100) / 100,
    }));
  const day = (Math.asin((45 - 40) / 20) * 400) / (2 * Math.PI);
  const rounded = (days: number) => Math.round(days * 100) / 100;

  test('count their passes', () => {
    const event = { type: 'aspect', body: 'mars', other: 'jupiter', aspect: 'semi_square' };
    expect(between(['mars', 'jupiter'], ['semi_square', 'square'], 500)).toEqual([
      { ...event, pass: 1, day: rounded(day) },
      { ...event, pass: 2, day: rounded(200 - day) },
      { ...event, pass: 3, day: rounded(400 + day) },
    ]);
  });

  test('have no passes to count where neither goes round the other', () => {
    const event = { type: 'aspect', body: 'sun', other: 'venus', aspect: 'semi_square', pass: undefined };
    expect(between(['sun', 'venus'], ['semi_square'], 200)).toEqual([
      { ...event, day: rounded(day) },
      { ...event, day: rounded(200 - day) },
    ]);
  });

  test('are found on both sides, and counted anew in every round', () => {
    const found = between(['moon', 'mean_node'], ['square'], 40);
    // The Moon starts 40° ahead of the node and gains 13.05° a day.
    expect(found.map(({ aspect, pass }) => [aspect, pass])).toEqual([
      ['square', 1],
      ['square', 1],
      ['square', 1],
    ]);
    expect(found.map((one) => one.day)).toEqual([50, 230, 410].map((degrees) => rounded(degrees / 13.05)));
  });

  test('are looked for in every pair but those at a fixed angle', () => {
    expect(between(['mean_node', 'true_node'], ['conjunction'], 40)).toEqual([]);
    const pairs = between(['moon', 'mars', 'jupiter'], ['semi_square'], 28).map(
      ({ body, other }) => `${body} ${other}`,
    );
    expect(new Set(pairs)).toEqual(new Set(['moon mars', 'moon jupiter', 'mars jupiter']));
  });
});

describe('the Moon void of course', () => {
  /** All planets stand still at 12° Aries, Saturn at 13°, Pluto at 20°; the Moon starts at 10° Pisces, 13° a day. */
  const still = (degree: number): Motion => run(degree, 0);
  const planets: Partial<Record<BodyId, Motion>> = {
    ...Object.fromEntries(
      ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'uranus', 'neptune'].map((id) => [id, still(12)]),
    ),
    saturn: still(13),
    pluto: still(20),
  };
  const sky = madeUpSky({ ...planets, moon: run(340, 13) });
  const voids = (from: number, to: number, tradition: VoidTradition): VoidOfCourseEvent[] =>
    settled(findVoidOfCourseEvents({ ...sought(sky, from, to), tradition }));
  /** When the Moon stands so many degrees after 0° Aries. */
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
    '%s: from her last major aspect, else from entering the sign, to leaving it',
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

  test('is told of where it shares a moment with the window, with its true beginning and end', () => {
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
    'hangs on the engine where an aspect falls within seconds of a sign’s end: at %d°, %d° off',
    (degree, off, last) => {
      const made = madeUpSky({ ...planets, pluto: still(degree), moon: run(340, 13) });
      // Asked for a place alone, the engine has Pluto a little elsewhere than the fits do.
      const longitude: typeof made.ephemeris.longitude = (body, moment, frame) =>
        longitudeDeg(made.ephemeris.longitude(body, moment, frame) + (body === 'pluto' ? off : 0));
      const within = { ...made, ephemeris: { ...made.ephemeris, longitude } };
      // Void in Leo, which the Moon leaves at 150°.
      const found = findVoidOfCourseEvents(sought(within, dayOf(140), dayOf(151))).map(({ refine: settle }) =>
        settle(),
      );
      const inLeo = found.filter(({ sign }) => sign === 'Leo');
      expect(inLeo.map(({ last: told }) => told)).toEqual([{ body: last, aspect: 'trine' }]);
    },
  );

  test('begins with the latest of several aspects, the engine’s own moments deciding between close ones', () => {
    const made = madeUpSky({ ...planets, saturn: still(20.0001), pluto: still(20), moon: run(340, 13) });
    const lastWith = (off: number) => {
      const longitude: typeof made.ephemeris.longitude = (body, moment, frame) =>
        longitudeDeg(made.ephemeris.longitude(body, moment, frame) + (body === 'pluto' ? off : 0));
      const within = { ...made, ephemeris: { ...made.ephemeris, longitude } };
      return findVoidOfCourseEvents(sought(within, dayOf(140), dayOf(149))).map(
        ({ refine: settle }) => settle().last?.body,
      );
    };
    expect([lastWith(0), lastWith(0.0002)]).toEqual([['saturn'], ['pluto']]);
  });

  test('is left out where its beginning or end lies beyond the files', () => {
    const { ephemeris } = sky;
    const cut = { ...sky, ephemeris: { ...ephemeris, coverage: () => daysFrom(dayOf(62), dayOf(100)) } };
    const found = findVoidOfCourseEvents(sought(cut, dayOf(62), dayOf(100)));
    expect(found.map(({ refine: settle }) => settle().sign)).toEqual(['Gemini']);
    const early = { ...sky, ephemeris: { ...ephemeris, coverage: () => daysFrom(dayOf(32), dayOf(100)) } };
    // She makes no aspect in Taurus, and when she entered it is beyond the files.
    expect(findVoidOfCourseEvents(sought(early, dayOf(32), dayOf(58)))).toEqual([]);
  });
});

test('stations and aspects are looked for in the tropical zodiac, whatever zodiac is asked for', () => {
  const made = madeUpSky({ mars: swing(100, 30, 400), venus: swing(60, 10, 400) });
  const zodiacs = new Set<string>();
  const position: typeof made.ephemeris.position = (body, moment, frame) => {
    zodiacs.add(frame.zodiac.type);
    return made.ephemeris.position(body, moment, frame);
  };
  const sidereal: GeocentricSky = {
    ...made,
    ephemeris: { ...made.ephemeris, position },
    zodiac: { type: 'sidereal', ayanamsa: 'lahiri' },
  };
  expect(settled(findStationEvents(sought(sidereal, 0, 200), ['mars'])).length).toBe(1);
  expect(settled(findAspectEvents(sought(sidereal, 0, 200, ['semi_square']), ['venus', 'mars'])).length).toBe(2);
  expect([...zodiacs]).toEqual(['tropical']);
});

/** @source NASA, Five Millennium Catalogs: greatest eclipse 18:18:29 and 06:59:56 TD, TD − UT 71 s by then */
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

  test('of the Sun and of the Moon are told as such', () => {
    const [solar, ...noOther] = settled(findSolarEclipseEvents(around('2024-04-08')));
    expect(noOther).toEqual([]);
    expect([solar?.type, solar?.eclipse.type, solar?.eclipse.saros]).toEqual(['eclipse_solar', 'total', 139]);
    expect(Math.abs((solar?.moment ?? 0) - at('2024-04-08T18:17:18Z'))).toBeLessThan(10 * SECOND_DAYS);
    const [lunar, ...nor] = settled(findLunarEclipseEvents(around('2025-03-14')));
    expect(nor).toEqual([]);
    expect([lunar?.type, lunar?.eclipse.type, lunar?.eclipse.saros]).toEqual(['eclipse_lunar', 'total', 123]);
    expect(Math.abs((lunar?.moment ?? 0) - at('2025-03-14T06:58:45Z'))).toBeLessThan(10 * SECOND_DAYS);
  });
});

describe('apsides', () => {
  /** Nearest on day 0, in so many days again. */
  const ellipse = (distanceAu: number, swingAu: number, periodDays: number): Motion => ({
    ...run(0, 1),
    distanceAu: (days) => distanceAu - swingAu * Math.cos((2 * Math.PI * days) / periodDays),
  });

  test('are where a body is nearest and farthest, of the Moon to the Earth, of the others to the Sun', () => {
    const sky = madeUpSky({
      mars: ellipse(1.5, 0.1, 687),
      moon: ellipse(0.0026, 0.0001, 27.5),
      earth: ellipse(1, 0.017, 365.25),
    });
    const told = (body: CatalogBodyId, from: number, to: number) =>
      settled(findApsisEvents(sought(sky, from, to), [body])).map(({ moment, ...event }) => ({
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
    expect(told('mars', -100, 700)).toEqual([
      apsis('mars', 'perihelion', 0, 1.4),
      apsis('mars', 'aphelion', 343.5, 1.6),
      apsis('mars', 'perihelion', 687, 1.4),
    ]);
    expect(told('moon', -5, 30)).toEqual([
      apsis('moon', 'perigee', 0, 0.0025),
      apsis('moon', 'apogee', 13.75, 0.0027),
      apsis('moon', 'perigee', 27.5, 0.0025),
    ]);
    expect(told('sun', 100, 400)).toEqual([
      apsis('sun', 'aphelion', 182.625, 1.017),
      apsis('sun', 'perihelion', 365.25, 0.983),
    ]);
    expect(told('mars', 1, 300)).toEqual([]);
  });

  test('are not every turn of the distance: Jupiter draws the Sun to and fro', () => {
    const wobbling: Motion = {
      ...run(0, 1),
      distanceAu: (days) =>
        30 - 0.3 * Math.cos((2 * Math.PI * days) / 60_190) - 0.05 * Math.cos((2 * Math.PI * days) / 4332),
    };
    const found = settled(findApsisEvents(sought(madeUpSky({ neptune: wobbling }), -12_000, 12_000), ['neptune']));
    expect(found.map((event) => event.type === 'apsis' && event.apsis)).toEqual(['perihelion']);
    expect(daysOf(found[0]?.moment ?? Number.NaN)).toBeCloseTo(0, 0);
  });
});

describe('crossings of the ecliptic', () => {
  const orbit: Motion = {
    ...run(0, 1),
    latitudeDeg: (days) => 1.8 * Math.sin((2 * Math.PI * (days - 50)) / 687),
  };
  const sky = madeUpSky({ mars: orbit });
  const told = (from: number, to: number) =>
    settled(findNodeCrossingEvents(sought(sky, from, to), ['mars'])).map(({ moment, ...event }) => [
      event,
      daysOf(moment),
    ]);
  const crossing = (node: string, day: number) => [
    { type: 'node_crossing', body: 'mars', node },
    expect.closeTo(day, 7),
  ];

  test('go north and south in turn', () => {
    expect(told(0, 800)).toEqual([
      crossing('ascending', 50),
      crossing('descending', 393.5),
      crossing('ascending', 737),
    ]);
  });

  test('are those seen from the Earth, a day after the passage of the node round the Sun', () => {
    const seen: typeof sky.ephemeris.position = (body, moment, { zodiac, center }) => {
      expect(zodiac).toEqual({ type: 'tropical' });
      expect(['geocentric', 'heliocentric']).toContain(center.type);
      return sky.ephemeris.position(body, jdUt(moment - (center.type === 'geocentric' ? 1 : 0)), { zodiac, center });
    };
    const found = findNodeCrossingEvents(sought({ ...sky, ephemeris: { ...sky.ephemeris, position: seen } }, 0, 300), [
      'mars',
    ]);
    expect(found.map(({ moment }) => daysOf(moment))).toEqual([expect.closeTo(51, 7)]);
    // Seen more than three days off it would not be found at all: light is never so long on its way.
    const late: typeof sky.ephemeris.position = (body, moment, frame) =>
      seen(body, jdUt(moment - (frame.center.type === 'geocentric' ? 4 : 0)), frame);
    expect(
      findNodeCrossingEvents(sought({ ...sky, ephemeris: { ...sky.ephemeris, position: late } }, 0, 300), ['mars']),
    ).toEqual([]);
  });

  test('at the very ends of the window are seen, and none beyond', () => {
    expect(told(49.999, 393.499)).toEqual([crossing('ascending', 50)]);
    expect(told(50.001, 393.501)).toEqual([crossing('descending', 393.5)]);
    expect(told(60, 380)).toEqual([]);
  });
});
