import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { number } from '../../../lib/requests/members.ts';
import { ANGLE_DECIMALS, conjunctionShape, toConjunctionRecord } from '../event-records.ts';
import type { EightYearStar, PlacedVertex } from './calculate.ts';

export const drift = (description: string) =>
  number(
    `${description}, degrees, negative if backward in the zodiac; null if that star begins before the ephemeris files`,
    -2.39,
  ).nullable();

export const VertexRecord = z
  .object({
    ...conjunctionShape,
    previous_datetime: instantText(
      'The same vertex of the previous star; null if it lies before the ephemeris files',
    ).nullable(),
    drift_deg: drift('Change of longitude since the same vertex of the previous star'),
  })
  .meta({ id: 'VenusStarVertex', description: 'A vertex of the eight-year star' });

/** An eight-year star as the answer states it. */
export function toEightYearStarMembers({ vertices }: EightYearStar) {
  const records = vertices.map(toVertexRecord);
  const drifts = vertices.map(({ driftDeg }) => driftDeg).filter((drift) => drift !== undefined);
  const mean = drifts.reduce((sum, drift) => sum + drift, 0) / vertices.length;
  return {
    vertices: records,
    star_points_deg: records.map(({ longitude }) => longitude).sort((a, b) => a - b),
    drift_deg: drifts.length === vertices.length ? roundTo(mean, ANGLE_DECIMALS) : null,
  };
}

function toVertexRecord({ conjunction, previous, driftDeg }: PlacedVertex) {
  return {
    ...toConjunctionRecord(conjunction),
    previous_datetime: previous ? formatInstant(previous.moment) : null,
    drift_deg: driftDeg === undefined ? null : roundTo(driftDeg, ANGLE_DECIMALS),
  };
}
