import { dropSpeeds, toAspectPoints } from '../../../lib/domain/aspects/chart-points.ts';
import { findAspectsAcross } from '../../../lib/domain/aspects/find.ts';
import type { Aspect } from '../../../lib/domain/aspects/point.ts';
import type { AspectSettings } from '../../../lib/domain/chart/settings.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../../lib/domain/comparative/house-overlay.ts';
import type { Subject } from '../../../lib/schemas/subject.ts';
import { type ChartRequest, toAspectSettings } from '../../../lib/use-cases/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/use-cases/collect-problems.ts';
import type { NatalChart } from '../../../lib/use-cases/natal-chart.ts';
import { castSubjectChart } from '../../../lib/use-cases/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/use-cases/subject.ts';

interface SynastryRequest extends ChartRequest {
  readonly subject_a: Subject;
  readonly subject_b: Subject;
}

/**
 * Two births side by side: their charts, the aspects from one to the other, and whose points fall in whose houses.
 *
 * @throws Problem of reading the subjects or of casting their charts
 */
export function synastry(request: SynastryRequest, readers: ChartServices): SynastryComparison {
  const [a, b] = runCollectingProblems([
    () => readSubject(request.subject_a, readers, 'body.subject_a'),
    () => readSubject(request.subject_b, readers, 'body.subject_b'),
  ]);
  const chartOf = (subject: SubjectWithDay): NatalChart =>
    castSubjectChart(subject, request, { ephemeris: readers.ephemeris, place: subject.place });
  return compared(chartOf(a), chartOf(b), request);
}

/** Two births have no motion against each other, so both count as still. */
function compared(chartA: NatalChart, chartB: NatalChart, request: ChartRequest): SynastryComparison {
  const settings = toAspectSettings(request);
  const pointsOf = ({ chart }: NatalChart, points: AspectSettings['points']) =>
    dropSpeeds(toAspectPoints(chart, { points }));
  const [pointsA, pointsB] = [pointsOf(chartA, 'bodies_and_angles'), pointsOf(chartB, 'bodies_and_angles')];
  return {
    chartA,
    chartB,
    aspects: settings
      ? findAspectsAcross(pointsOf(chartA, settings.points), pointsOf(chartB, settings.points), settings)
      : [],
    houseOverlays: {
      aInB: computeHouseOverlay(pointsA, chartB.chart.horizon),
      bInA: computeHouseOverlay(pointsB, chartA.chart.horizon),
    },
  };
}

/** Two births compared. */
export interface SynastryComparison {
  readonly chartA: NatalChart;
  readonly chartB: NatalChart;
  /** From a point of A to one of B. */
  readonly aspects: readonly Aspect[];
  readonly houseOverlays: { readonly aInB: HousesByPoint; readonly bInA: HousesByPoint };
}
