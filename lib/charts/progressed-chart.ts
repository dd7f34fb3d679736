import type { AnalysisFacts } from '../astro/chart/analysis/chart-facts.ts';
import type { Aspect } from '../astro/chart/aspects/point.ts';
import { type Chart, castChart } from '../astro/chart/cast.ts';
import type { LocalMoment } from '../astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../astro/clock/civil-time/stated-time.ts';
import type { ArcSettings } from '../astro/timing/progressions/arcs.ts';
import { findAspectsToNatal } from '../astro/timing/progressions/aspects.ts';
import { castDirectedChart } from '../astro/timing/progressions/directed-chart.ts';
import { castProgressedChart } from '../astro/timing/progressions/progress.ts';
import { ageYears, findProgressedMoment } from '../astro/timing/progressions/progressed-time.ts';
import {
  isArcMethod,
  type LifeMethod,
  progressionRatio,
  type RateConvention,
} from '../astro/timing/progressions/rates.ts';
import type { JdUt } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { ProgressedConfiguration } from '../requests/progressed.ts';
import type { Subject } from '../requests/subject.ts';
import { assessChartFacts } from './chart-facts.ts';
import { CHART_LOCATIONS, type ChartRequest, toAspectSettings, toChartSettings } from './chart-settings.ts';
import { locateErrors } from './domain-problems.ts';
import { addHandle } from './handle.ts';
import { resolveRequestedTime } from './moment-at-place.ts';
import { createSubjectWarnings, createTimeWarnings, findMoonRange, type NatalChart } from './natal-chart.ts';
import { toRequestedPlace } from './requested-place.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  requireCoveredMoment,
  type SubjectWithDay,
} from './subject.ts';
import { createUnreadOptionWarning, createUnreadVariantWarnings } from './unread-options.ts';

/** A request for a chart, and how it is progressed. */
export type ProgressedChartRequest = ChartRequest & { readonly configuration: ProgressedConfiguration };

/** As {@link ProgressedChartRequest}, with the birth and the moment of life. */
type DatedRequest = ProgressedChartRequest & { readonly subject: Subject; readonly progressed_datetime: StatedTime };

const TARGET = 'body.progressed_datetime';
const LOCATIONS = { ...CHART_LOCATIONS, birthTimeKnown: 'body.subject.birth_time_known' };

/** How time of life became time of the ephemeris. */
interface Progression extends Omit<ArcSettings, 'method'> {
  readonly method: LifeMethod;
  readonly convention: RateConvention;
  readonly isConverse: boolean;
  /** Days of ephemeris for one day of life; negative if converse. */
  readonly ratio: number;
  readonly ageYears: number;
}

/** A progressed chart with the natal one, and the aspects between them. */
export interface ProgressedChart {
  readonly subject: ResolvedSubject;
  /** The moment of life. */
  readonly target: LocalMoment;
  readonly progression: Progression;
  readonly natal: Chart;
  /** Its warnings are those of the whole answer. */
  readonly progressed: Chart;
  /** What an arc method added to every natal point, degrees in `[0, 360)`; undefined of a progression. */
  readonly arcDeg: number | undefined;
  readonly aspects: readonly Aspect[];
  /** As {@link NatalChart} has it, of the progressed Moon. */
  readonly moonRange: NatalChart['moonRange'];
  /** Of the progressed chart; undefined where the request does not include them. */
  readonly facts: AnalysisFacts | undefined;
}

/**
 * Reads a subject and progresses its chart to a moment of life.
 *
 * The moment of life may lie outside the ephemeris files: no position is computed for it.
 *
 * @throws Problem of reading the subject, of reading the moment, or of casting either chart
 */
export function calculateProgressedChart(request: DatedRequest, services: ChartServices): ProgressedChart {
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request.configuration);
  const target = resolveProgressedTime(request.progressed_datetime, request.subject, services);
  return progressSubject({ subject, target }, request, services);
}

/** A subject that was read, and a moment of its life. */
interface SubjectInLife {
  readonly subject: SubjectWithDay;
  readonly target: LocalMoment;
  /** Where the request states the moment; default `body.progressed_datetime`. */
  readonly location?: string;
}

/**
 * Progresses the chart of a subject that was read to a moment of its life.
 *
 * @throws Problem of casting either chart
 */
export function progressSubject(
  { subject, target, location = TARGET }: SubjectInLife,
  request: ProgressedChartRequest,
  services: ChartServices,
): ProgressedChart {
  const progression = createProgression(request, subject, target);
  const momentFor = (birth: JdUt): JdUt => {
    const moment = findProgressedMoment({ birth, target: target.jdUt }, progression.ratio);
    requireCoveredMoment(moment, services.ephemeris, { location, name: 'progressed moment' });
    return moment;
  };
  const day = subject.day && { fromJdUt: momentFor(subject.day.fromJdUt), toJdUt: momentFor(subject.day.toJdUt) };
  const moment = momentFor(subject.moment.jdUt);
  const { natal, progressed, arcDeg } = locateErrors(LOCATIONS, () => {
    const cast = castNatal(subject, request, services);
    return { natal: cast, ...moveChart(cast, moment, progression) };
  });
  const aspects = toAspectSettings(request);
  const { facts, warnings } = assessChartFacts(progressed, request, arcDeg === undefined ? 'moment' : 'directed');
  const sources = { subject, target, natal, progressed, nameOfTarget: location.slice('body.'.length) };
  return {
    subject,
    target,
    progression,
    natal,
    progressed: {
      ...progressed,
      warnings: [
        ...request.unread,
        ...createUnreadVariantWarnings({ ...request.configuration, method: progression.method }),
        ...mergeWarnings(sources),
        ...warnings,
        ...(arcDeg === undefined ? [] : createDirectedWarnings(request)),
      ],
    },
    arcDeg,
    aspects: aspects ? findAspectsToNatal(progressed, natal, aspects) : [],
    moonRange: arcDeg === undefined ? findMoonRange(day, progressed) : undefined,
    facts,
  };
}

function moveChart(natal: Chart, moment: JdUt, { method, ...settings }: Progression): MovedChart {
  if (!isArcMethod(method)) {
    return { progressed: castProgressedChart(natal, moment, settings.angleMethod), arcDeg: undefined };
  }
  const { chart, arcDeg } = castDirectedChart(natal, moment, { ...settings, method });
  return { progressed: chart, arcDeg };
}

type MovedChart = Pick<ProgressedChart, 'progressed' | 'arcDeg'>;

/** Options that a chart whose points are all moved by one arc cannot have. */
function createDirectedWarnings({ options }: ProgressedChartRequest): readonly Warning[] {
  if (!options.include_declination_aspects) return [];
  return [createUnreadOptionWarning('include_declination_aspects', 'directed points have no declination')];
}

/**
 * The moment of life. A civil time without an offset is that of the birthplace, whose zone is looked up where none is stated.
 *
 * @throws Problem of reading a time or a zone
 */
export function resolveProgressedTime(
  stated: StatedTime,
  { birth_location }: Subject,
  services: ChartServices,
): LocalMoment {
  const place = toRequestedPlace(birth_location);
  return resolveRequestedTime({ stated, place, timezone: birth_location.timezone }, services, {
    time: TARGET,
    placeZone: 'body.subject.birth_location.timezone',
  });
}

function createProgression(
  { configuration }: ProgressedChartRequest,
  { moment }: SubjectWithDay,
  target: LocalMoment,
): Progression {
  const { progression_method: method, rate_convention: convention, converse: isConverse } = configuration;
  return {
    method,
    convention,
    isConverse,
    angleMethod: configuration.angle_method,
    naibodMeasure: configuration.naibod_measure,
    ratio: (isConverse ? -1 : 1) * progressionRatio(method, convention),
    ageYears: ageYears({ birth: moment.jdUt, target: target.jdUt }),
  };
}

function castNatal(
  { moment, place, timeIsKnown }: SubjectWithDay,
  request: ProgressedChartRequest,
  services: ChartServices,
): Chart {
  return castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, toChartSettings(request));
}

interface WarningSources {
  readonly subject: SubjectWithDay;
  readonly target: LocalMoment;
  readonly natal: Chart;
  readonly progressed: Chart;
  /** Member of the request that states the moment of life. */
  readonly nameOfTarget: string;
}

/** A warning that holds for both charts appears once. */
function mergeWarnings({ subject, target, natal, progressed, nameOfTarget }: WarningSources): readonly Warning[] {
  const warnings = [
    ...createSubjectWarnings(subject),
    ...createTimeWarnings(target, `local time of ${nameOfTarget}`),
    ...natal.warnings,
    ...progressed.warnings,
  ];
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}
