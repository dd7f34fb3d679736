import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Sign } from '../../../lib/catalog/signs.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { LongitudeDeg } from '../../../lib/units/angle.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/units/time.ts';

const DEGREE_DECIMALS = 6;

/** A moment as ISO 8601. */
export const shownInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/** A longitude with the sign that holds it. */
export function toSignAndLongitude(longitudeDeg: LongitudeDeg): { readonly sign: Sign; readonly longitude: number } {
  const { sign, longitude } = toZodiacPosition(longitudeDeg, DEGREE_DECIMALS);
  return { sign, longitude };
}
