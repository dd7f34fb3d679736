import { describe, expect, it } from 'vitest';
import { CATALOG_BODY_IDS } from '../../../../lib/catalog/bodies.ts';
import type { GeocentricSky } from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { LARGEST_JUMPS_DEG } from '../../../../lib/domain/longitude-model/jumps.ts';
import { NEAR_LONGITUDE_ERROR_DEG, nearLongitudeAt } from '../../../../lib/domain/longitude-model/near-longitude.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { arcDeg, separationDeg } from '../../../../lib/units/angle.ts';
import { jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../lib/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, TROPICAL } from '../../ephemeris/swiss/real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const FRAME = { zodiac: TROPICAL, center: GEOCENTRIC };
const CELL = 32 * 76_610;
const LONGITUDES_WORTH_A_FIT = 32;

const openSky = (zodiac: GeocentricSky['zodiac'] = TROPICAL): GeocentricSky => ({
  ephemeris,
  zodiac,
  store: openPieceStore(),
});

const askTimes = (sky: GeocentricSky, times: number) =>
  Array.from({ length: times }, (_, index) => nearLongitudeAt(sky, 'mars', jdUt(CELL + index / 10))).at(-1);

describe('a near longitude', () => {
  it('is the engine’s within its error, for every body but the true apogee, in all centuries', () => {
    for (const cell of [2_100_000, 2_341_984, 2_451_552, 2_700_000].map((day) => 32 * Math.floor(day / 32))) {
      const sky = openSky();
      for (let ask = 1; ask < LONGITUDES_WORTH_A_FIT; ask += 1) nearLongitudeAt(sky, 'mars', jdUt(cell));
      for (const [index, body] of CATALOG_BODY_IDS.entries()) {
        for (let day = index / 20; day < 32; day += 0.97) {
          const moment = jdUt(cell + day);
          const near = nearLongitudeAt(sky, body, moment);
          if (body === 'true_lilith') expect(near).toBeUndefined();
          else
            expect(separationDeg(near as number, ephemeris.longitude(body, moment, FRAME)), body).toBeLessThan(
              NEAR_LONGITUDE_ERROR_DEG / 3,
            );
        }
      }
    }
  });

  it('is there once as many were asked for in its cell as a fit of nutation costs', () => {
    const sky = openSky();
    expect(askTimes(sky, LONGITUDES_WORTH_A_FIT - 1)).toBeUndefined();
    expect(nearLongitudeAt(sky, 'venus', jdUt(CELL + 32))).toBeUndefined();
    expect(nearLongitudeAt(sky, 'venus', jdUt(CELL))).toBeTypeOf('number');
    expect(nearLongitudeAt(sky, 'venus', jdUt(CELL + 31))).toBeTypeOf('number');
    expect(nearLongitudeAt(sky, 'venus', jdUt(CELL + 33))).toBeUndefined();
  });

  it('is there at once where the store has the fit', () => {
    const { store } = openSky();
    const put = { ephemeris, zodiac: TROPICAL, store };
    askTimes(put, LONGITUDES_WORTH_A_FIT);
    const behind = { get: store.get.bind(store), set: store.set.bind(store) };
    expect(nearLongitudeAt({ ...put, store: behind }, 'venus', jdUt(CELL))).toBeTypeOf('number');
  });

  it('is not to be had in a sidereal zodiac', () => {
    expect(askTimes(openSky({ type: 'sidereal', ayanamsa: 'lahiri' }), 100)).toBeUndefined();
  });
});

it('no longitude leaves its way beside a straight line within 16 ms by more than its largest jump', () => {
  for (const [body, largestJumpDeg] of Object.entries(LARGEST_JUMPS_DEG) as [
    keyof typeof LARGEST_JUMPS_DEG,
    number,
  ][]) {
    for (let day = 1_500_000; day < 2_800_000; day += 4999.8765) {
      const first = Math.round(millisecondsFromJdUt(jdUt(day)));
      const speed = ephemeris.position(body, jdUt(day), FRAME).longitudeSpeedDegPerDay;
      const at = (milliseconds: number) => jdUtFromMilliseconds(first + milliseconds);
      const start = ephemeris.longitude(body, at(0), FRAME);
      for (const milliseconds of [1, 16]) {
        const moved = arcDeg(start, ephemeris.longitude(body, at(milliseconds), FRAME));
        const jumpDeg = Math.abs(moved - speed * (at(milliseconds) - at(0)));
        expect(jumpDeg, `${body} on ${day}`).toBeLessThan(largestJumpDeg);
      }
    }
  }
});
