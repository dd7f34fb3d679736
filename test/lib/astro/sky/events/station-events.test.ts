import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { findAspectEvents } from '../../../../../lib/astro/sky/events/aspects.ts';
import { findIngressEvents } from '../../../../../lib/astro/sky/events/kinds.ts';
import { findStationEvents, findStations } from '../../../../../lib/astro/sky/events/stations.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openSearchedPositions } from '../../../../support/positions.ts';
import { createSyntheticSky, dayAt, daysOf, oscillate } from '../../motion/synthetic-sky.ts';
import { refineEvents, SECOND_DAYS, toQuery } from './refined-events.ts';

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

test('stations of known fits take the engine’s positions around each station alone', () => {
  const moments: number[] = [];
  const { position } = ephemeris;
  const sky: GeocentricSky = {
    ephemeris: {
      ...ephemeris,
      position: (body, moment, frame) => {
        moments.push(moment);
        return position(body, moment, frame);
      },
    },
    zodiac: { type: 'tropical' },
    store: openSearchedPositions(),
  };
  const window = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_452_545) };
  const stations = findStations(sky, 'mercury', window);
  expect(stations.length).toBe(17);
  const isAtStation = (at: number) => stations.some(({ moment }) => Math.abs(at - moment) < 2.01);
  expect(moments.filter((at) => !isAtStation(at))).toEqual([]);
  expect(moments.length).toBe(12 * stations.length);
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

test('stations and aspects are searched in the tropical zodiac, regardless of the zodiac of the query', () => {
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
