import { type GeocentricSky, longitudeAt } from '../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';
import type { VenusConjunction } from '../../lib/astro/sky/venus/conjunctions.ts';
import { driftDeg, findEightYearStar, type StarVertex } from '../../lib/astro/sky/venus/eight-year-star.ts';
import { computeVenusPhase, type VenusPhase } from '../../lib/astro/sky/venus/phase.ts';
import { findStarPoints, STAR_POINT_COUNTS, type StarPoint } from '../../lib/astro/sky/venus/star-points.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import type { JdRange, JdUt } from '../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../lib/base/warning.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../lib/charts/natal-chart.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  requireCoveredMoment,
  type SubjectWithDay,
} from '../../lib/charts/subject.ts';
import { measureAyanamsa, toSearchZodiac, type ZodiacWithAyanamsa } from '../../lib/charts/zodiac.ts';
import type { Services } from '../../lib/contract/services.ts';
import type { EightYearStarRequest, VenusPhaseRequest, VenusRangeRequest, VenusStarPointsRequest } from './requests.ts';

type VenusServices = Pick<Services, 'ephemeris' | 'positions'>;

/** An event with the longitude of Venus in the zodiac of the answer. */
export type PlacedEvent<Event> = Event & { readonly longitudeDeg: LongitudeDeg };

/** A conjunction with the longitudes of Venus and the Sun in the zodiac of the answer. */
export interface PlacedConjunction extends PlacedEvent<VenusConjunction> {
  readonly sunLongitudeDeg: LongitudeDeg;
}

export function placeEvent<Event extends { readonly moment: JdUt }>(
  event: Event,
  sky: GeocentricSky,
): PlacedEvent<Event> {
  return { ...event, longitudeDeg: longitudeAt(sky, 'venus', event.moment) };
}

export function placeConjunction(conjunction: VenusConjunction, sky: GeocentricSky): PlacedConjunction {
  const sunLongitudeDeg = longitudeAt(sky, 'sun', conjunction.moment);
  return { ...placeEvent(conjunction, sky), sunLongitudeDeg };
}

/** What was found, in the zodiac of the answer as it is at the beginning of the range, at the date or at the birth. */
interface Found {
  readonly zodiac: ZodiacWithAyanamsa;
}

/** The events of a range, ascending. */
export interface RangeResult<Event> extends Found {
  readonly window: JdRange;
  readonly events: readonly Event[];
}

/** Finds events, and places each in the zodiac of the answer. */
type FindEvents<Event> = (sky: GeocentricSky, window: JdRange) => readonly Event[];

/**
 * Finds the events of the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchRange<Event>(
  request: VenusRangeRequest,
  services: VenusServices,
  find: FindEvents<Event>,
): RangeResult<Event> {
  const sky = toVenusSky(request, services);
  const window = readRange(request, sky.ephemeris);
  return { window, events: find(sky, window), zodiac: measureAyanamsa(sky.zodiac, window.fromJdUt, sky.ephemeris) };
}

function readRange({ start_date, end_date }: VenusRangeRequest, ephemeris: Ephemeris): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  return { fromJdUt: start_date, toJdUt: end_date };
}

/** The sky in the zodiac of the answer. */
const toVenusSky = (
  request: Parameters<typeof toSearchZodiac>[0],
  { ephemeris, positions }: VenusServices,
): GeocentricSky => ({ ephemeris, store: positions, zodiac: toSearchZodiac(request) });

function readDate({ date }: { readonly date: JdUt }, ephemeris: Ephemeris): JdUt {
  requireCoveredMoment(date, ephemeris, { location: 'body.date' });
  return date;
}

/** Venus at a moment: {@link VenusPhase}, in the zodiac of the answer. */
export interface PlacedPhase extends PlacedEvent<VenusPhase>, Found {
  readonly last: PlacedConjunction | undefined;
  readonly next: PlacedConjunction | undefined;
}

/**
 * Computes the phase of Venus at the date of a request.
 *
 * @throws Problem `DatetimeOutOfRange` outside the ephemeris files
 */
export function calculatePhase(request: VenusPhaseRequest, services: VenusServices): PlacedPhase {
  const sky = toVenusSky(request, services);
  const date = readDate(request, sky.ephemeris);
  const phase = placeEvent(computeVenusPhase(sky, date), sky);
  const { last, next } = phase;
  return {
    ...phase,
    last: last && placeConjunction(last, sky),
    next: next && placeConjunction(next, sky),
    zodiac: measureAyanamsa(sky.zodiac, date, sky.ephemeris),
  };
}

/** A vertex of the star: {@link StarVertex}, in the zodiac of the answer. */
export interface PlacedVertex extends StarVertex {
  readonly conjunction: PlacedConjunction;
  /** Way from the same vertex of the star before, degrees; undefined beyond the ephemeris. */
  readonly driftDeg: number | undefined;
}

/** The five vertices around a date, ascending. */
interface EightYearStar extends Found {
  readonly vertices: readonly PlacedVertex[];
}

/**
 * Finds the star of one kind of conjunctions around the date of a request.
 *
 * @throws Problem `DatetimeOutOfRange` outside the ephemeris files
 */
export function calculateEightYearStar(request: EightYearStarRequest, services: VenusServices): EightYearStar {
  const sky = toVenusSky(request, services);
  const date = readDate(request, sky.ephemeris);
  const vertices = findEightYearStar(sky, date, request.type).map((vertex) => ({
    ...vertex,
    conjunction: placeConjunction(vertex.conjunction, sky),
    driftDeg: driftDeg(vertex, sky),
  }));
  return { vertices, zodiac: measureAyanamsa(sky.zodiac, date, sky.ephemeris) };
}

/** A conjunction of a birth star: {@link StarPoint}, in the zodiac of the answer. */
export interface PlacedStarPoint {
  readonly order: number;
  readonly conjunction: PlacedConjunction;
}

/** A birth and the conjunctions around it. */
interface BirthStar extends Found {
  readonly subject: ResolvedSubject;
  readonly points: readonly PlacedStarPoint[];
  readonly warnings: readonly Warning[];
}

/**
 * Reads a subject and finds the conjunctions around its birth.
 *
 * @throws Problem of reading the subject
 */
export function calculateBirthStar(
  request: VenusStarPointsRequest,
  services: ChartServices & VenusServices,
): BirthStar {
  const sky = toVenusSky(request, services);
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request);
  const { moment } = subject;
  const points = findStarPoints(sky, moment.jdUt);
  return {
    subject,
    points: points.map(({ order, conjunction }) => ({ order, conjunction: placeConjunction(conjunction, sky) })),
    zodiac: measureAyanamsa(sky.zodiac, moment.jdUt, sky.ephemeris),
    warnings: [...createSubjectWarnings(subject), ...createStarWarnings(subject, points)],
  };
}

function createStarWarnings({ day }: SubjectWithDay, points: readonly StarPoint[]): Warning[] {
  const wanted = STAR_POINT_COUNTS.before + STAR_POINT_COUNTS.after;
  const isOnTheDay = ({ conjunction: { moment } }: StarPoint): boolean =>
    day !== undefined && moment >= day.fromJdUt && moment <= day.toJdUt;
  return [
    ...(points.length < wanted
      ? [
          createWarning(
            'EventsOutOfRange',
            `Only ${points.length} of ${wanted} conjunctions lie in the ephemeris files.`,
          ),
        ]
      : []),
    ...(points.some(isOnTheDay)
      ? [
          createWarning(
            'BirthTimeDecides',
            'A conjunction falls on the day of birth; it was counted as if born at noon.',
          ),
        ]
      : []),
  ];
}
