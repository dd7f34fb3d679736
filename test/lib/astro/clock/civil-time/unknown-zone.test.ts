import { describe, expect, test } from 'vitest';
import { explainUnknownZone, type ZoneContext } from '../../../../../lib/astro/clock/civil-time/unknown-zone.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { gazetteer, zoneLookup, zones } from '../../../../support/services.ts';

const DATES = [1985, 2000, 2020].map((year) => unixSeconds(Date.UTC(year, 6, 1) / 1000));
const [IN_1985 = unixSeconds(0)] = DATES;

const at = (latitudeDeg: number, longitudeDeg: number, instant = IN_1985): ZoneContext => ({
  findZone: () => zoneLookup.zonesAt(latitudeDeg, longitudeDeg),
  longitudeDeg,
  instant,
});

const GUADALAJARA = at(20.67, -103.35);
const VIENNA = at(48.21, 16.37);

const offsetAt = (name: string, instant = IN_1985): number | undefined =>
  zones.find(name)?.periodAt(instant).offsetSeconds;

describe('a name that is no zone', () => {
  test.each<[string, readonly number[]]>([
    ['CST', [-6, -5, 8]],
    ['cst', [-6, -5, 8]],
    ['IST', [1, 2, 5.5]],
    ['BST', [-11, 1]],
    ['PST', [-8, 8]],
    ['AEST', [10]],
  ])('%s is an abbreviation, and no other name is suggested', (name, hours) => {
    const offsets = hours.map((hour) => hour * 3600);
    const hint = { abbreviatedOffsets: offsets, placeZone: undefined, nearestName: undefined };
    expect(explainUnknownZone(name, zones, undefined)).toEqual(hint);
    expect(explainUnknownZone(name, zones, GUADALAJARA)).toEqual({ ...hint, placeZone: 'America/Mexico_City' });
  });

  test.each([
    ['Europa/Berlin', 'Europe/Berlin'],
    ['America/New York', 'America/New_York'],
    ['America/NewYork', 'America/New_York'],
    ['America/Los_Angelse', 'America/Los_Angeles'],
    ['Europe/Kopenhagen', 'Europe/Copenhagen'],
  ])('%s is a typing error', (name, nearestName) => {
    expect(explainUnknownZone(name, zones, undefined).nearestName).toBe(nearestName);
  });

  test.each(['Iraq', 'Asia/Mumbai', 'Europe/Munich', 'America/St_Louis', 'Etc/GMT+15', 'Etc/UTC+5', 'ABC', 'Erth'])(
    '%s is no typing error of another zone',
    (name) => {
      expect(explainUnknownZone(name, zones, undefined).nearestName).toBeUndefined();
    },
  );

  test('a typing error is suggested where the zone has the clock of the place', () => {
    const same = { placeZone: 'Europe/Vienna', nearestName: 'Europe/Berlin' };
    expect(explainUnknownZone('Europe/Berlni', zones, VIENNA)).toMatchObject(same);
    const other = { placeZone: 'America/Mexico_City', nearestName: undefined };
    expect(explainUnknownZone('Europe/Berlni', zones, GUADALAJARA)).toMatchObject(other);
  });
});

/** Cities of 100 000 and more as zones, with their zones: `Asia/Mumbai` in `Asia/Kolkata`. */
function listCities(): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const beginnings = letters.flatMap((one) => [...'aeiouhlr'].map((two) => one + two));
  const found = beginnings.flatMap((beginning) => gazetteer().search(beginning, 50));
  const cities = found.filter(({ population, timezone }) => population >= 100_000 && timezone.includes('/'));
  return new Map(cities.map(({ name, timezone }) => [toZoneName(name, timezone), timezone]));
}

const toZoneName = (city: string, timezone: string): string =>
  `${timezone.split('/')[0]}/${city.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '_')}`;

/** Of some 3 000 cities every fifth, as each is compared with 600 zones. */
const EACH = 5;

test('a city written as a zone is never taken for a city with another clock', () => {
  const others = [...listCities()].filter(([zoneName]) => !zones.find(zoneName));
  const cities = others.filter((_, index) => index % EACH === 0);
  expect(cities.length).toBeGreaterThan(500);
  const wrong = cities.flatMap(([zoneName, timezone]) => {
    const { nearestName } = explainUnknownZone(zoneName, zones, undefined);
    if (nearestName === undefined) return [];
    const isSame = DATES.every((date) => offsetAt(nearestName, date) === offsetAt(timezone, date));
    return isSame ? [] : [`${zoneName} in ${timezone}: ${nearestName}`];
  });
  expect(wrong).toEqual([]);
});
