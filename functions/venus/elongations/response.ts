import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { GreatestElongation } from '../../../lib/astro/sky/events/elongations.ts';
import { VISIBILITIES, visibilityOf } from '../../../lib/astro/sky/venus/visibility.ts';
import { number } from '../../../lib/requests/members.ts';
import {
  ANGLE_DECIMALS,
  eventMomentShape,
  toMomentMembers,
  toPlaceMembers,
  zodiacPlaceShape,
} from '../event-records.ts';
import type { PlacedEvent } from '../place-events.ts';

export const VenusElongationRecord = z
  .object({
    type: z.enum(['greatest_eastern', 'greatest_western']).meta({
      description: 'Side of the Sun: eastern in the evening, western in the morning',
      example: 'greatest_eastern',
    }),
    ...eventMomentShape,
    elongation: number('True separation from the Sun, degrees', 46.004384),
    ...zodiacPlaceShape,
    visibility: z
      .enum(VISIBILITIES)
      .meta({ description: 'Time of day at which Venus is visible', example: 'evening_star' }),
  })
  .meta({ id: 'VenusElongation', description: 'Venus at her farthest from the Sun; stated to the second' });

export type VenusElongationRecord = z.output<typeof VenusElongationRecord>;

/** A greatest elongation as the answer states it. */
export function toElongationRecord(elongation: PlacedEvent<GreatestElongation>): VenusElongationRecord {
  const { moment, isEastern, elongationDeg } = elongation;
  return {
    type: isEastern ? 'greatest_eastern' : 'greatest_western',
    ...toMomentMembers(moment),
    elongation: roundTo(elongationDeg, ANGLE_DECIMALS),
    ...toPlaceMembers(elongation.longitudeDeg),
    visibility: visibilityOf(isEastern),
  };
}
