import { formatLongitude } from '../astro/sky/zodiac/longitude-text.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';

/** The member `formatted` that goes with a longitude; nothing without `options.formatted`. */
export function toFormattedMember(
  longitude: LongitudeDeg,
  { withFormatted }: { readonly withFormatted: boolean },
): { readonly formatted?: string } {
  return withFormatted ? { formatted: formatLongitude(longitude) } : {};
}
