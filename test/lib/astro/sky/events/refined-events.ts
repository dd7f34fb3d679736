import { expect } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import type { PendingEvent, SkyEvent } from '../../../../../lib/astro/sky/events/event.ts';
import type { AspectId } from '../../../../../lib/base/catalog/aspects.ts';
import { rangeOfDays } from '../../motion/synthetic-sky.ts';

export const SECOND_DAYS = 1 / 86_400;
export const toQuery = (sky: GeocentricSky, from: number, to: number, aspects: readonly AspectId[] = []) => ({
  sky,
  window: rangeOfDays(from, to),
  aspects,
  tradition: 'modern' as const,
});

/** Refines events. Each estimated moment must be within a second of the refined one. */
export function refineEvents<Event extends SkyEvent>(pending: Iterable<PendingEvent<Event>>): Event[] {
  return [...pending].map(({ moment, refine }) => {
    const event = refine();
    expect(Math.abs(event.moment - moment)).toBeLessThan(SECOND_DAYS);
    return event;
  });
}
