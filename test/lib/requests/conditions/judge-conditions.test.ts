import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeOnCircle, judgeTree, UNKNOWN_VERDICT } from '../../../../lib/astro/timing/elections/verdict.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { jdUtFromMilliseconds } from '../../../../lib/base/units/time.ts';
import { readSetting } from '../../../../lib/charts/condition-setting.ts';
import { Condition } from '../../../../lib/requests/conditions/condition.ts';
import { ConditionConfiguration } from '../../../../lib/requests/conditions/configuration.ts';
import { judgeConditions, judgeConditionsWithin } from '../../../../lib/requests/conditions/judge-conditions.ts';
import { readConditions } from '../../../../lib/requests/conditions/leaves.ts';
import { Location } from '../../../../lib/requests/location.ts';
import { anyCase } from '../../../support/elections/any-conditions.ts';
import { createOracle } from '../../../support/elections/oracle.ts';
import { calendars, clock, ephemeris, localPractice, positions, zoneLookup, zones } from '../../../support/services.ts';

const services = { calendars, clock, ephemeris, localPractice, positions, zoneLookup, zones };

const BERLIN = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' };

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** The setting of a request at a place, or without one. */
function openSetting(place: Place | undefined, moment: number, configuration = {}) {
  const location =
    place &&
    Location.parse({
      latitude: { decimal: place.latitude },
      longitude: { decimal: place.longitude },
      timezone: { iana_name: place.timezone },
    });
  const request = { location, configuration: ConditionConfiguration.parse(configuration) };
  return readSetting(request, jdUtFromMilliseconds(moment), services).setting;
}

test('trees are judged at one moment as the engine judges them', () => {
  fc.assert(
    fc.property(anyCase, ({ tree, place, startMs, system, zodiac }) => {
      const moment = jdUtFromMilliseconds(startMs);
      const setting = openSetting(place, startMs, { house_system: system, zodiac_type: zodiac });
      const oracle = createOracle({
        place: { latitudeDeg: place.latitude, longitudeDeg: place.longitude, elevationM: 0 },
        timezone: place.timezone,
        zodiac: zodiac === 'tropical' ? { type: 'tropical' } : { type: 'sidereal', ayanamsa: 'lahiri' },
        system,
      });
      const expected = oracle(tree, moment);
      const { whole } = judgeConditions(readConditions(Condition.parse(tree), 'conditions'), setting, moment);
      if (expected !== undefined) expect(whole.holds).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

const judge = (condition: unknown, place: Place | undefined = BERLIN, at = '2026-06-15T14:30:00Z') =>
  judgeConditions(
    readConditions(Condition.parse(condition), 'conditions'),
    openSetting(place, Date.parse(at)),
    jdUtFromMilliseconds(Date.parse(at)),
  ).whole;

test('the distance of a limit is in degrees for positions, in days for time', () => {
  // The Sun is at 84°11′ in the ephemeris of 2026-06-15 14:30.
  const sun = judge({ in_sign: { body: 'sun', signs: ['Gemini'] } });
  const joined = judge({ in_sign: { body: 'sun', signs: ['Gemini', 'Cancer', 'Taurus'] } });
  expect(sun.holds).toBe(true);
  expect((sun.distance.degrees ?? 0) + 30).toBeCloseTo(joined.distance.degrees ?? 0, 9);
  const noon = judge({ time_of_day: { from: '09:00', to: '17:00' } });
  expect(noon).toEqual({ holds: true, distance: { days: expect.closeTo(0.5 / 24, 9) } });
  const sunday = judge({ not: { weekday: { days: ['sunday'] } } });
  expect(sunday).toEqual({ holds: true, distance: { days: expect.closeTo(16.5 / 24, 9) } });
});

test('what needs a place is unknown without one, and decides nothing where the rest does', () => {
  const house = { in_house: { body: 'sun', houses: [8] } };
  const gemini = { in_sign: { body: 'sun', signs: ['Gemini'] } };
  const at = '2026-06-15T14:30:00Z';
  const judgeNowhere = (condition: unknown) =>
    judgeConditions(
      readConditions(Condition.parse(condition), 'conditions'),
      openSetting(undefined, Date.parse(at)),
      jdUtFromMilliseconds(Date.parse(at)),
    ).whole.holds;
  expect(judgeNowhere(house)).toBeNull();
  expect(judgeNowhere({ all: [house, gemini] })).toBeNull();
  expect(judgeNowhere({ any: [house, gemini] })).toBe(true);
  expect(judgeNowhere({ all: [house, { not: gemini }] })).toBe(false);
});

test('for an unknown time only what holds all day or never is known', () => {
  const judgeDay = (condition: unknown) =>
    judgeConditionsWithin(
      readConditions(Condition.parse(condition), 'conditions'),
      openSetting(BERLIN, Date.parse('2026-06-15T12:00:00Z')),
      {
        fromJdUt: jdUtFromMilliseconds(Date.parse('2026-06-14T22:00:00Z')),
        toJdUt: jdUtFromMilliseconds(Date.parse('2026-06-15T22:00:00Z')),
      },
    ).whole.holds;
  expect(judgeDay({ in_sign: { body: 'sun', signs: ['Gemini'] } })).toBe(true);
  expect(judgeDay({ in_sign: { body: 'sun', signs: ['Leo'] } })).toBe(false);
  expect(judgeDay({ angle: { point: 'ascendant', signs: ['Leo'] } })).toBeNull();
});

test('on a circle the nearest border at which the verdict turns is the limit, not one between two like parts', () => {
  const borders = [0, 30, 60, 90];
  const holds = (degree: number): boolean => degree >= 0 && degree < 60;
  expect(judgeOnCircle(longitudeDeg(29), borders, holds)).toEqual({ holds: true, distance: { degrees: 29 } });
  expect(judgeOnCircle(longitudeDeg(350), borders, holds)).toEqual({ holds: false, distance: { degrees: 10 } });
  expect(judgeOnCircle(longitudeDeg(350), borders, () => true)).toEqual({ holds: true, distance: {} });
});

test('in a tree the limit is that of what decides it', () => {
  const leaf = (index: number) => ({ type: 'leaf', leaf: index }) as const;
  const near = { holds: true, distance: { degrees: 1 } };
  const far = { holds: true, distance: { degrees: 5, days: 2 } };
  const wrong = { holds: false, distance: { degrees: 3 } };
  const judgeList = (type: 'all' | 'any', leaves: readonly (typeof near | typeof far)[]) =>
    judgeTree({ type, items: leaves.map((_, index) => leaf(index)) }, leaves);
  expect(judgeList('all', [near, far])).toEqual({ holds: true, distance: { degrees: 1, days: 2 } });
  expect(judgeList('any', [near, far, wrong])).toEqual({ holds: true, distance: { degrees: 5, days: 2 } });
  expect(judgeList('all', [near, wrong])).toEqual(wrong);
  expect(judgeTree({ type: 'not', item: leaf(0) }, [wrong])).toEqual({ holds: true, distance: { degrees: 3 } });
  expect(judgeTree(leaf(3), [])).toEqual(UNKNOWN_VERDICT);
});
