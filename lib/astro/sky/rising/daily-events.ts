import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import { findDailyCrossings } from './horizon-crossings.ts';
import { altitudeDegOf, azimuthDegOf } from './horizon-observer.ts';
import { findRisingsAndSettings, findTransits, heightAbove, type LocalMotion } from './local-sky.ts';

/** Depth of the Sun's center below the horizon at the beginning and the end of each twilight, degrees. */
const TWILIGHTS = { civil: -6, nautical: -12, astronomical: -18 } as const;

type TwilightEventId = `${keyof typeof TWILIGHTS}_${'dawn' | 'dusk'}`;

/** The ends of twilight in words. */
export const TWILIGHT_TEXTS = Object.fromEntries(
  Object.entries(TWILIGHTS).flatMap(([name, altitudeDeg]) => [
    [`${name}_dawn`, `The Sun comes up to ${-altitudeDeg}° below the horizon`],
    [`${name}_dusk`, `The Sun goes down to ${-altitudeDeg}° below the horizon`],
  ]),
) as Readonly<Record<TwilightEventId, string>>;

export const DAILY_EVENT_IDS = [
  'rise',
  'set',
  'upper_transit',
  'lower_transit',
  'civil_dawn',
  'nautical_dawn',
  'astronomical_dawn',
  'civil_dusk',
  'nautical_dusk',
  'astronomical_dusk',
] as const;
export type DailyEventId = (typeof DAILY_EVENT_IDS)[number];

/** An event of the daily turn: a rising, a setting, a transit, or an end of twilight. */
export interface DailyEvent {
  readonly id: DailyEventId;
  readonly moment: JdUt;
  readonly azimuthDeg: LongitudeDeg;
  /** True altitude of the center. */
  readonly altitudeDeg: number;
}

type Occurrence = Pick<DailyEvent, 'id' | 'moment'>;

/** Whether an event is one of the Sun's light rather than of a body. */
export const isTwilightEvent = (id: DailyEventId): boolean => id.endsWith('_dawn') || id.endsWith('_dusk');

/** Events of an object in its span, in order of time. Twilights belong to the Sun alone. */
export function findDailyEvents(motion: LocalMotion, ids: readonly DailyEventId[]): readonly DailyEvent[] {
  const isSun = motion.object.type === 'body' && motion.object.id === 'sun';
  const occurrences = [
    ...listRisings(motion, ids),
    ...listTransits(motion, ids),
    ...(isSun ? listTwilights(motion, ids) : []),
  ];
  return occurrences
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => a.moment - b.moment)
    .map(({ id, moment }) => {
      const view = motion.viewAt(moment);
      return { id, moment, azimuthDeg: azimuthDegOf(view), altitudeDeg: altitudeDegOf(view) };
    });
}

function listRisings(motion: LocalMotion, ids: readonly DailyEventId[]): readonly Occurrence[] {
  if (!ids.includes('rise') && !ids.includes('set')) return [];
  return findRisingsAndSettings(motion).map(({ moment, isRising }) => ({ id: isRising ? 'rise' : 'set', moment }));
}

function listTransits(motion: LocalMotion, ids: readonly DailyEventId[]): readonly Occurrence[] {
  if (!ids.includes('upper_transit') && !ids.includes('lower_transit')) return [];
  return findTransits(motion).map(({ moment, isUpper }) => ({
    id: isUpper ? 'upper_transit' : 'lower_transit',
    moment,
  }));
}

function listTwilights(motion: LocalMotion, ids: readonly DailyEventId[]): readonly Occurrence[] {
  return (['civil', 'nautical', 'astronomical'] as const).flatMap((twilight): readonly Occurrence[] => {
    if (!ids.includes(`${twilight}_dawn`) && !ids.includes(`${twilight}_dusk`)) return [];
    const crossings = findDailyCrossings(
      heightAbove(motion, () => TWILIGHTS[twilight]),
      motion.span,
    );
    return crossings.map(({ moment, isRising }) => ({ id: `${twilight}_${isRising ? 'dawn' : 'dusk'}`, moment }));
  });
}
