import type { ReadingEffect } from '../astro/chart/reading-effects.ts';
import { jdUtFromUnix, type UnixSeconds } from '../base/units/time.ts';
import { toZodiacPosition } from './rounding.ts';

interface ReadingPoints {
  readonly ascendant: number;
  readonly midheaven: number;
  readonly moon: number;
}

/** The points of a chart at the instant of a reading; undefined where the answer does not state them. */
export type PointsAt = (instant: UnixSeconds) => ReadingPoints | undefined;

/** Rounded longitudes of the points that differ between readings. */
export function toReadingPoints(effects: readonly ReadingEffect[] = [], decimals: number): PointsAt {
  return (instant) => {
    const effect = effects.find(({ moment }) => moment === jdUtFromUnix(instant));
    if (!effect) return undefined;
    const { ascendant, midheaven, moon } = effect.longitudesDeg;
    const round = (longitude: typeof moon): number => toZodiacPosition(longitude, decimals).longitude;
    return { ascendant: round(ascendant), midheaven: round(midheaven), moon: round(moon) };
  };
}
