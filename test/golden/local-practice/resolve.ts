import type { CivilTime } from '../../../lib/astro/clock/civil-time/civil.ts';
import { type LocalMoment, resolveMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime, StatedZone } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { toTimeAtPlace } from '../../../lib/charts/moment-at-place.ts';
import { calendars, localPractice, zoneLookup, zones } from '../../support/services.ts';

/** A local time at a place, as a client states it. */
export interface BirthTime {
  /** Such as `1955-07-04T12:00:00`. */
  readonly localTime: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** Undefined: the zone is looked up from the coordinates. */
  readonly timezone?: StatedZone;
  readonly options?: Pick<StatedTime, 'timeBasis' | 'localPractice'>;
}

/** A time of the Gregorian calendar. */
export const civilMoment = (civil: CivilTime) =>
  ({
    ...{ type: 'civil', civil, calendar: 'gregorian', isCalendarStated: true },
    ...{ hasTime: true, offsetSeconds: undefined },
  }) as const satisfies StatedTime['moment'];

export function parseLocalTime(text: string): CivilTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
}

/** Resolves a local time with the rules, zones and boundaries of the layer. */
export function resolveBirth({ localTime, timezone, options, ...place }: BirthTime): LocalMoment {
  const stated: StatedTime = {
    moment: civilMoment(parseLocalTime(localTime)),
    disambiguation: 'compatible',
    timezone: undefined,
    ...options,
  };
  return resolveMoment(
    toTimeAtPlace({ stated, place, timezone }, { zones, zoneLookup, localPractice, calendars }),
    zones,
  );
}
