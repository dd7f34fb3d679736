import type { Sign } from '../../catalog/signs.ts';
import { formatUtc } from '../../domain/civil-time/format.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import { type JdUt, unixFromJdUt } from '../../units/time.ts';
import { zodiacPlace } from '../rounding.ts';

const DEGREE_DECIMALS = 6;

/** A moment as ISO 8601. */
export const shownInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/** A longitude with the sign that holds it. */
export function shownPlace(longitudeDeg: LongitudeDeg): { readonly sign: Sign; readonly longitude: number } {
  const { sign, longitude } = zodiacPlace(longitudeDeg, DEGREE_DECIMALS);
  return { sign, longitude };
}
