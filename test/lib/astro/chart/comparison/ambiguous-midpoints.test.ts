import { describe, expect, test } from 'vitest';
import { createMeanEphemeris } from '../../../../../lib/astro/chart/comparison/mean-ephemeris.ts';
import { castMidpointComposite } from '../../../../../lib/astro/chart/comparison/midpoint-composite.ts';
import type { Ephemeris } from '../../../../../lib/astro/port.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { recordQueries } from '../../../../support/recorded-engine.ts';
import { BORN, settingsIn, TROPICAL } from '../../timing/progressions/births.ts';

const [first, second] = [BORN, { ...BORN, moment: jdUt(BORN.moment + 100) }];
const births = [first, second];
const isFirst = (moment: number) => moment === first.moment;

/** The Sun of the second birth exactly opposite that of the first. */
const sunsOpposed: Ephemeris = {
  ...ephemeris,
  position: (body, moment, frame) => {
    const state = ephemeris.position(body, moment, frame);
    return body === 'sun' ? { ...state, longitudeDeg: longitudeDeg(isFirst(moment) ? 10 : 190) } : state;
  },
};
/** The sky of the second birth turned so far that the opposite degree culminates. */
const meridiansOpposed: Ephemeris = {
  ...ephemeris,
  orientation: (moment) => {
    const state = ephemeris.orientation(first.moment);
    return { ...state, siderealTimeDeg: longitudeDeg(isFirst(moment) ? 100 : 280) };
  },
};

const composite = (engine: Ephemeris, timeIsKnown = true) => {
  const known = births.map((birth) => ({ ...birth, timeIsKnown }));
  return castMidpointComposite(engine, { births: known, place: first.place }, settingsIn(TROPICAL));
};

describe('positions that cancel each other out', () => {
  test('have a warning by name; their mean is 90° after the first', () => {
    const { warnings, points } = composite(sunsOpposed);
    expect(warnings).toEqual([{ code: 'MidpointAmbiguous', message: 'The places of sun cancel each other out.' }]);
    expect(points.find(({ id }) => id === 'sun')?.longitudeDeg).toBe(100);
    expect(composite(ephemeris).warnings).toEqual([]);
  });

  test('can be the midheavens, only in a chart with houses', () => {
    const messagesOf = (timeIsKnown: boolean) =>
      composite(meridiansOpposed, timeIsKnown).warnings.map(({ message }) => message);
    expect(messagesOf(true)).toEqual(['The places of midheaven cancel each other out.']);
    expect(messagesOf(false).filter((message) => message.includes('midheaven'))).toEqual([]);
  });
});

test('Ascendants and cusps that are opposite have a warning by name in midpoint houses', () => {
  const turned: Ephemeris = {
    ...ephemeris,
    houses: (moment, place, system, zodiac) => {
      const houses = ephemeris.houses(first.moment, place, system, zodiac);
      const turn = (angle: number) => longitudeDeg(angle + (isFirst(moment) ? 0 : 180));
      return houses && { ...houses, ascendantDeg: turn(houses.ascendantDeg), cuspsDeg: houses.cuspsDeg.map(turn) };
    },
  };
  const settings = settingsIn(TROPICAL);
  const cast = castMidpointComposite(turned, { births, place: first.place, houseMethod: 'midpoint' }, settings);
  const messages = cast.warnings.map(({ message }) => message);
  expect(messages).toContain('The places of ascendant cancel each other out.');
  expect(messages).toContain('The places of cusp 12 cancel each other out.');
  expect(messages).not.toContain('The places of midheaven cancel each other out.');
});

describe('the mean ephemeris', () => {
  const frame = { zodiac: TROPICAL, center: { type: 'geocentric' } } as const;

  test('queries every body once at every birth', () => {
    const { engine, queries } = recordQueries(ephemeris);
    const sky = createMeanEphemeris(engine, births, { bodies: ['sun', 'moon'], frame });
    expect(queries.length).toBe(4);
    for (const body of ['sun', 'moon'] as const) sky.ephemeris.position(body, first.moment, frame);
    expect(queries.length).toBe(4);
    sky.ephemeris.position('mars', first.moment, frame);
    expect(queries.length).toBe(6);
  });
});
