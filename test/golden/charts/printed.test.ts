import { describe, expect, it } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { BODIES, castDiana, castSanDiego, PRINTED_CHARTS } from './measured-printed.ts';
import { expectWithin, toDegrees } from './place.ts';

describe('charts agree to the last printed digit', () => testAccuracy(PRINTED_CHARTS));

describe('Diana Spencer, 1 July 1961, 19:45 British summer time, 52°50′ N 0°30′ E', () => {
  const RETROGRADE = ['mercury', 'jupiter', 'saturn', 'neptune', 'chiron'];

  it('has exactly the printed retrograde bodies', async () => {
    const { planets } = await castDiana();
    const comparedIds = [
      ...Object.keys(BODIES).filter((id) => id !== 'true_node'),
      'chiron',
      'ceres',
      'juno',
      'pallas',
      'vesta',
    ];
    expect(comparedIds.filter((id) => planets[id].is_retrograde)).toEqual(RETROGRADE);
  });
});

describe('San Diego, 1 January 2000, 10:00, 32°43′ N 117°09′ W, by astro.com', () => {
  it('has the printed ΔT and obliquity, and is a day chart', async () => {
    const { metadata } = await castSanDiego();
    expect(metadata.delta_t_seconds).toBeCloseTo(63.8, 1);
    expect(Math.abs(metadata.obliquity - 23.4376888901) * 3600).toBeLessThan(0.1);
    expect(metadata.sect).toBe('day');
  });
});

describe('USA, 4 July 1776, 17:10 local mean time, 39°57′ N 75°10′ W, by Astro-Databank', () => {
  it('has Sun, Moon and Ascendant within 1′, by the mean time of Philadelphia and not of New York', async () => {
    const where = place(39 + 57 / 60, -(75 + 10 / 60), 'America/New_York');
    const { planets, angles, subject } = await chartAt({ iso: '1776-07-04T17:10' }, where);
    expect(subject).toMatchObject({ utc_offset_seconds: -18_040, time_resolution: { source: 'local_mean_time' } });
    expectWithin(1, 'sun', planets.sun.longitude, toDegrees('13 Can 19'));
    expectWithin(1, 'moon', planets.moon.longitude, toDegrees('27 Aqu 10'));
    expectWithin(1, 'ascendant', angles.ascendant, toDegrees('12 Sag 21'));
  });
});
