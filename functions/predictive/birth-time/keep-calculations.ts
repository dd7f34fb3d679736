import type { Ephemeris, EphemerisCalculations } from '../../../lib/astro/port.ts';
import { isInRange, type JdRange, type JdUt } from '../../../lib/base/units/time.ts';

/** Calculations of a birth, and which of their parameters is the moment. */
const MOMENTS = {
  position: 1,
  longitude: 1,
  equatorial: 1,
  houses: 0,
  orientation: 0,
} as const satisfies Partial<Record<keyof EphemerisCalculations, number>>;

type Call = (...parameters: unknown[]) => unknown;

/** An engine that calculates for a moment of a window once: all events of a life ask about the same times of birth. */
export function keepCalculations(ephemeris: Ephemeris, window: JdRange): Ephemeris {
  const known = new Map<string, unknown>();
  const keep =
    (name: string, position: number, call: Call): Call =>
    (...parameters) => {
      if (!isInRange(window, parameters[position] as JdUt)) return call(...parameters);
      const key = `${name} ${JSON.stringify(parameters)}`;
      if (!known.has(key)) known.set(key, call(...parameters));
      return known.get(key);
    };
  const kept = Object.entries(MOMENTS).map(([name, position]) => [
    name,
    keep(name, position, ephemeris[name as keyof typeof MOMENTS] as Call),
  ]);
  return { ...ephemeris, ...Object.fromEntries(kept) };
}
