import { findChartAspects } from '../../lib/astro/chart/aspects/chart-points.ts';
import { arithmeticMean } from '../../lib/astro/chart/comparison/mean.ts';
import { computeMeanPlace } from '../../lib/astro/chart/comparison/mean-place.ts';
import { castMidpointComposite } from '../../lib/astro/chart/comparison/midpoint-composite.ts';
import type { CompositeHouseMethod, CompositeMethod } from '../../lib/base/catalog/composite-methods.ts';
import { createWarning, type Warning } from '../../lib/base/warning.ts';
import { assessChartFacts } from '../../lib/charts/chart-facts.ts';
import {
  CHART_LOCATIONS,
  type ChartRequest,
  toAspectSettings,
  toChartSettings,
} from '../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { locateErrors } from '../../lib/charts/domain-problems.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { resolveRequestedTime } from '../../lib/charts/moment-at-place.ts';
import { castSubjectChart, createSubjectWarnings, type NatalChart } from '../../lib/charts/natal-chart.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../lib/charts/requested-place.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  type SubjectWithDay,
} from '../../lib/charts/subject.ts';
import type { CompositeRequest } from './requests.ts';

type Request = ChartRequest & CompositeRequest;

/** One chart of several births. */
export interface Composite {
  readonly whole: NatalChart;
  readonly method: CompositeMethod;
  /** Undefined in a Davison chart. */
  readonly houseMethod: CompositeHouseMethod | undefined;
  readonly derivedFrom: readonly ResolvedSubject[];
}

/**
 * Casts one chart of several births: the midpoints of their positions, or the chart of the mean moment and place.
 *
 * @throws Problem of reading the subjects or of casting the chart
 */
export function castComposite(request: Request, services: ChartServices): Composite {
  const subjects = runCollectingProblems(
    request.subjects.map(
      (subject, index) => () =>
        addHandle(readSubject(subject, services, `body.subjects[${index}]`), request.configuration),
    ),
  );
  const { between, warnings } = resolveMeanSubject(subjects, request, services);
  const { method, house_method = 'derived' } = request;
  const houseMethod = method === 'midpoint' ? house_method : undefined;
  const whole =
    houseMethod === undefined
      ? castSubjectChart(between, request, { ephemeris: services.ephemeris, place: between.place })
      : castMidpointChart({ between, subjects, houseMethod }, request, services);
  const chart = {
    ...whole.chart,
    warnings: [...subjects.flatMap(createNumberedWarnings), ...warnings, ...whole.chart.warnings],
  };
  return { whole: { ...whole, chart }, method, houseMethod, derivedFrom: subjects };
}

interface CompositeSubjects {
  /** The mean moment and place. */
  readonly between: SubjectWithDay;
  readonly subjects: readonly SubjectWithDay[];
  readonly houseMethod: CompositeHouseMethod;
}

function castMidpointChart(
  { between, subjects, houseMethod }: CompositeSubjects,
  request: Request,
  { ephemeris }: ChartServices,
): NatalChart {
  const births = subjects.map((subject) => ({ ...subject, moment: subject.moment.jdUt }));
  const cast = locateErrors(CHART_LOCATIONS, () =>
    castMidpointComposite(ephemeris, { births, place: between.place, houseMethod }, toChartSettings(request)),
  );
  const { facts, warnings } = assessChartFacts(cast, request, 'midpoints');
  const chart = { ...cast, warnings: [...request.unread, ...cast.warnings, ...warnings] };
  const settings = toAspectSettings(request);
  const aspects = settings ? findChartAspects(chart, settings) : [];
  return { subject: between, chart, aspects, moonRange: undefined, facts };
}

/** A for the first subject without a name, as pictures of two charts call it. */
const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

/** The mean moment and place as a subject. The clock is that of the location in the request, if it has one. */
function resolveMeanSubject(
  subjects: readonly SubjectWithDay[],
  { location, place_method }: Request,
  services: ChartServices,
): { readonly between: SubjectWithDay; readonly warnings: readonly Warning[] } {
  const { place, isAmbiguous } = location
    ? { place: toRequestedPlace(location), isAmbiguous: false }
    : computeMeanPlace(
        subjects.map((subject) => subject.place),
        place_method ?? 'arithmetic',
      );
  const julianDay = arithmeticMean(subjects.map((subject) => subject.moment.jdUt));
  const time = {
    stated: { moment: { type: 'julian_day', julianDay }, disambiguation: 'compatible', timezone: undefined },
    place,
    timezone: location?.timezone,
  } as const;
  const between = {
    name: subjects.map(({ name }, index) => name || letterOf(index)).join(' & '),
    moment: resolveRequestedTime(time, services, { time: 'body.subjects', placeZone: 'body.location.timezone' }),
    place,
    timeIsKnown: subjects.every(({ timeIsKnown }) => timeIsKnown),
    warnings: [],
  };
  const message = 'The birthplaces lie opposite each other; the place 90° east of the first one was taken.';
  const ambiguity = isAmbiguous ? [createWarning('MidpointAmbiguous', message)] : [];
  return { between, warnings: [...createPlaceChoiceWarnings(place), ...ambiguity] };
}

/** Warnings about one birth; each names its subject, as the answer lists those of all. */
function createNumberedWarnings(subject: SubjectWithDay, index: number): Warning[] {
  return createSubjectWarnings(subject).map(({ code, message }) =>
    createWarning(code, `subjects[${index}]: ${message}`),
  );
}
