import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { GreatestElongation } from '../../../lib/domain/events/elongations.ts';
import type { OutputZodiac } from '../../../lib/domain/venus/output-zodiac.ts';
import { VISIBILITIES, visibilityOf } from '../../../lib/domain/venus/visibility.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { ANGLE_DECIMALS, figure, momentShape, placeShape, shownMoment, shownPlace } from '../event-records.ts';
import { inOrder, RangeMetadata } from '../metadata.ts';

export const VenusElongationRecord = z
  .object({
    type: z.enum(['greatest_eastern', 'greatest_western']).meta({
      description: 'Side of the Sun: eastern in the evening, western in the morning',
      example: 'greatest_eastern',
    }),
    ...momentShape,
    elongation: figure('True separation from the Sun, degrees', 46.004384),
    ...placeShape,
    visibility: z.enum(VISIBILITIES).meta({ description: 'When she is seen', example: 'evening_star' }),
  })
  .meta({ id: 'VenusElongation', description: 'Venus at her farthest from the Sun; stated to the second' });

export type VenusElongationRecord = z.output<typeof VenusElongationRecord>;

export const VenusElongationsResponse = z
  .object({
    success,
    elongations: z.array(VenusElongationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusElongationsResponse', description: 'The greatest elongations of a range' });

export function elongationRecord(found: GreatestElongation, reckoning: OutputZodiac): VenusElongationRecord {
  const { moment, isEastern, elongationDeg } = found;
  return {
    type: isEastern ? 'greatest_eastern' : 'greatest_western',
    ...shownMoment(moment),
    elongation: roundTo(elongationDeg, ANGLE_DECIMALS),
    ...shownPlace('venus', moment, reckoning),
    visibility: visibilityOf(isEastern),
  };
}
