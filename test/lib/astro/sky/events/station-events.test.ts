import { expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { findAspectEvents } from '../../../../../lib/astro/sky/events/aspects.ts';
import { findStationEvents, findStations } from '../../../../../lib/astro/sky/events/stations.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openSearchedPositions } from '../../../../support/positions.ts';
import { createSyntheticSky, oscillate } from '../../motion/synthetic-sky.ts';
import { refineEvents, toQuery } from './refined-events.ts';

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
