import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Center, Ephemeris, Zodiac } from '../../../../lib/astro/port.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { HOUSE_SYSTEM_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { forAll } from '../../../support/for-all.ts';
import { countRuns } from '../../../support/property-runs.ts';
import { openRealEphemeris, TROPICAL_FRAME } from './real-ephemeris.ts';

type Call = (ephemeris: Ephemeris) => unknown;

const ephemeris = openRealEphemeris();

/** Starts of six-century files, where neighboring files overlap: where a result could depend on earlier calls. */
const FILE_SPAN_STARTS = [844457.5, 1721057.5, 1940207.5, 2159357.5, 2378496.5, 2597641.5];
const { fromJdUt, toJdUt } = ephemeris.coverage();

const anyMoment = fc
  .oneof(
    fc.double({ min: fromJdUt, max: toJdUt, noNaN: true }),
    fc.double({ min: 2415020, max: 2488070, noNaN: true }),
    fc.constantFrom(2451545, 2451545.25),
    fc
      .tuple(fc.constantFrom(...FILE_SPAN_STARTS), fc.double({ min: -40, max: 40, noNaN: true }))
      .map(([a, b]) => a + b),
  )
  .map(jdUt);
const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  elevationM: fc.constantFrom(0, 2500),
});
const anyZodiac: fc.Arbitrary<Zodiac> = fc.oneof(
  fc.constant({ type: 'tropical' } as const),
  fc.record({ type: fc.constant('sidereal' as const), ayanamsa: fc.constantFrom(...AYANAMSA_IDS) }),
);
const anyCenter: fc.Arbitrary<Center> = fc.oneof(
  fc.constant({ type: 'geocentric' } as const),
  fc.constant({ type: 'heliocentric' } as const),
  fc.record({ type: fc.constant('topocentric' as const), place: anyPlace }),
);
const anyBody = fc.constantFrom(...CATALOG_BODY_IDS, 'earth' as const);

const anyCall: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(anyBody, anyMoment, anyZodiac, anyCenter).map(
    ([body, moment, zodiac, center]): Call =>
      (port) =>
        port.position(body, moment, { zodiac, center }),
  ),
  fc.tuple(anyBody, anyMoment, anyCenter).map(
    ([body, moment, center]): Call =>
      (port) =>
        port.equatorial(body, moment, center),
  ),
  fc.tuple(anyMoment, anyPlace, fc.constantFrom(...HOUSE_SYSTEM_CODES), anyZodiac).map(
    ([moment, place, system, zodiac]): Call =>
      (port) =>
        port.houses(moment, place, system, zodiac),
  ),
  anyMoment.map(
    (moment): Call =>
      (port) =>
        port.orientation(moment),
  ),
  fc.tuple(anyMoment, fc.constantFrom(...AYANAMSA_IDS)).map(
    ([moment, ayanamsa]): Call =>
      (port) =>
        port.ayanamsaDeg(moment, ayanamsa),
  ),
);

/** An answer or a refusal, to the last bit. */
function outcome(port: Ephemeris, call: Call): string {
  try {
    return JSON.stringify(call(port)) ?? 'undefined';
  } catch (failure) {
    return String(failure);
  }
}

/** Outcome of a call as the first and only one after opening. */
function outcomeOnFreshEngine(call: Call): string {
  const fresh = openRealEphemeris();
  const result = outcome(fresh, call);
  fresh.close();
  return result;
}

it('calls in any order give the same bits as on a fresh engine', () => {
  forAll([fc.array(anyCall, { minLength: 2, maxLength: 12 })], { numRuns: countRuns(100) }, (calls) => {
    const together = calls.map((call) => outcome(ephemeris, call));
    expect(together).toEqual(calls.map(outcomeOnFreshEngine));
  });
});

describe('where two files overlap', () => {
  const moonAt =
    (day: number): Call =>
    (port) =>
      port.position('moon', jdUt(day), TROPICAL_FRAME);

  it.each(FILE_SPAN_STARTS)(
    'a boundary at Julian day %d: results do not depend on the files opened before',
    (start) => {
      for (const distance of [-12, -5, -1, -0.1, 0.1, 1, 5, 12]) {
        const expected = outcomeOnFreshEngine(moonAt(start + distance));
        for (const before of [start - 200, start + 200, start - 40, start + 40]) {
          outcome(ephemeris, moonAt(before));
          expect(outcome(ephemeris, moonAt(start + distance))).toBe(expected);
        }
      }
    },
  );
});
