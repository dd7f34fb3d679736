import { formatLongitude } from '../astro/sky/zodiac/longitude-text.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';

/** The member `formatted` beside a longitude; nothing where the request does not ask for it. */
export function toFormattedMember(
  longitude: LongitudeDeg,
  { withFormatted }: { readonly withFormatted: boolean },
): { readonly formatted?: string } {
  return withFormatted ? { formatted: formatLongitude(longitude) } : {};
}
