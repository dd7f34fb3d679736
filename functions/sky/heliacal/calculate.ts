import { dateFromDayNumber } from '../../../lib/astro/clock/civil-time/calendar.ts';
import type { Ephemeris, GeoPlace, StarEntry } from '../../../lib/astro/port.ts';
import { type Crescent, computeCrescent } from '../../../lib/astro/sky/rising/crescent.ts';
import { measureDiurnalPoint } from '../../../lib/astro/sky/rising/diurnal-motion.ts';
import {
  findHeliacalEvents,
  type HeliacalOccurrence,
  type HeliacalSeries,
  type SeriesProgress,
} from '../../../lib/astro/sky/rising/heliacal-events.ts';
import { HELIACAL_BODIES, HELIACAL_STAR_EVENTS } from '../../../lib/base/catalog/heliacal.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { readContinuation } from '../../../lib/charts/cursor.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { type PlaceWithClock, readPlaceWithClock } from '../../../lib/charts/local-days.ts';
import { findDistinctStars } from '../../../lib/charts/named-stars.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import { parseBase64Url, toBase64Url } from '../../../lib/requests/handle/base64url.ts';
import { type HeliacalRequest, listHeliacalBodies, selectEvents } from './request.ts';

const BYTES = 2;

/** The progress of a search as a text for its cursor: two bytes for each series, at most 70 characters. */
const formatProgress = (progress: SeriesProgress): string =>
  toBase64Url(Uint8Array.from(progress.flatMap((days) => [days >> 8, days & 0xff])));

/** Inverse of {@link formatProgress}; undefined for the text of another number of series. */
function parseProgress(text: string, seriesCount: number): SeriesProgress | undefined {
  const bytes = parseBase64Url(text);
  if (bytes?.length !== seriesCount * BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: seriesCount }, (_, index) => view.getUint16(index * BYTES));
}

/** An event with the name of its object, and the crescent of a first evening of the Moon. */
export interface PlacedVisibility extends HeliacalOccurrence {
  readonly name: string;
  readonly crescent: Crescent | undefined;
}

/** First and last visibilities of a request. */
export interface HeliacalResult extends PlaceWithClock {
  readonly events: readonly PlacedVisibility[];
  /** Undefined where the range has no further events. */
  readonly nextCursor: string | undefined;
}

/** The engine may search up to twelve years beyond the range. */
const REACH_DAYS = 12 * 366;

/**
 * Searches the first and last visibilities of a request.
 *
 * @throws Problem `DatetimeOutOfRange`, `InvalidStar`, `InvalidTimezone`, or `ValidationError` of a cursor
 */
export async function searchHeliacal(request: HeliacalRequest, services: ChartServices): Promise<HeliacalResult> {
  const { ephemeris } = services;
  const { start_date, end_date, atmosphere, observer, limit } = request;
  const firstDay = dateFromDayNumber(Math.floor(unixFromJdUt(start_date) / SECONDS_PER_DAY));
  const [at, stars] = runCollectingProblems([
    () => readPlaceWithClock(request.location, firstDay, services),
    () => findSearchableStars(request.star_names ?? [], services),
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireReach(end_date, services),
  ]);
  const series = listSeries(request, stars);
  const { position, cursorAt } = await readContinuation(request, ephemeris.facts.dataVersion, (text) =>
    parseProgress(text, series.length),
  );
  const names = new Map(stars.map(({ id, names: [name = id] }) => [id, name]));
  const { events: found, progress } = locateErrors({ time: 'body.start_date' }, () =>
    findHeliacalEvents(ephemeris, series, {
      place: at.place,
      range: { fromJdUt: start_date, toJdUt: end_date },
      limit,
      progress: position,
      atmosphere: {
        pressureHpa: atmosphere.pressure_hpa,
        temperatureC: atmosphere.temperature_c,
        humidityPercent: atmosphere.humidity_percent,
        meteorologicalRangeKm: atmosphere.meteorological_range_km,
      },
      eyes: { ageYears: observer.age_years, snellenRatio: observer.snellen_ratio },
    }),
  );
  const events = found.map((event) => {
    const isNewCrescent = event.object.id === 'moon' && event.event === 'evening_first';
    const crescent = isNewCrescent ? computeCrescent(ephemeris, at.place, event.best) : undefined;
    return { ...event, name: names.get(event.object.id) ?? event.object.id, crescent };
  });
  const { latitudeDeg } = at.place;
  const unseen = warnOfCircumpolarStars(ephemeris, stars, { latitudeDeg, moment: start_date });
  const nextCursor = progress && cursorAt(formatProgress(progress));
  return { ...at, events, nextCursor, warnings: [...at.warnings, ...unseen] };
}

/** Every event of every object of a request. */
function listSeries(request: HeliacalRequest, stars: readonly StarEntry[]): readonly HeliacalSeries[] {
  const ofBodies = listHeliacalBodies(request).flatMap((id) =>
    selectEvents(HELIACAL_BODIES[id], request).map((event) => ({ object: { type: 'body', id } as const, event })),
  );
  const ofStars = stars.flatMap(({ id }) =>
    selectEvents(HELIACAL_STAR_EVENTS, request).map((event) => ({ object: { type: 'star', id } as const, event })),
  );
  return [...ofBodies, ...ofStars];
}

/** Stars of a request that are bright enough. */
function findSearchableStars(names: readonly string[], { ephemeris }: ChartServices): readonly StarEntry[] {
  const stars = findDistinctStars(names, ephemeris, 'body.star_names');
  const issues = stars.flatMap(({ magnitude }, index) => {
    const message = `has no known magnitude or is fainter than magnitude ${FAINTEST_MAGNITUDE}`;
    const isVisible = magnitude !== undefined && magnitude <= FAINTEST_MAGNITUDE;
    return isVisible
      ? []
      : [{ location: `body.star_names[${index}]`, message, value: names[index], example: 'Sirius' }];
  });
  if (issues.length > 0) throw new Problem('InvalidStar', `${issues[0]?.value} ${issues[0]?.message}.`, { issues });
  return stars;
}

/** Fainter stars are hardly seen in twilight, and searches for them take seconds. */
const FAINTEST_MAGNITUDE = 4;

function requireReach(end: JdUt, { ephemeris }: ChartServices): void {
  const { toJdUt } = ephemeris.coverage();
  requireCoveredMoment(end, ephemeris, { location: 'body.end_date' });
  requireCoveredMoment(jdUt(Math.min(end + REACH_DAYS, toJdUt + 2)), ephemeris, {
    location: 'body.end_date',
    name: 'search, which reaches twelve years further,',
  });
}

/** A warning that names the stars that always stay on one side of the true horizon of a place; none where there are none. */
function warnOfCircumpolarStars(
  ephemeris: Ephemeris,
  stars: readonly StarEntry[],
  { latitudeDeg, moment }: Pick<GeoPlace, 'latitudeDeg'> & { readonly moment: JdUt },
): readonly Warning[] {
  const reasons = stars.flatMap(({ id, names: [name = id] }) => {
    const target = { object: { type: 'star', id } as const, isOnEcliptic: false };
    const { declinationDeg } = measureDiurnalPoint(ephemeris, target, moment);
    if (Math.abs(latitudeDeg) + Math.abs(declinationDeg) <= 90) return [];
    return [`${name} never ${latitudeDeg * declinationDeg > 0 ? 'sets' : 'rises'}`];
  });
  if (reasons.length === 0) return [];
  const message = `At latitude ${latitudeDeg} some stars have no first and no last visibility: ${reasons.join(', ')}.`;
  return [createWarning('VisibilitiesOmitted', message)];
}
