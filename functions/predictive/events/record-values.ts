import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Sign } from '../../../lib/base/catalog/signs.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { DEGREE_DECIMALS } from './event-longitudes.ts';
import type { EventRecord } from './event-schemas.ts';

/** The members that a type of event has besides `type` and `exact_datetime`. */
export type OwnMembers<Type extends EventRecord['type']> = Omit<
  Extract<EventRecord, { type: Type }>,
  'type' | 'exact_datetime'
>;

/** A rounded longitude and its sign. */
export function toSignAndLongitude(longitudeDeg: LongitudeDeg): { readonly sign: Sign; readonly longitude: number } {
  const { sign, longitude } = toZodiacPosition(longitudeDeg, DEGREE_DECIMALS);
  return { sign, longitude };
}
