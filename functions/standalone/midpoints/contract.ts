import * as z from 'zod';
import { ARC_TYPES } from '../../../lib/astro/chart/comparison/midpoints.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { longitude, sign } from '../../../lib/requests/chart/points.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';

export const MidpointRecord = z
  .object({
    planet1: text('The one of the pair that comes first in catalog order; angles come last', 'sun'),
    planet2: text('The other one', 'moon'),
    longitude,
    arc_type: z
      .enum(ARC_TYPES)
      .meta({ description: 'Which of the two midpoints: on the shorter arc or opposite it', example: 'short' }),
    sign,
    sign_degrees: number('Degrees into the sign, [0, 30)', 24.1235),
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
        total_midpoints: integer('Midpoints in this answer', 66),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'MidpointsMetadata', description: 'How the midpoints were calculated' }),
  })
  .meta({ id: 'MidpointsAnswer', description: 'Answer for format `json`' });

const MidpointsResponse = z
  .union([MidpointsAnswer, LlmPoints])
  .meta({ id: 'MidpointsResponse', description: 'Midpoints in the requested format' });

export const contract = defineContract({
  description:
    'Midpoints of Sun to Pluto, Chiron and the true node, or of the bodies listed, and which other bodies stand on them. If two points are exactly opposite, the short midpoint is the one 90° after the first, with a warning.',
  response: MidpointsResponse,
  errors: [],
});
