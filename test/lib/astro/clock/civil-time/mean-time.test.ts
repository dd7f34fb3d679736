import { describe, expect, it } from 'vitest';
import { applyLocalMeanTime } from '../../../../../lib/astro/clock/civil-time/mean-time.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { histories, zone } from './zones.ts';

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
