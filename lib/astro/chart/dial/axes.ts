import { type DialPoint, wrapOnDial } from './dial.ts';

/** Two points and the sum of their longitudes, which half of is their axis. */
export interface DialPair {
  readonly first: string;
  readonly second: string;
  /** Sum of the longitudes on the dial, `[0, modulus)`. */
  readonly sumDeg: number;
}

/** Every two points, in the order of the list. */
export function listDialPairs(points: readonly DialPoint[], modulusDeg: number): readonly DialPair[] {
  return points.flatMap((first, index) =>
    points.slice(index + 1).map((second) => ({
      first: first.id,
      second: second.id,
      sumDeg: wrapOnDial(first.longitudeDeg + second.longitudeDeg, modulusDeg),
    })),
  );
}
