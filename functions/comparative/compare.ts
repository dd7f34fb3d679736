import type { Reception } from '../../lib/astro/chart/analysis/receptions.ts';
import { dropSpeeds, toAspectPoints } from '../../lib/astro/chart/aspects/chart-points.ts';
import { findAspectsAcross } from '../../lib/astro/chart/aspects/find.ts';
import type { Aspect } from '../../lib/astro/chart/aspects/point.ts';
import { type DoubleWhammy, findDoubleWhammies } from '../../lib/astro/chart/comparison/double-whammies.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../lib/astro/chart/comparison/house-overlay.ts';
import { findReceptionsAcross } from '../../lib/astro/chart/comparison/receptions-across.ts';
import { type ChartRequest, toAspectSettings } from '../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { castSubjectChart, type NatalChart } from '../../lib/charts/natal-chart.ts';
import {
  type ProgressedChart,
  type ProgressedChartRequest,
  progressSubject,
  resolveProgressedTime,
} from '../../lib/charts/progressed-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../lib/charts/subject.ts';
import type { NatalTransitsRequest, SynastryRequest, TriWheelRequest } from './requests.ts';
import { readTransit } from './transit-moment.ts';

/** What is between two of several charts. */
export interface Comparison<Letter extends string> {
  readonly from: Letter;
  readonly to: Letter;
  /** From a point of the one chart to a point of the other. */
  readonly aspects: readonly Aspect[];
  /** Houses of the other chart that hold the points of the one. */
  readonly houses: HousesByPoint;
}

/** Charts by their letters, and what is between them. */
export interface ComparedCharts<Letter extends string> {
  readonly charts: Readonly<Record<Letter, NatalChart>>;
  readonly comparisons: readonly Comparison<Letter>[];
}

/** What two charts have in common beyond aspects and houses. */
export interface ChartContacts {
  readonly doubleWhammies: readonly DoubleWhammy[];
  /** `a` is a planet of A, `b` of B. */
  readonly receptions: readonly Reception[];
}

/** Two births compared: A with B, and B with A without aspects. */
export interface Synastry extends ComparedCharts<'a' | 'b'> {
  readonly comparisons: readonly [Comparison<'a' | 'b'>, Comparison<'a' | 'b'>];
  /** Undefined where the request does not include facts. */
  readonly contacts: ChartContacts | undefined;
}

/** The sky of a moment compared with a birth. */
export interface Transits extends ComparedCharts<'t' | 'n'> {
  readonly comparisons: readonly [Comparison<'t' | 'n'>];
}

/** A birth, and its progressed chart and the sky of a moment, each compared with it. */
export interface TriWheel extends ComparedCharts<'n' | 'p' | 't'> {
  readonly comparisons: readonly [Comparison<'n' | 'p' | 't'>, Comparison<'n' | 'p' | 't'>];
  readonly progressed: ProgressedChart;
}

/**
 * Reads two births, casts their charts and compares them.
 *
 * @throws Problem of reading the subjects or of casting their charts
 */
export function compareBirths(request: ChartRequest & SynastryRequest, services: ChartServices): Synastry {
  const { subject_a, subject_b, configuration } = request;
  const [a, b] = runCollectingProblems([
    () => addHandle(readSubject(subject_a, services, 'body.subject_a'), configuration),
    () => addHandle(readSubject(subject_b, services, 'body.subject_b'), configuration),
  ]);
  return compareCharts({ a: cast(a, request, services), b: cast(b, request, services) }, request);
}

const cast = (subject: SubjectWithDay, request: ChartRequest, { ephemeris }: ChartServices): NatalChart =>
  castSubjectChart(subject, request, { ephemeris, place: subject.place });

/** Compares two charts that are cast. Points count as still: two births have no motion against each other. */
export function compareCharts(charts: Synastry['charts'], request: ChartRequest): Synastry {
  const [a, b] = [charts.a.chart, charts.b.chart];
  const settings = toAspectSettings(request);
  const aspects = settings
    ? findAspectsAcross(dropSpeeds(toAspectPoints(a, settings)), dropSpeeds(toAspectPoints(b, settings)), settings)
    : [];
  return {
    charts,
    comparisons: [
      { from: 'a', to: 'b', aspects, houses: computeHouseOverlay(toAspectPoints(a, WITH_ANGLES), b.horizon) },
      { from: 'b', to: 'a', aspects: [], houses: computeHouseOverlay(toAspectPoints(b, WITH_ANGLES), a.horizon) },
    ],
    contacts: request.options.include_analysis
      ? { doubleWhammies: findDoubleWhammies(aspects), receptions: findReceptionsAcross(a, b) }
      : undefined,
  };
}

const WITH_ANGLES = { points: 'bodies_and_angles' } as const;

/**
 * Reads a birth and a moment, casts the chart of each and compares them.
 *
 * @param now moment of the transits if the request names none
 * @throws Problem of reading the subject or the moment, or of casting the charts
 */
export function compareTransits(
  request: ChartRequest & NatalTransitsRequest,
  services: ChartServices,
  now: Date,
): Transits {
  const { subject: born, transit_datetime: stated, location, configuration } = request;
  const [subject, transit] = runCollectingProblems([
    () => addHandle(readSubject(born, services, 'body.subject'), configuration),
    () => readTransit({ subject: born, stated, location, timeLocation: 'body.transit_datetime' }, services, now),
  ]);
  const [n, t] = [cast(subject, request, services), cast(transit, request, services)];
  return { charts: { t, n }, comparisons: [compareWithBirth({ t, n }, request)] };
}

/** Only the bodies of transits are compared: the angles of their chart pass over every natal point each day. */
function compareWithBirth({ t, n }: Transits['charts'], request: ChartRequest): Comparison<'t' | 'n'> {
  const bodies = toAspectPoints(t.chart, { points: 'bodies' });
  const settings = toAspectSettings(request);
  return {
    from: 't',
    to: 'n',
    aspects: settings ? findAspectsAcross(bodies, dropSpeeds(toAspectPoints(n.chart, settings)), settings) : [],
    houses: computeHouseOverlay(bodies, n.chart.horizon),
  };
}

const TARGET = 'body.target_datetime';

interface TriWheelCasting extends ChartRequest, Omit<TriWheelRequest, 'configuration' | 'options'> {
  readonly progressedChart: ProgressedChartRequest;
}

/**
 * Compares the progressed chart and the sky of a moment with a birth.
 *
 * @param now the moment if the request names none
 * @throws Problem of reading the subject or a moment, or of casting the charts
 */
export function compareThree(request: TriWheelCasting, services: ChartServices, now: Date): TriWheel {
  const { subject: born, target_datetime: stated, progressed_datetime, location, configuration } = request;
  const [subject, transit, target] = runCollectingProblems([
    () => addHandle(readSubject(born, services, 'body.subject'), configuration),
    () => readTransit({ subject: born, stated, location, timeLocation: TARGET }, services, now),
    () => progressed_datetime && resolveProgressedTime(progressed_datetime, born, services),
  ]);
  const [n, t] = [cast(subject, request, services), cast(transit, request, services)];
  const life = target ? { subject, target } : { subject, target: transit.moment, location: TARGET };
  const progressed = progressSubject(life, request.progressedChart, services);
  const { progressed: chart, aspects, moonRange, facts } = progressed;
  return {
    charts: { n, p: { subject, chart, aspects: [], moonRange, facts }, t },
    comparisons: [
      { from: 'p', to: 'n', aspects, houses: computeHouseOverlay(toAspectPoints(chart, WITH_ANGLES), n.chart.horizon) },
      compareWithBirth({ t, n }, request),
    ],
    progressed,
  };
}
