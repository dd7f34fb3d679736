import { createFixedResolution } from '../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../../lib/astro/clock/civil-time/stated-time.ts';
import { jdUtFromUnix, unixSeconds } from '../../lib/base/units/time.ts';
import { resolveRequestedTime } from '../../lib/charts/moment-at-place.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../lib/charts/requested-place.ts';
import { type ChartServices, requireCoveredMoment, type SubjectWithDay } from '../../lib/charts/subject.ts';
import type { Location } from '../../lib/requests/location.ts';
import type { Subject } from '../../lib/requests/subject.ts';

/** The members of a request that state the moment of transits and their place. */
interface TransitMembers {
  readonly subject: Subject;
  /** Undefined: now. */
  readonly stated: StatedTime | undefined;
  /** Default: the birthplace. */
  readonly location: Location | undefined;
  /** Where the request states the moment. */
  readonly timeLocation: `body.${string}`;
}

const UTC = { utc_offset_seconds: 0 } as const;

/**
 * The moment as if it were a birth, at the birthplace unless the request names another place. Civil time is that of the location in
 * the request; without a location it is UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readTransit(
  { subject, stated, location, timeLocation }: TransitMembers,
  services: ChartServices,
  now: Date,
): SubjectWithDay {
  const place = toRequestedPlace(location ?? subject.birth_location);
  const isUtc = !stated || (!location && needsClock(stated));
  const timezone = location?.timezone ?? (isUtc ? UTC : undefined);
  const moment = resolveRequestedTime({ stated: stated ?? toStatedTime(now), place, timezone }, services, {
    time: timeLocation,
    placeZone: 'body.location.timezone',
  });
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: timeLocation });
  return {
    name: 'Transits',
    moment: isUtc ? { ...moment, resolution: createFixedResolution('utc') } : moment,
    place,
    timeIsKnown: true,
    warnings: location ? createPlaceChoiceWarnings(place) : [],
  };
}

/** Whether a time is civil time without an offset or a zone. */
function needsClock({ moment, timezone }: StatedTime): boolean {
  return moment.type === 'civil' && moment.offsetSeconds === undefined && !timezone;
}

function toStatedTime(now: Date): StatedTime {
  const julianDay = jdUtFromUnix(unixSeconds(now.getTime() / 1000));
  return { moment: { type: 'julian_day', julianDay }, disambiguation: 'compatible', timezone: undefined };
}
