import { describe, expect, test } from 'vitest';
import { findAspectEvents } from '../../../../../lib/astro/sky/events/aspects.ts';
import type { VoidOfCourseEvent, VoidTradition } from '../../../../../lib/astro/sky/events/event.ts';
import { findVoidOfCourseEvents } from '../../../../../lib/astro/sky/events/void-of-course.ts';
import type { AspectId } from '../../../../../lib/base/catalog/aspects.ts';
import type { BodyId, CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import {
  createSyntheticSky,
  dayAt,
  daysOf,
  type Motion,
  moveSteadily,
  oscillate,
  rangeOfDays,
} from '../../motion/synthetic-sky.ts';
import { refineEvents, toQuery } from './refined-events.ts';

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
