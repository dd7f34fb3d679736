import type { LongitudeDeg } from '../base/units/angle.ts';
import { formatLongitude } from '../domain/zodiac/longitude-text.ts';

/** The member `formatted` beside a longitude; nothing where the request does not ask for it. */
export function toFormattedMember(
  longitude: LongitudeDeg,
  { withFormatted }: { readonly withFormatted: boolean },
): { readonly formatted?: string } {
  return withFormatted ? { formatted: formatLongitude(longitude) } : {};
}
