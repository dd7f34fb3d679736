import { describe, expect, it } from 'vitest';
import { type CivilTime, wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { applyLocalMeanTime } from '../../../../../lib/astro/clock/civil-time/mean-time.ts';
import { resolveLocalTime } from '../../../../../lib/astro/clock/civil-time/resolve.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { histories, zone } from './zones.ts';

const BREST_DEG = -4.486;
const NICE_DEG = 7.262;

const wallOn = (year: number, month: number, day: number, time: Partial<CivilTime> = {}) =>
  wallSeconds({ year, month, day, hour: 12, minute: 0, second: 0, ...time });
const inFrance = (wall: ReturnType<typeof wallOn>, longitudeDeg?: number) =>
  resolveLocalTime(wall, zone('Europe/Paris'), { longitudeDeg });

it('mean solar time of a place has the date of the zone across the date line', () => {
  const sitkaDeg = -135.33;
  const year1800 = wallOn(1800, 6, 1);
  const russian = resolveLocalTime(year1800, zone('America/Sitka'), { longitudeDeg: sitkaDeg });
  expect(russian.offsetSeconds).toBe(Math.round(sitkaDeg * 240) + 86_400);
  const cebuDeg = 123.9;
  const spanish = resolveLocalTime(year1800, zone('Asia/Manila'), { longitudeDeg: cebuDeg });
  expect(spanish.offsetSeconds).toBe(Math.round(cebuDeg * 240) - 86_400);
  const later = resolveLocalTime(wallOn(1890, 6, 1), zone('Asia/Manila'), { longitudeDeg: cebuDeg });
  expect(later.offsetSeconds).toBe(Math.round(cebuDeg * 240));
});

/** In the Philippines 1 January 1845 followed 30 December 1844 (tzdata 2026f, file `asia`, zone Asia/Manila). */
describe('a date left out while clocks kept mean solar time', () => {
  const inPhilippines = (wall: ReturnType<typeof wallOn>, longitudeDeg: number) =>
    resolveLocalTime(wall, zone('Asia/Manila'), { longitudeDeg });

  it.each([
    ['Davao, east of Manila', 125.61],
    ['Manila', 120.9667],
    ['Puerto Princesa, west of Manila', 118.74],
  ])('is left out from midnight to midnight in %s', (_place, longitudeDeg) => {
    const lastSecond = inPhilippines(wallOn(1844, 12, 30, { hour: 23, minute: 59, second: 59 }), longitudeDeg);
    const firstSecond = inPhilippines(wallOn(1845, 1, 1, { hour: 0 }), longitudeDeg);
    expect([lastSecond.status, firstSecond.status]).toEqual(['unique', 'unique']);
    expect(firstSecond.instant - lastSecond.instant).toBe(1);
    expect(firstSecond.offsetSeconds - lastSecond.offsetSeconds).toBe(86_400);
    for (const hour of [0, 12, 23]) {
      expect(inPhilippines(wallOn(1844, 12, 31, { hour, minute: 30 }), longitudeDeg).status).toBe('nonexistent');
    }
  });
});

/** France went over to Paris time when it was midnight there before 16 March 1891: Brest lost 27 minutes, Nice won 20. */
describe('the beginning of standard time', () => {
  const midnight = { hour: 0, minute: 0, second: 0 };
  const switchover = unixSeconds(Date.UTC(1891, 2, 16) / 1000 - 561);

  it('leaves a gap west of Paris', () => {
    expect(zone('Europe/Paris').transitionsBetween(unixSeconds(switchover - 1), switchover)).toEqual([switchover]);
    const { status, candidates } = inFrance(wallOn(1891, 3, 15, { hour: 23, minute: 50 }), BREST_DEG);
    expect(status).toBe('nonexistent');
    expect(candidates?.map(({ abbreviation }) => abbreviation)).toEqual(['LMT', 'PMT']);
  });

  it('makes an overlap east of Paris', () => {
    const { status, candidates } = inFrance(wallOn(1891, 3, 16, { hour: 0, minute: 10 }), NICE_DEG);
    expect(status).toBe('ambiguous');
    expect(candidates?.map(({ offsetSeconds }) => offsetSeconds)).toEqual([1743, 561]);
  });

  it('changes nothing in Paris', () => {
    expect(inFrance(wallOn(1891, 3, 16, midnight)).status).toBe('unique');
  });
});

describe('the changes of a place’s clock', () => {
  const FIRST = unixSeconds(Date.UTC(1700, 0, 1) / 1000);
  const LAST = unixSeconds(Date.UTC(1975, 0, 1) / 1000);
  const LONGITUDES_DEG = [-180, -171.3, -90.01, -12.25, -0.001, 0, 3.4, 45.6, 89.99, 135.2, 179.999, 180];
  const STEP_SECONDS = 900;
  const STEPS_NEAR = Array.from({ length: 2 * 36 * 4 }, (_, index) => (index - 36 * 4) * STEP_SECONDS);

  /** Zones in which mean time follows other time: in all others it is the first period and ends once. */
  const names = histories.names().filter((name) => {
    const { canonicalName, periodAt, transitionsBetween } = zone(name);
    return canonicalName === name && transitionsBetween(FIRST, LAST).some((at) => periodAt(at).isLocalMeanTime);
  });

  it('concern twenty zones or more in which mean time follows mean time or standard time', () => {
    expect(names).toEqual(expect.arrayContaining(['Africa/Lagos', 'America/Lima', 'America/Sitka', 'Asia/Manila']));
    expect(names.length).toBeGreaterThanOrEqual(20);
  });

  it.each(names)('are exactly the instants at which its period changes: %s', (name) => {
    for (const longitudeDeg of LONGITUDES_DEG) {
      const clock = applyLocalMeanTime(zone(name), longitudeDeg);
      const changes = clock.transitionsBetween(FIRST, LAST);
      const showAt = (at: number) => JSON.stringify(clock.periodAt(unixSeconds(at)));
      const idle = changes.filter((at) => showAt(at - 1) === showAt(at));
      expect(idle, `transitions without a change at ${longitudeDeg}°`).toEqual([]);

      const nearZoneChanges = zone(name)
        .transitionsBetween(FIRST, LAST)
        .filter((at) => zone(name).periodAt(at).isLocalMeanTime)
        .flatMap((at) => STEPS_NEAR.map((distance) => at + distance));
      const missed = nearZoneChanges.filter((at) => {
        const isListed = clock.transitionsBetween(unixSeconds(at - STEP_SECONDS), unixSeconds(at)).length > 0;
        return isListed !== (showAt(at - STEP_SECONDS) !== showAt(at));
      });
      expect(missed, `changes that no transition names at ${longitudeDeg}°`).toEqual([]);
    }
  });
});
