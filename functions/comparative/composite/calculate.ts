import type { CompositeMethod } from '../../../lib/catalog/composite-methods.ts';
import { findChartAspects } from '../../../lib/domain/aspects/chart-points.ts';
import { createWarning, type Warning } from '../../../lib/domain/chart/warning.ts';
import { resolveMoment } from '../../../lib/domain/civil-time/moment.ts';
import { arithmeticMean } from '../../../lib/domain/comparative/mean.ts';
import { computeMeanPlace } from '../../../lib/domain/comparative/mean-place.ts';
import { castMidpointComposite } from '../../../lib/domain/comparative/midpoint-composite.ts';
import { type ChartRequest, toAspectSettings, toChartSettings } from '../../../lib/use-cases/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/use-cases/collect-problems.ts';
import type { NatalChart } from '../../../lib/use-cases/natal-chart.ts';
import { castSubjectChart, createTimeWarnings } from '../../../lib/use-cases/natal-chart.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  type SubjectWithDay,
  toGeoPlace,
} from '../../../lib/use-cases/subject.ts';
import { createUnreadOptionWarnings } from '../../../lib/use-cases/unread-options.ts';
import type { CompositeRequest } from './request.ts';

type Request = ChartRequest & CompositeRequest;

/**
 * One chart of several births: the midpoints of their places in the sky, or the sky of the moment and place between them.
 *
 * @throws Problem of reading the subjects or of casting the chart
 */
export function composite(request: Request, readers: ChartServices): Composite {
  const subjects = runCollectingProblems(
    request.subjects.map((subject, index) => () => readSubject(subject, readers, `body.subjects[${index}]`)),
  );
  const { between, warnings } = subjectBetween(subjects, request, readers);
  const { method } = request;
  const cast = method === 'davison' ? davisonChart : midpointChart;
  const whole = cast({ between, subjects }, request, readers);
  const chart = {
    ...whole.chart,
    warnings: [...subjects.flatMap(readingWarnings), ...warnings, ...whole.chart.warnings],
  };
  return { whole: { ...whole, chart }, method, derivedFrom: subjects };
}

interface Parts {
  /** The mean moment and place. */
  readonly between: SubjectWithDay;
  readonly subjects: readonly SubjectWithDay[];
}

function davisonChart({ between }: Parts, request: Request, { ephemeris }: ChartServices): NatalChart {
  return castSubjectChart(between, request, { ephemeris, place: between.place });
}

function midpointChart({ between, subjects }: Parts, request: Request, { ephemeris }: ChartServices): NatalChart {
  const births = subjects.map((subject) => ({ ...subject, moment: subject.moment.jdUt }));
  const cast = castMidpointComposite(ephemeris, { births, place: between.place }, toChartSettings(request));
  const chart = { ...cast, warnings: [...createUnreadOptionWarnings(request), ...cast.warnings] };
  const aspects = toAspectSettings(request);
  return { subject: between, chart, aspects: aspects ? findChartAspects(chart, aspects) : [], moonRange: undefined };
}

/** Where and when the composite is, as if it were a birth. Its moment is shown on the clock of a location that was sent. */
function subjectBetween(
  subjects: readonly SubjectWithDay[],
  { location, place_method }: Request,
  { zones, zoneLookup }: ChartServices,
): { readonly between: SubjectWithDay; readonly warnings: readonly Warning[] } {
  const { place, isAmbiguous } = location
    ? { place: toGeoPlace(location), isAmbiguous: false }
    : computeMeanPlace(
        subjects.map((subject) => subject.place),
        place_method ?? 'arithmetic',
      );
  const julianDay = arithmeticMean(subjects.map((subject) => subject.moment.jdUt));
  const time = {
    stated: { moment: { type: 'julian_day', julianDay }, disambiguation: 'compatible', timezone: undefined },
    timezone: location?.timezone,
    longitudeDeg: place.longitudeDeg,
    findZone: () => zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg),
    locations: { time: 'body.subjects', timezone: 'body.location.timezone' },
  } as const;
  const between = {
    name: subjects.map(({ name }) => name).join(' & '),
    moment: resolveMoment(time, zones),
    place,
    timeIsKnown: subjects.every(({ timeIsKnown }) => timeIsKnown),
  };
  const message = 'The birthplaces lie opposite each other; the place 90° east of the first one was taken.';
  return { between, warnings: isAmbiguous ? [createWarning('MidpointAmbiguous', message)] : [] };
}

/** What the times of a birth were taken for; the warnings of several stand side by side, so each says whose it is. */
function readingWarnings({ moment }: SubjectWithDay, index: number): Warning[] {
  return createTimeWarnings(moment).map(({ code, message }) => createWarning(code, `subjects[${index}]: ${message}`));
}

/** One chart of several births. */
export interface Composite {
  readonly whole: NatalChart;
  readonly method: CompositeMethod;
  readonly derivedFrom: readonly ResolvedSubject[];
}
