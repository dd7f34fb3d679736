import { cosDeg, sinDeg } from '../../units/angle.ts';

/** A place on the sphere, degrees. */
interface Direction {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Cosine of the angle between two directions: smooth even where they meet, which the angle itself is not. */
export function separationCosine(a: Direction, b: Direction): number {
  const across = cosDeg(a.latitudeDeg) * cosDeg(b.latitudeDeg) * cosDeg(a.longitudeDeg - b.longitudeDeg);
  return sinDeg(a.latitudeDeg) * sinDeg(b.latitudeDeg) + across;
}
