import type { AnalysisFacts } from '../../../lib/domain/analysis/chart-facts.ts';
import type { Aspect } from '../../../lib/domain/aspects/point.ts';
import { type Chart, castChart } from '../../../lib/domain/chart/cast.ts';
import type { Warning } from '../../../lib/domain/chart/warning.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { ArcSettings } from '../../../lib/domain/progressions/arcs.ts';
import { findAspectsToNatal } from '../../../lib/domain/progressions/aspects.ts';
import { castDirectedChart } from '../../../lib/domain/progressions/directed-chart.ts';
import { castProgressedChart } from '../../../lib/domain/progressions/progress.ts';
import {
  ageYears,
  type BirthAndTarget,
  findProgressedMoment,
} from '../../../lib/domain/progressions/progressed-time.ts';
import {
  isArcMethod,
  type LifeMethod,
  progressionRatio,
  type RateConvention,
} from '../../../lib/domain/progressions/rates.ts';
import type { JdUt } from '../../../lib/units/time.ts';
import { assessChartFacts } from '../../../lib/use-cases/chart-facts.ts';
import {
  CHART_LOCATIONS,
  type ChartRequest,
  toAspectSettings,
  toChartSettings,
} from '../../../lib/use-cases/chart-settings.ts';
import { locateErrors } from '../../../lib/use-cases/domain-problems.ts';
import { addHandle } from '../../../lib/use-cases/handle.ts';
import { resolveRequestedTime } from '../../../lib/use-cases/moment-at-place.ts';
import {
  createSubjectWarnings,
  createTimeWarnings,
  findMoonRange,
  type NatalChart,
} from '../../../lib/use-cases/natal-chart.ts';
import { toRequestedPlace } from '../../../lib/use-cases/requested-place.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  requireCoveredMoment,
  type SubjectWithDay,
} from '../../../lib/use-cases/subject.ts';
import {
  createUnreadOptionWarning,
  createUnreadOptionWarnings,
  createUnreadVariantWarnings,
} from '../../../lib/use-cases/unread-options.ts';
import type { ProgressedRequest as ProgressedBody } from './request.ts';

type ProgressedRequest = ChartRequest & ProgressedBody;

const TARGET = 'body.progressed_datetime';
const LOCATIONS = { ...CHART_LOCATIONS, birthTimeKnown: 'body.subject.birth_time_known' };

/** How time of life became time of the ephemeris. */
export interface Progression extends Omit<ArcSettings, 'method'> {
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
export function calculateProgressedChart(request: ProgressedRequest, services: ChartServices): ProgressedChart {
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request.configuration);
  const target = resolveTarget(request, services);
  const progression = createProgression(request, subject, target);
  const momentFor = (birth: JdUt): JdUt =>
    requireProgressedMoment(services, { birth, target: target.jdUt }, progression.ratio);
  const day = subject.day && { fromJdUt: momentFor(subject.day.fromJdUt), toJdUt: momentFor(subject.day.toJdUt) };
  const moment = momentFor(subject.moment.jdUt);
  const { natal, progressed, arcDeg } = locateErrors(LOCATIONS, () => {
    const cast = castNatal(subject, request, services);
    return { natal: cast, ...moveChart(cast, moment, progression) };
  });
  const aspects = toAspectSettings(request);
  const { facts, warnings } = assessChartFacts(progressed, request, arcDeg === undefined ? 'moment' : 'directed');
  return {
    subject,
    target,
    progression,
    natal,
    progressed: {
      ...progressed,
      warnings: [
        ...createUnreadOptionWarnings(request),
        ...createUnreadVariantWarnings({ ...request.configuration, method: progression.method }),
        ...mergeWarnings({ subject, target, natal, progressed }),
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
function createDirectedWarnings({ options }: ProgressedRequest): readonly Warning[] {
  if (!options.include_declination_aspects) return [];
  return [createUnreadOptionWarning('include_declination_aspects', 'directed points have no declination')];
}

/** A civil time without an offset is that of the birthplace, whose zone is looked up where none is stated. */
function resolveTarget({ subject, progressed_datetime }: ProgressedRequest, services: ChartServices): LocalMoment {
  const { birth_location } = subject;
  const place = toRequestedPlace(birth_location);
  return resolveRequestedTime({ stated: progressed_datetime, place, timezone: birth_location.timezone }, services, {
    time: TARGET,
    placeZone: 'body.subject.birth_location.timezone',
  });
}

function createProgression(
  { configuration }: ProgressedRequest,
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

function requireProgressedMoment({ ephemeris }: ChartServices, life: BirthAndTarget, ratio: number): JdUt {
  const moment = findProgressedMoment(life, ratio);
  requireCoveredMoment(moment, ephemeris, { location: TARGET, name: 'progressed moment' });
  return moment;
}

function castNatal(
  { moment, place, timeIsKnown }: SubjectWithDay,
  request: ProgressedRequest,
  services: ChartServices,
): Chart {
  return castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, toChartSettings(request));
}

interface WarningSources {
  readonly subject: SubjectWithDay;
  readonly target: LocalMoment;
  readonly natal: Chart;
  readonly progressed: Chart;
}

/** A warning that holds for both charts appears once. */
function mergeWarnings({ subject, target, natal, progressed }: WarningSources): readonly Warning[] {
  const warnings = [
    ...createSubjectWarnings(subject),
    ...createTimeWarnings(target, 'local time of progressed_datetime'),
    ...natal.warnings,
    ...progressed.warnings,
  ];
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}
