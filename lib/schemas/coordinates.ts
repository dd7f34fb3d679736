import type { z } from 'zod';
import type { StatedTime } from '../domain/civil-time/stated-time.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { LatitudeInput, LongitudeInput } from './location.ts';

/** A place as the standalone calculations take it. */
export const placeShape = { latitude: LatitudeInput, longitude: LongitudeInput };

/** One finding at a member of the request. */
export function refuseMember(
  context: z.core.$RefinementCtx,
  member: string,
  { message, code }: { readonly message: string; readonly code: ErrorCode },
): void {
  context.addIssue({ code: 'custom', path: [member], message, params: { problem: code } });
}

/** What has a horizon turns a degree in four minutes: a date alone is not enough for it. */
export function refuseDateAlone({ moment }: StatedTime, context: z.core.$RefinementCtx): void {
  if (moment.type === 'julian_day' || moment.hasTime) return;
  const message = 'has a date but no time, which the Ascendant needs; add the time';
  refuseMember(context, 'date_time', { message, code: 'InvalidDatetime' });
}
