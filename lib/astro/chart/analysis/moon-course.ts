import type { AspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { clipRange, type JdUt, rangeAround } from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { VoidTradition } from '../../sky/events/event.ts';
import {
  findLunarAspects,
  findSignExits,
  isBeforeOrAt,
  type LunarAspect,
  toRefinableMoment,
} from '../../sky/events/lunar-aspects.ts';

/** An exact major aspect of the Moon. */
export interface MoonAspect {
  readonly body: NumberedBodyId;
  readonly aspect: AspectId;
  readonly moment: JdUt;
}

/** Where the Moon comes from and goes to. */
export interface MoonCourse {
  /** Whether she makes no further exact major aspect before she leaves her sign. */
  readonly isVoid: boolean;
  /** Moment at which she leaves her sign; undefined beyond the ephemeris files. */
  readonly leavesSignAt: JdUt | undefined;
  /** Last exact major aspect at or before the moment, regardless of the sign; undefined beyond the ephemeris files. */
  readonly last: MoonAspect | undefined;
  /** First one after the moment, regardless of the sign. */
  readonly next: MoonAspect | undefined;
}

/**
 * Longer than the Moon ever goes without an exact aspect, days: the aspects to the Sun alone are at most 60° apart, and
 * she gains at least 10.7° a day on the Sun.
 */
const LONGEST_GAP_DAYS = 6;

/**
 * The course of the Moon at a moment. Signs are those of the sky's zodiac.
 *
 * @param tradition to which planets her aspects count
 */
export function describeMoonCourse(sky: GeocentricSky, moment: JdUt, tradition: VoidTradition): MoonCourse {
  const window = clipRange(rangeAround(moment, LONGEST_GAP_DAYS), sky.ephemeris.coverage());
  const now = toRefinableMoment(moment);
  const aspects = findLunarAspects(sky, window, tradition);
  const exit = findSignExits(sky, { ...window, fromJdUt: moment }).find((one) => !isBeforeOrAt(one, now));
  const next = pickFirst(aspects.filter((one) => !isBeforeOrAt(one, now)));
  const last = pickLast(aspects.filter((one) => isBeforeOrAt(one, now)));
  return {
    isVoid: exit !== undefined && (next === undefined || !isBeforeOrAt(next, exit)),
    leavesSignAt: exit?.refine(),
    last: last && toMoonAspect(last),
    next: next && toMoonAspect(next),
  };
}

const pickFirst = (aspects: readonly LunarAspect[]): LunarAspect | undefined =>
  aspects.reduce<LunarAspect | undefined>((first, one) => (first && isBeforeOrAt(first, one) ? first : one), undefined);

const pickLast = (aspects: readonly LunarAspect[]): LunarAspect | undefined =>
  aspects.reduce<LunarAspect | undefined>((last, one) => (last && !isBeforeOrAt(last, one) ? last : one), undefined);

const toMoonAspect = ({ body, aspect, refine }: LunarAspect): MoonAspect => ({ body, aspect, moment: refine() });
