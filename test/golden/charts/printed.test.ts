import { describe, expect, it } from 'vitest';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { castSanDiego } from './measured-printed.ts';

describe('San Diego, 1 January 2000, 10:00, 32°43′ N 117°09′ W, by astro.com', () => {
  it('has the printed ΔT and obliquity, and is a day chart', async () => {
    const { metadata } = await castSanDiego();
    expect(metadata.delta_t_seconds).toBeCloseTo(63.8, 1);
    expect(Math.abs(metadata.obliquity - 23.4376888901) * 3600).toBeLessThan(0.1);
    expect(metadata.sect).toBe('day');
  });
});

describe('USA, 4 July 1776, 17:10', () => {
  it('keeps the mean time of Philadelphia and not of New York', async () => {
    const where = place(39 + 57 / 60, -(75 + 10 / 60), 'America/New_York');
    const { subject } = await chartAt({ iso: '1776-07-04T17:10' }, where);
    expect(subject).toMatchObject({ utc_offset_seconds: -18_040, time_resolution: { source: 'local_mean_time' } });
  });
});
