import { isOnMeridian } from './angles.ts';
import { findIntersections } from './half-circle.ts';
import type { AcgLine } from './lines.ts';
import { type GeoPoint, toGeoPoint } from './sphere.ts';

/** A place where the lines of two bodies cross. */
export interface LineCrossing {
  /** `sun.MC+moon.ASC` */
  readonly id: string;
  readonly lines: readonly [AcgLine, AcgLine];
  readonly place: GeoPoint;
}

/**
 * Every crossing of the lines of two different bodies: where both are on an angle at the moment.
 *
 * Everywhere else on its parallel both are on these angles together at another time of the day: the hour angles at which
 * they are depend on the latitude alone. So its latitude is that of the paran of the two. Meridians are left out, as they
 * meet at the poles and nowhere else, whatever the bodies; and lines that coincide, as those of the two nodes do.
 *
 * @source that a paran needs no more than two bodies which cross the angles together at the latitude: Astrolabe, "Parans",
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
