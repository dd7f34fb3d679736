import { describe, expect, test } from 'vitest';
import { followDays } from '../../../../../lib/astro/sky/rising/days-in-sky.ts';
import { ALMANAC_HORIZON } from '../../../../../lib/astro/sky/rising/horizon.ts';
import { jdUt, SECONDS_PER_DAY } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const SUN = { type: 'body', id: 'sun' } as const;
const MOON = { type: 'body', id: 'moon' } as const;
const skyAt = (latitudeDeg: number) => ({
  ephemeris,
  place: { latitudeDeg, longitudeDeg: 18.96, elevationM: 0 },
  horizon: ALMANAC_HORIZON,
});

const daysFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ fromJdUt: jdUt(start + index), toJdUt: jdUt(start + index + 1) }));

describe('followDays', () => {
  test('gives every event of a range to exactly one day, in order of time', () => {
    const days = daysFrom(2460310.5, 60);
    const ids = ['rise', 'set', 'upper_transit'] as const;
    const apart = followDays(skyAt(52), MOON, { days, ids }).flatMap(({ events }) =>
      events.map(({ moment }) => moment),
    );
    const [first, last] = [days[0]?.fromJdUt ?? jdUt(0), days.at(-1)?.toJdUt ?? jdUt(0)];
    const whole = followDays(skyAt(52), MOON, { days: [{ fromJdUt: first, toJdUt: last }], ids });
    expect(whole[0]?.events).toHaveLength(apart.length);
    for (const [index, { moment }] of (whole[0]?.events ?? []).entries()) expect(apart[index]).toBeCloseTo(moment, 7);
  });

  test('counts the time above the horizon: from rise to set, else all day or none of it', () => {
    for (const { events, always, upSeconds } of followDays(skyAt(52), SUN, {
      days: daysFrom(2460310.5, 30),
      ids: ['rise', 'set'],
    })) {
      const [rise, set] = events;
      expect([rise?.id, set?.id, always]).toEqual(['rise', 'set', undefined]);
      expect(upSeconds).toBeCloseTo(((set?.moment ?? 0) - (rise?.moment ?? 0)) * SECONDS_PER_DAY, 3);
    }
    const [summer, winter] = [2460482.5, 2460660.5].map(
      (start) => followDays(skyAt(75), SUN, { days: daysFrom(start, 1), ids: [] })[0],
    );
    expect(summer).toEqual({ events: [], always: 'up', upSeconds: SECONDS_PER_DAY });
    expect(winter).toEqual({ events: [], always: 'down', upSeconds: 0 });
  });
});
