import { listDialPairs } from './axes.ts';
import { type DialPoint, type DialSettings, distanceOnDial } from './dial.ts';

/** A point on the axis of two others: A/B = C. */
export interface MidpointStructure {
  readonly point: string;
  readonly pair: readonly [string, string];
  /** Where the axis of the pair meets the dial, `[0, modulus / 2)`; its other end is half a modulus away. */
  readonly axisDeg: number;
  /** Distance of the point from the nearer end of the axis, degrees. */
  readonly orbDeg: number;
}

/**
 * Every point on the axis of two others, within an orb. The axis of A and B passes through their midpoint and the point
 * opposite it on the dial: C is on it where 2 C equals A + B.
 *
 * @returns the nearest first; equal ones in the order of the pairs
 * @source A. Kramer, "Plotting Potential", arlenekramer.net: A/B = C on the dial of 90°
 */
export function findMidpointStructures(
  points: readonly DialPoint[],
  { modulusDeg, orbDeg }: DialSettings,
): readonly MidpointStructure[] {
  const found = listDialPairs(points, modulusDeg).flatMap(({ first, second, sumDeg }) => {
    const others = points.filter(({ id }) => id !== first && id !== second);
    return others.flatMap(({ id, longitudeDeg }) => {
      const distanceDeg = distanceOnDial(2 * longitudeDeg - sumDeg, modulusDeg) / 2;
      const pair = [first, second] as const;
      return distanceDeg <= orbDeg ? [{ point: id, pair, axisDeg: sumDeg / 2, orbDeg: distanceDeg }] : [];
    });
  });
  return found.sort((one, other) => one.orbDeg - other.orbDeg);
}
