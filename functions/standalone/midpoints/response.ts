import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { ARC_TYPES, type Midpoint } from '../../../lib/astro/chart/comparison/midpoints.ts';
import { success } from '../../../lib/requests/answer.ts';
import { longitude, sign } from '../../../lib/requests/chart/points.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { MidpointId, Midpoints } from './calculate.ts';

const point = (description: string, example: string) => z.string().meta({ description, example });

const MidpointRecord = z
  .object({
    planet1: point('The one of the pair that comes first in catalog order; angles come last', 'sun'),
    planet2: point('The other one', 'moon'),
    longitude,
    arc_type: z
      .enum(ARC_TYPES)
      .meta({ description: 'Which of the two midpoints: on the shorter arc or opposite it', example: 'short' }),
    sign,
    sign_degrees: z.number().meta({ description: 'Degrees into the sign, [0, 30)', example: 24.1235 }),
    is_occupied: z
      .boolean()
      .meta({ description: 'Whether another body is at the midpoint, within the orb', example: true }),
    occupying_planets: z
      .array(z.string())
      .meta({ description: 'Bodies at the midpoint, never one of the pair', example: ['venus'] }),
  })
  .meta({ id: 'Midpoint', description: 'The middle of two points' });

export type MidpointRecord = z.output<typeof MidpointRecord>;

const MidpointsAnswer = z
  .object({
    success,
    midpoints: z.array(MidpointRecord).meta({ description: 'Each pair once for each kind of midpoint' }),
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        total_midpoints: z.int().meta({ description: 'Midpoints in this answer', example: 66 }),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'MidpointsMetadata', description: 'How the midpoints were calculated' }),
  })
  .meta({ id: 'MidpointsAnswer', description: 'Answer for format `json`' });

export const MidpointsResponse = z
  .union([MidpointsAnswer, LlmPoints])
  .meta({ id: 'MidpointsResponse', description: 'Midpoints in the requested format' });

export type MidpointsResponse = z.output<typeof MidpointsResponse>;

/** Midpoints as the answer states them, without the processing time. */
export function toMidpointsAnswer(result: Midpoints, decimals: number) {
  const { moment, midpoints, warnings } = result;
  return {
    midpoints: midpoints.map((midpoint) => toMidpointRecord(midpoint, decimals)),
    warnings: [...warnings],
    metadata: { total_midpoints: midpoints.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

function toMidpointRecord(midpoint: Midpoint<MidpointId>, decimals: number): MidpointRecord {
  const { first, second, arc, longitudeDeg, occupants } = midpoint;
  const { longitude, sign, sign_longitude } = toZodiacPosition(longitudeDeg, decimals);
  return {
    planet1: first,
    planet2: second,
    longitude,
    arc_type: arc,
    sign,
    sign_degrees: sign_longitude,
    is_occupied: occupants.length > 0,
    occupying_planets: [...occupants],
  };
}

/** Midpoints as rows: `sun/moon` on the shorter arc, `sun/moon.long` opposite that. */
export function toMidpointRows({ midpoints, warnings }: Midpoints) {
  const rows = midpoints.map(({ first, second, arc, longitudeDeg }) => {
    const id = `${first}/${second}${arc === 'long' ? '.long' : ''}`;
    return toFixedPointRow({ id, kind: 'midpoint' }, longitudeDeg);
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
