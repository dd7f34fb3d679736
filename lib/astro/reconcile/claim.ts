import type { BodyId } from '../../base/catalog/bodies.ts';
import type { DashaSystem } from '../../base/catalog/dashas.ts';
import type { NakshatraLord } from '../../base/catalog/nakshatras.ts';
import type { JdUt } from '../../base/units/time.ts';

/** A point of a chart that another program may state. */
export type ClaimPoint =
  | { readonly type: 'body'; readonly body: BodyId }
  /** `kind` undefined: the claim does not say which node, and the true one is compared first. */
  | { readonly type: 'node'; readonly isSouth: boolean; readonly kind?: 'mean' | 'true' | undefined }
  | { readonly type: 'lilith'; readonly kind?: 'mean' | 'true' | undefined }
  | { readonly type: 'angle'; readonly angle: 'ascendant' | 'midheaven' | 'vertex'; readonly isOpposite: boolean }
  /** 1 to 12. */
  | { readonly type: 'cusp'; readonly house: number }
  | { readonly type: 'lot'; readonly lot: 'fortune' | 'spirit' };

/** Whether a value was rounded to its last place or cut off after it; both where only the last place is known. */
export type ClaimedLongitude = {
  readonly type: 'longitude';
  readonly longitudeDeg: number;
  /** Largest difference that still agrees. */
  readonly toleranceDeg: number;
  /** Unit of the last place, where the tolerance is half of it: the value may have been cut off instead. */
  readonly unitDeg?: number | undefined;
};

/** One statement of another program that can be compared alone. */
export type StatedCheck =
  | (ClaimedLongitude & { readonly point: ClaimPoint })
  /** `sign` 0 to 11. */
  | { readonly type: 'sign'; readonly point: ClaimPoint; readonly sign: number }
  /** `house` 1 to 12. */
  | { readonly type: 'house'; readonly point: ClaimPoint; readonly house: number }
  | {
      readonly type: 'dasha';
      readonly system: DashaSystem;
      readonly lord: NakshatraLord;
      readonly level: 1 | 2 | 3;
      readonly start: JdUt;
      readonly toleranceDays: number;
    }
  /** `weekday` 0 Sunday to 6 Saturday. */
  | { readonly type: 'weekday'; readonly weekday: number };

export type CheckOf<Type extends StatedCheck['type']> = Extract<StatedCheck, { type: Type }>;

/** Other engines and ephemerides differ by this much from ours in the centuries of birth charts. */
export const ENGINE_DIFFERENCE_DEG = 1 / 3600;

const SIGNS = 12;
const HOUSES = 12;
const WEEKDAY_NAMES = 7;
const TURN_DEG = 360;
/** Days of a cycle of 120 years, in which a start of a period may lie. */
const CYCLE_DAYS = 43_830;

/** How far the longitudes of other ephemerides and older programs may be off, degrees. */
export const OTHER_EPHEMERIS_DEG = 10 / 3600;

/**
 * Probability that a check agrees with a value drawn at random.
 *
 * @param slackDeg allowed beyond the tolerance of a longitude
 */
export function coincidenceOf(check: StatedCheck, slackDeg = ENGINE_DIFFERENCE_DEG): number {
  if (check.type === 'sign') return 1 / SIGNS;
  if (check.type === 'house') return 1 / HOUSES;
  if (check.type === 'weekday') return 1 / WEEKDAY_NAMES;
  if (check.type === 'dasha') return Math.min(1, (2 * check.toleranceDays) / CYCLE_DAYS);
  return Math.min(1, (2 * (check.toleranceDeg + slackDeg)) / TURN_DEG);
}
