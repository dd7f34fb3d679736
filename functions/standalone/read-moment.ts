import { type LocalMoment, resolvePlacelessMoment } from '../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime, StatedZone } from '../../lib/astro/clock/civil-time/stated-time.ts';
import type { GeoPlace } from '../../lib/astro/port.ts';
import { createWarning, type Warning } from '../../lib/base/warning.ts';
import { checkMoment } from '../../lib/charts/birth-warnings.ts';
import { locateErrors } from '../../lib/charts/domain-problems.ts';
import { resolveRequestedTime } from '../../lib/charts/moment-at-place.ts';
import { createTimeWarnings } from '../../lib/charts/natal-chart.ts';
import { type ChartServices, requireCoveredMoment } from '../../lib/charts/subject.ts';

export const j2000 = { julian_day: 2451545 };

export const EXAMPLE_COORDINATES = { latitude: 48.8566, longitude: { decimal: 2.3522 } };

const LOCATIONS = { time: 'body.date_time', placeZone: 'body.location.timezone' };

/** The place that a moment is read at. */
interface PlaceOfMoment {
  readonly place?: GeoPlace | undefined;
  /** That the request states for the place. */
  readonly timezone?: StatedZone | undefined;
  /** Where the request states it, by default `body.location.timezone`. */
  readonly placeZone?: string;
}

/** The moment of a calculation, and what is to be said about how it was stated and read. */
interface CalculationMoment extends LocalMoment {
  readonly warnings: readonly Warning[];
}

/**
 * The moment of a calculation: civil time is read at the place that was sent with it, else as UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readMoment(stated: StatedTime, services: ChartServices, at: PlaceOfMoment = {}): CalculationMoment {
  const { place, timezone, placeZone = LOCATIONS.placeZone } = at;
  const locations = { ...LOCATIONS, placeZone };
  const moment = place
    ? resolveRequestedTime({ stated, place, timezone }, services, locations)
    : locateErrors(locations, () => resolvePlacelessMoment(stated, services.zones));
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: LOCATIONS.time });
  const timeIsKnown = hasTime(stated);
  const checked = checkMoment({ stated, place, timezone, moment, timeIsKnown }, services);
  const warnings = [
    ...createTimeWarnings(moment),
    ...(timeIsKnown ? [] : [createMissingTimeWarning(moment)]),
    ...checked.warnings,
  ];
  return { ...checked.moment, warnings };
}

const hasTime = ({ moment }: StatedTime): boolean => moment.type === 'julian_day' || moment.hasTime;

function createMissingTimeWarning({ timezone, resolution }: LocalMoment): Warning {
  const clock = timezone ?? (resolution.source === 'utc' ? 'UTC' : 'the offset that was sent');
  const message = `No time of day was stated, and 00:00 (${clock}) was taken; the Moon moves about 13° in the day that follows, so send the time.`;
  return createWarning('TimeNotStated', message);
}
