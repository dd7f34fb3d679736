import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallAt, wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { applyLocalMeanTime } from '../../../../../lib/astro/clock/civil-time/mean-time.ts';
import { resolveLocalTime } from '../../../../../lib/astro/clock/civil-time/resolve.ts';
import { DISAMBIGUATIONS } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import { type UnixSeconds, unixSeconds, type WallSeconds } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { histories, zone } from './zones.ts';

const year = (value: number): number => Date.UTC(value, 0, 1) / 1000;
const zoneName = fc.constantFrom(...histories.names());
const instant = fc.integer({ min: year(1700), max: year(3000) });
const longitudeDeg = fc.double({ min: -180, max: 180, noNaN: true });

function readings(wall: WallSeconds, name: string, longitude?: number): UnixSeconds[] {
  const resolved = resolveLocalTime(wall, zone(name), { longitudeDeg: longitude });
  return resolved.candidates?.map((candidate) => candidate.instant) ?? [resolved.instant];
}

it('recovers an instant from the reading of the clock', () => {
  forAll(
    [zoneName, instant, fc.option(longitudeDeg, { nil: undefined })],
    { numRuns: 2000 },
    (name, seconds, longitude) => {
      const moment = unixSeconds(seconds);
      const lived = longitude === undefined ? zone(name) : applyLocalMeanTime(zone(name), longitude);
      const wall = wallAt(moment, lived.periodAt(moment).offsetSeconds);
      expect(readings(wall, name, longitude)).toContain(moment);
    },
  );
});

it('recovers the last second before and the first after every change of every zone', () => {
  for (const name of histories.names()) {
    const history = zone(name);
    const changes = history.transitionsBetween(unixSeconds(year(1700)), unixSeconds(year(2040)));
    for (const moment of changes.flatMap((at) => [unixSeconds(at - 1), at])) {
      const wall = wallAt(moment, history.periodAt(moment).offsetSeconds);
      if (!readings(wall, name).includes(moment)) expect.fail(`${name} loses ${moment}`);
    }
  }
});

it('resolves every reading of a clock, also near changes, to an instant that shows it unless it never occurred', () => {
  const nearChange = fc.integer({ min: -100_000, max: 100_000 });
  const pick = fc.nat();
  const anyDisambiguation = fc.constantFrom(...DISAMBIGUATIONS.filter((each) => each !== 'reject'));
  forAll(
    [zoneName, pick, nearChange, longitudeDeg, anyDisambiguation],
    {
      numRuns: 2000,
      // Lagos went back from Greenwich time to its mean time in 1908: the change is that of the zone at every longitude.
      examples: [1, 2, 3, 4].flatMap((index) =>
        [-80_000, -40_000, -200, 0, 200, 40_000, 80_000].flatMap((distance) =>
          [-170, -3, 3.4, 170].map((longitude): [string, number, number, number, 'compatible'] => [
            'Africa/Lagos',
            index,
            distance,
            longitude,
            'compatible',
          ]),
        ),
      ),
    },
    (name, index, distance, longitude, how) => {
      const changes = zone(name).transitionsBetween(unixSeconds(year(1700)), unixSeconds(year(2040)));
      const near = changes[index % Math.max(changes.length, 1)] ?? 0;
      const wall = wallSeconds({ year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: near + distance });
      const resolved = resolveLocalTime(wall, zone(name), { longitudeDeg: longitude, disambiguation: how });
      const shown = wallAt(resolved.instant, resolved.offsetSeconds);
      expect(shown === wall).toBe(resolved.status !== 'nonexistent');
    },
  );
});

it('orders its candidates in time', () => {
  forAll([zoneName, instant], (name, seconds) => {
    const wall = wallAt(unixSeconds(seconds), 0);
    const [earlier, later = earlier] = readings(wall, name);
    expect(earlier !== undefined && later !== undefined && earlier <= later).toBe(true);
  });
});
