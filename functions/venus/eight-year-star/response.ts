import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { CONJUNCTION_TYPES } from '../../../lib/astro/sky/events/conjunctions.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { ANGLE_DECIMALS, conjunctionShape, toConjunctionRecord, venusNumber } from '../event-records.ts';
import { VenusMetadata } from '../metadata.ts';
import type { EightYearStar, PlacedVertex } from './calculate.ts';

const drift = (description: string) =>
  venusNumber(
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

export const EightYearStarResponse = z
  .object({
    success,
    type: z.enum(CONJUNCTION_TYPES).meta({ description: 'Kind of all five conjunctions', example: 'inferior' }),
    vertices: z.array(VertexRecord).length(5).meta({
      description:
        'The five conjunctions of the kind nearest to the date, in order of time, which is the order in which they draw the pentagram',
    }),
    star_points_deg: z
      .array(z.number())
      .length(5)
      .meta({
        description: 'Their longitudes in ascending order, as around the zodiac',
        example: [2.651799, 73.594457, 140.470441, 215.385461, 288.718995],
      }),
    drift_deg: drift('Mean change of longitude of the vertices since the previous star'),
    metadata: VenusMetadata,
  })
  .meta({ id: 'EightYearStarResponse', description: 'The pentagram that five conjunctions draw in eight years' });

export type EightYearStarResponse = z.output<typeof EightYearStarResponse>;

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
