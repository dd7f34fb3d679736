import { decodeNumbers } from './number-text.ts';
import type { Ring } from './ring.ts';
import type { CountyOutlines } from './table.ts';

/** One polygon of a county; islands are polygons of their own. */
export interface CountyPolygon {
  /** FIPS code: 6037 for Los Angeles. */
  readonly county: number;
  /** Outline first, then holes. */
  readonly rings: readonly Ring[];
}

/** Creates a reader of polygons by their number, which keeps them. Decoding only those that are needed saves 10 ms. */
export function createPolygonReader({
  origin,
  scale,
  arcs,
  polygons,
}: CountyOutlines): (index: number) => CountyPolygon {
  const [originLon, originLat] = origin;
  const [scaleLon, scaleLat] = scale;
  const arcTexts = arcs.split(' ');
  const polygonTexts = polygons.split(' ');
  const decoded = new Map<number, CountyPolygon>();

  function decodeArc(index: number): number[] {
    const steps = decodeNumbers(arcTexts[index < 0 ? -1 - index : index] ?? '');
    const points: number[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      const point = [originLon + x * scaleLon, originLat + y * scaleLat];
      if (index < 0) points.unshift(...point);
      else points.push(...point);
    }
    return points;
  }

  function decodePolygon(index: number): CountyPolygon {
    const [county, ...rings] = (polygonTexts[index] ?? '').split(':');
    return {
      county: Number(county),
      rings: rings.map((ring) => Float64Array.from(decodeNumbers(ring).flatMap(decodeArc))),
    };
  }

  return (index) => {
    const polygon = decoded.get(index) ?? decodePolygon(index);
    decoded.set(index, polygon);
    return polygon;
  };
}
