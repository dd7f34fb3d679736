import type { AnalysisFacts } from '../astro/chart/analysis/chart-facts.ts';
import { findChartAspects } from '../astro/chart/aspects/chart-points.ts';
import type { Aspect } from '../astro/chart/aspects/point.ts';
import { type Chart, castChart } from '../astro/chart/cast.ts';
import type { PrenatalEvent } from '../astro/chart/prenatal.ts';
import { compareReadings, type ReadingEffect } from '../astro/chart/reading-effects.ts';
import type { TimeUncertainty } from '../astro/chart/time-uncertainty.ts';
import type { LocalMoment, TimeResolution } from '../astro/clock/civil-time/moment.ts';
import type { Ephemeris, GeoPlace } from '../astro/port.ts';
import { type LongitudeDeg, longitudeDeg } from '../base/units/angle.ts';
import { jdUtFromUnix } from '../base/units/time.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { Subject } from '../requests/subject.ts';
import { assessChartFacts } from './chart-facts.ts';
import {
  CHART_LOCATIONS,
  type ChartRequest,
  toAspectSettings,
  toChartSettings,
  toKpSetting,
} from './chart-settings.ts';
import { locateErrors } from './domain-problems.ts';
import type { ErrorLocations } from './error-locations.ts';
import { addHandle } from './handle.ts';
import { createPracticeWarnings } from './practice-warnings.ts';
import { assessPrenatal } from './prenatal.ts';
import { type ChartServices, type ResolvedSubject, readSubject, type SubjectWithDay } from './subject.ts';
import { assessTimeUncertainty } from './time-uncertainty.ts';
import { createZoneWarnings } from './zone-warnings.ts';

/** A natal chart with its subject and its aspects. */
export interface NatalChart {
  readonly subject: ResolvedSubject;
  readonly chart: Chart;
  readonly aspects: readonly Aspect[];
  /** Longitudes of the Moon at the beginning and the end of the day, where the time of birth is not known. */
  readonly moonRange: readonly [LongitudeDeg, LongitudeDeg] | undefined;
  /** Undefined where the request does not state that the time is uncertain, or the chart has no horizon. */
  readonly timeUncertainty?: TimeUncertainty | undefined;
  /** What each reading of the local time changes, where there are several and the request has them. */
  readonly readingEffects?: readonly ReadingEffect[];
  /** Undefined where the request does not include them. */
  readonly facts?: AnalysisFacts | undefined;
  /** Undefined where the request does not include them, or in a harmonic chart. */
  readonly prenatal?: readonly PrenatalEvent[] | undefined;
}

/**
 * Reads a subject and casts its chart.
 *
 * @param location where the subject is in the request
 * @throws Problem of reading the subject or of casting the chart
 */
export function castNatalChart(
  request: ChartRequest & { readonly subject: Subject },
  services: ChartServices,
  location = 'body.subject',
): NatalChart {
  const subject = addHandle(readSubject(request.subject, services, location), request.configuration);
  return castSubjectChart(subject, request, { ephemeris: services.ephemeris, place: subject.place });
}

interface CastingContext {
  readonly ephemeris: Ephemeris;
  /** Whose houses the chart has: the birthplace, or another one. The bodies are seen from the birthplace. */
  readonly place: GeoPlace;
  /** Right ascension of the midheaven, where place and moment do not decide it. */
  readonly armcDeg?: LongitudeDeg | undefined;
  /** Default: {@link CHART_LOCATIONS}. */
  readonly locations?: ErrorLocations;
}

/**
 * Casts the chart of a subject that was read.
 *
 * @throws Problem of casting the chart, or `DatetimeOutOfRange` where an uncertain time may lie outside the files
 */
export function castSubjectChart(
  subject: SubjectWithDay,
  request: ChartRequest,
  { ephemeris, place, armcDeg, locations = CHART_LOCATIONS }: CastingContext,
): NatalChart {
  const { moment, timeIsKnown, place: observer } = subject;
  const settings = { ...toChartSettings(request), ...toKpSetting(request) };
  const aspectSettings = toAspectSettings(request);
  const ownWarnings = [...createSubjectWarnings(subject), ...request.unread];
  const meridian = armcDeg === undefined ? {} : { armcDeg };
  const when = { moment: moment.jdUt, place, observer, timeIsKnown, ...meridian };
  const cast = locateErrors(locations, () => castChart(ephemeris, when, settings));
  const aspects = aspectSettings ? findChartAspects(cast, aspectSettings) : [];
  const { timeUncertainty, warnings } = assessTimeUncertainty(cast, request);
  const { facts, warnings: factWarnings } = assessChartFacts(cast, request);
  const { prenatal, warnings: prenatalWarnings } = assessPrenatal(cast, request, subject.day);
  const partWarnings = [...warnings, ...factWarnings, ...prenatalWarnings];
  return {
    subject,
    chart: { ...cast, warnings: [...ownWarnings, ...cast.warnings, ...partWarnings] },
    aspects,
    moonRange: findMoonRange(subject.day, cast),
    readingEffects: locateErrors(locations, () => assessReadings(cast, moment.resolution, request)),
    timeUncertainty,
    facts,
    prenatal,
  };
}

/** Warnings about how a birth was stated and about how its local time was read. */
export const createSubjectWarnings = ({ moment, warnings }: ResolvedSubject, name?: string): Warning[] => [
  ...createTimeWarnings(moment, name),
  ...warnings,
];

/** Warnings about a zone that was looked up and about a local time that may mean several instants. */
export function createTimeWarnings(moment: LocalMoment, name = 'local time'): Warning[] {
  const { zoneMatch, resolution, timezone } = moment;
  return [
    ...createZoneWarnings(zoneMatch),
    ...createReadingWarnings(moment, name),
    ...createPracticeWarnings(resolution.practice, { name, timezone }),
  ];
}

function createReadingWarnings({ resolution, instant }: LocalMoment, name: string): Warning[] {
  const { status, candidates } = resolution;
  if (status === 'unique' || !candidates) return [];
  const which = candidates[0].instant === instant ? 'earlier' : 'later';
  const happened = status === 'ambiguous' ? 'occurred twice' : 'never occurred';
  const code = status === 'ambiguous' ? 'LocalTimeAmbiguous' : 'LocalTimeNonexistent';
  return [createWarning(code, `The ${name} ${happened}; the ${which} reading was taken, time_resolution has both.`)];
}

/** Longitudes of the Moon at the beginning and the end of a day; undefined without a day or a Moon. */
export function findMoonRange(
  day: SubjectWithDay['day'],
  { context, points, settings }: Chart,
): NatalChart['moonRange'] {
  if (!day || !points.some(({ id }) => id === 'moon')) return undefined;
  const moonAt = (moment: typeof day.fromJdUt) =>
    longitudeDeg(context.ephemeris.position('moon', moment, context.frame).longitudeDeg * (settings.harmonic ?? 1));
  return [moonAt(day.fromJdUt), moonAt(day.toJdUt)];
}

/**
 * Ascendant, Midheaven and Moon under each reading of a local time that may mean several instants, where the request has
 * them and the chart has angles; none for a harmonic chart.
 *
 * @throws Problem of casting the angles of another reading
 */
function assessReadings(
  { context, horizon, settings }: Chart,
  { practice, candidates }: TimeResolution,
  { parts }: ChartRequest,
): readonly ReadingEffect[] {
  if (!horizon || settings.harmonic !== undefined || !parts.withReadings) return [];
  const readings = [...(practice?.readings ?? []), ...(candidates ?? [])];
  const moments = readings.map(({ instant }) => jdUtFromUnix(instant));
  return compareReadings(context, settings, moments);
}
