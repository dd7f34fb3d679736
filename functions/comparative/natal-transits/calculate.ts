import { dropSpeeds, toAspectPoints } from '../../../lib/domain/aspects/chart-points.ts';
import { findAspectsAcross } from '../../../lib/domain/aspects/find.ts';
import type { Aspect } from '../../../lib/domain/aspects/point.ts';
import { createFixedResolution, type LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/domain/civil-time/stated-time.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../../lib/domain/comparative/house-overlay.ts';
import type { GeoPlace } from '../../../lib/ephemeris/port.ts';
import type { Location } from '../../../lib/schemas/location.ts';
import { jdUtFromUnix, unixSeconds } from '../../../lib/units/time.ts';
import { type ChartRequest, toAspectSettings } from '../../../lib/use-cases/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/use-cases/collect-problems.ts';
import { addHandle } from '../../../lib/use-cases/handle.ts';
import { resolveRequestedTime } from '../../../lib/use-cases/moment-at-place.ts';
import { castSubjectChart, type NatalChart } from '../../../lib/use-cases/natal-chart.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/use-cases/requested-place.ts';
import {
  type ChartServices,
  readSubject,
  requireCoveredMoment,
  type SubjectWithDay,
} from '../../../lib/use-cases/subject.ts';
import type { NatalTransitsRequest } from './request.ts';

type Request = ChartRequest & NatalTransitsRequest;

/** The sky of a moment laid upon a birth. */
export interface TransitComparison {
  readonly natal: NatalChart;
  readonly transits: NatalChart;
  /** From a transiting body to a natal point. */
  readonly aspects: readonly Aspect[];
  readonly transitHouses: HousesByPoint;
}

/**
 * The sky of a moment laid upon a birth.
 *
 * @param now moment of the transits if the request names none
 * @throws Problem of reading the subject or the moment, or of casting the charts
 */
export function compareTransits(request: Request, services: ChartServices, now: Date): TransitComparison {
  const [subject, transit] = runCollectingProblems([
    () => addHandle(readSubject(request.subject, services, 'body.subject'), request.configuration),
    () => readTransit(request, services, now),
  ]);
  const { ephemeris } = services;
  const natal = castSubjectChart(subject, request, { ephemeris, place: subject.place });
  const transits = castSubjectChart(transit, request, { ephemeris, place: transit.place });
  // Only the bodies: the angles of a transit chart pass over every natal point each day.
  const transiting = toAspectPoints(transits.chart, { points: 'bodies' });
  const settings = toAspectSettings(request);
  return {
    natal,
    transits,
    aspects: settings ? findAspectsAcross(transiting, dropSpeeds(toAspectPoints(natal.chart, settings)), settings) : [],
    transitHouses: computeHouseOverlay(transiting, natal.chart.horizon),
  };
}

/** The moment as if it were a birth, at the birthplace unless the request names another place. */
function readTransit(request: Request, services: ChartServices, now: Date): SubjectWithDay {
  const { subject, transit_datetime: stated, location } = request;
  const place = toRequestedPlace(location ?? subject.birth_location);
  return {
    name: 'Transits',
    moment: resolveTransitMoment({ stated, now, location, place }, services),
    place,
    timeIsKnown: true,
    warnings: location ? createPlaceChoiceWarnings(place) : [],
  };
}

const LOCATIONS = { time: 'body.transit_datetime', placeZone: 'body.location.timezone' };
const UTC = { utc_offset_seconds: 0 } as const;

/** The moment and the place of transits. */
interface TransitTime {
  /** Undefined: now. */
  readonly stated: StatedTime | undefined;
  readonly now: Date;
  readonly location: Location | undefined;
  readonly place: GeoPlace;
}

/**
 * The moment of transits. Civil time is that of the location in the request; without a location it is UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
function resolveTransitMoment({ stated, now, location, place }: TransitTime, services: ChartServices): LocalMoment {
  const isUtc = !stated || (!location && needsClock(stated));
  const timezone = location?.timezone ?? (isUtc ? UTC : undefined);
  const moment = resolveRequestedTime({ stated: stated ?? toStatedTime(now), place, timezone }, services, LOCATIONS);
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: LOCATIONS.time });
  return isUtc ? { ...moment, resolution: createFixedResolution('utc') } : moment;
}

/** Whether a time is civil time without an offset or a zone. */
function needsClock({ moment, timezone }: StatedTime): boolean {
  return moment.type === 'civil' && moment.offsetSeconds === undefined && !timezone;
}

function toStatedTime(now: Date): StatedTime {
  const julianDay = jdUtFromUnix(unixSeconds(now.getTime() / 1000));
  return { moment: { type: 'julian_day', julianDay }, disambiguation: 'compatible', timezone: undefined };
}
