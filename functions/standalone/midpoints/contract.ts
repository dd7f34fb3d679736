import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { integer } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { midpointRecord } from './records.ts';

const MidpointsAnswer = z
  .object({
    success,
    midpoints: z.array(midpointRecord.schema).meta({ description: 'Each pair once for each kind of midpoint' }),
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
