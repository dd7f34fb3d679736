import { type GeoPoint, toGeoPoint } from '../../sky/sphere.ts';
import { isOnMeridian } from './angles.ts';
import { findIntersections } from './half-circle.ts';
import type { AcgLine } from './lines.ts';

/** A place where the lines of two bodies cross. */
export interface LineCrossing {
  /** `sun.MC+moon.ASC` */
  readonly id: string;
  readonly lines: readonly [AcgLine, AcgLine];
  readonly place: GeoPoint;
}

/**
 * Every crossing of the lines of two different bodies: a place where both are on an angle at the moment.
 *
 * The hour angles at which a body is on an angle depend on the latitude alone. So at every other place of the
 * crossing's parallel the two bodies are on these angles together at another time of the day: its latitude is that of
 * their paran. Pairs of meridians are left out, because all meridians meet at the poles; so are lines that coincide,
 * such as those of the two nodes.
 *
 * @source a paran needs no more than two bodies which cross the angles together at the latitude: Astrolabe, "Parans",
 * knowledge base article 206, http://alabe.com/SmarterTicket/Customer/KBArticle.aspx?articleid=206
 */
export function findLineCrossings(lines: readonly AcgLine[]): readonly LineCrossing[] {
  return lines.flatMap((first, index) =>
    lines.slice(index + 1).flatMap((second) => (canCross(first, second) ? findPairCrossings(first, second) : [])),
  );
}

function canCross(first: AcgLine, second: AcgLine): boolean {
  const areMeridians = isOnMeridian(first.angle) && isOnMeridian(second.angle);
  return first.body.id !== second.body.id && !areMeridians;
}

function findPairCrossings(first: AcgLine, second: AcgLine): readonly LineCrossing[] {
  const id = `${first.id}+${second.id}`;
  return findIntersections(first.half, second.half).map((point, index) => ({
    id: index === 0 ? id : `${id}.${index + 1}`,
    lines: [first, second],
    place: toGeoPoint(point),
  }));
}
