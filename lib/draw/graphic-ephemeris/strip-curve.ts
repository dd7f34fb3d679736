/** Heights of the strip of a graphic ephemeris, degrees. */
export const GRAPHIC_MODULI = [360, 90, 45] as const;

/** A point of a curve in a strip: a share of its width and degrees from its lower edge. */
export interface StripPoint {
  readonly share: number;
  readonly deg: number;
}

/**
 * Folds a longitude over time into a strip of a number of degrees. A curve that leaves the strip at one edge comes back at the
 * other: its parts end exactly at the edges.
 *
 * @param longitudesDeg at equal steps; two neighbors are less than half a turn apart
 */
export function foldCurve(longitudesDeg: readonly number[], modulusDeg: number): readonly (readonly StripPoint[])[] {
  const steps = Math.max(1, longitudesDeg.length - 1);
  const parts: StripPoint[][] = [];
  let unwrapped = longitudesDeg[0] ?? 0;
  let lap = Math.floor(unwrapped / modulusDeg);
  let part: StripPoint[] = [{ share: 0, deg: unwrapped - lap * modulusDeg }];
  for (let index = 1; index < longitudesDeg.length; index += 1) {
    const before = unwrapped;
    unwrapped += shortestArc(longitudesDeg[index - 1] ?? 0, longitudesDeg[index] ?? 0);
    while (Math.floor(unwrapped / modulusDeg) !== lap) {
      const isUp = unwrapped > before;
      const edge = (isUp ? lap + 1 : lap) * modulusDeg;
      const share = (index - 1 + (edge - before) / (unwrapped - before)) / steps;
      part.push({ share, deg: isUp ? modulusDeg : 0 });
      parts.push(part);
      lap += isUp ? 1 : -1;
      part = [{ share, deg: isUp ? 0 : modulusDeg }];
    }
    part.push({ share: index / steps, deg: unwrapped - lap * modulusDeg });
  }
  return [...parts, part].filter((points) => points.length > 1);
}

const shortestArc = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
