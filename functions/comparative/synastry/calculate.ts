import type { Reception } from '../../../lib/astro/chart/analysis/receptions.ts';
import { dropSpeeds, toAspectPoints } from '../../../lib/astro/chart/aspects/chart-points.ts';
import { findAspectsAcross } from '../../../lib/astro/chart/aspects/find.ts';
import type { Aspect } from '../../../lib/astro/chart/aspects/point.ts';
import { type DoubleWhammy, findDoubleWhammies } from '../../../lib/astro/chart/comparison/double-whammies.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../../lib/astro/chart/comparison/house-overlay.ts';
import { findReceptionsAcross } from '../../../lib/astro/chart/comparison/receptions-across.ts';
import type { AspectSettings } from '../../../lib/astro/chart/settings.ts';
import { type ChartRequest, toAspectSettings } from '../../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import { castSubjectChart } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import type { Subject } from '../../../lib/requests/subject.ts';

interface SynastryRequest extends ChartRequest {
  readonly subject_a: Subject;
  readonly subject_b: Subject;
}

/** Two births compared. */
export interface SynastryComparison {
  readonly chartA: NatalChart;
  readonly chartB: NatalChart;
  /** From a point of A to one of B. */
  readonly aspects: readonly Aspect[];
  readonly houseOverlays: { readonly aInB: HousesByPoint; readonly bInA: HousesByPoint };
  /** Undefined where the request does not include facts. */
  readonly contacts: ChartContacts | undefined;
}

/** What two charts have in common beyond aspects and houses. */
export interface ChartContacts {
  readonly doubleWhammies: readonly DoubleWhammy[];
  /** `a` is a planet of A, `b` of B. */
  readonly receptions: readonly Reception[];
}

/**
 * Two births side by side: their charts, the aspects from one to the other, and whose points fall in whose houses.
 *
 * @throws Problem of reading the subjects or of casting their charts
 */
export function compareBirths(request: SynastryRequest, services: ChartServices): SynastryComparison {
  const [a, b] = runCollectingProblems([
    () => addHandle(readSubject(request.subject_a, services, 'body.subject_a'), request.configuration),
    () => addHandle(readSubject(request.subject_b, services, 'body.subject_b'), request.configuration),
  ]);
  const cast = (subject: SubjectWithDay): NatalChart =>
    castSubjectChart(subject, request, { ephemeris: services.ephemeris, place: subject.place });
  return compareCharts(cast(a), cast(b), request);
}

/**
 * Two charts that are cast, side by side. Points count as still: two births have no motion against each other.
 */
export function compareCharts(chartA: NatalChart, chartB: NatalChart, request: ChartRequest): SynastryComparison {
  const settings = toAspectSettings(request);
  const listPoints = ({ chart }: NatalChart, points: AspectSettings['points']) =>
    dropSpeeds(toAspectPoints(chart, { points }));
  const [pointsA, pointsB] = [listPoints(chartA, 'bodies_and_angles'), listPoints(chartB, 'bodies_and_angles')];
  const aspects = settings
    ? findAspectsAcross(listPoints(chartA, settings.points), listPoints(chartB, settings.points), settings)
    : [];
  return {
    chartA,
    chartB,
    aspects,
    contacts: request.options.include_analysis
      ? {
          doubleWhammies: findDoubleWhammies(aspects),
          receptions: findReceptionsAcross(chartA.chart, chartB.chart),
        }
      : undefined,
    houseOverlays: {
      aInB: computeHouseOverlay(pointsA, chartB.chart.horizon),
      bInA: computeHouseOverlay(pointsB, chartA.chart.horizon),
    },
  };
}
