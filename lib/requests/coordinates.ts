import type { z } from 'zod';
import type { StatedTime } from '../astro/clock/civil-time/stated-time.ts';
import type { ErrorCode } from '../base/errors/catalog.ts';
import { LatitudeInput, LongitudeInput } from './location.ts';

/** Coordinate members of the standalone calculations. */
export const placeShape = { latitude: LatitudeInput, longitude: LongitudeInput };

/** Adds one validation issue at a member of the request. */
export function refuseMember(
  context: z.core.$RefinementCtx,
  member: string,
  { message, code }: { readonly message: string; readonly code: ErrorCode },
): void {
  context.addIssue({ code: 'custom', path: [member], message, params: { problem: code } });
}

/** Refuses a date without a time: the Ascendant and the houses turn about one degree in four minutes. */
export function refuseDateAlone({ moment }: StatedTime, context: z.core.$RefinementCtx): void {
  if (moment.type === 'julian_day' || moment.hasTime) return;
  const message = 'has a date but no time, which the Ascendant needs; add the time';
  refuseMember(context, 'date_time', { message, code: 'InvalidDatetime' });
}
