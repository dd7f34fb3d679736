import { heldStill, pointsOfChart } from '../../domain/aspects/chart-points.ts';
import { aspectsAcross } from '../../domain/aspects/find.ts';
import type { AspectSettings } from '../../domain/chart/settings.ts';
import { housesOf } from '../../domain/comparative/houses-of.ts';
import type { Synastry } from '../../projection/comparative/synastry.ts';
import type { NatalChart } from '../../projection/natal-chart.ts';
import type { Subject } from '../../schemas/subject.ts';
import { aspectSettings, type ChartRequest } from '../chart-settings.ts';
import { chartOfSubject } from '../natal-chart.ts';
import { type Readers, readSubject, type SubjectInTime } from '../subject.ts';
import { together } from '../together.ts';

interface SynastryRequest extends ChartRequest {
  readonly subject_a: Subject;
  readonly subject_b: Subject;
}

/**
 * Two births side by side: their charts, the aspects from one to the other, and whose points fall in whose houses.
 *
 * @throws Problem of reading the subjects or of casting their charts
 */
export function synastry(request: SynastryRequest, readers: Readers): Synastry {
  const [a, b] = together([
    () => readSubject(request.subject_a, readers, 'body.subject_a'),
    () => readSubject(request.subject_b, readers, 'body.subject_b'),
  ]);
  const chartOf = (subject: SubjectInTime): NatalChart =>
    chartOfSubject(subject, request, { ephemeris: readers.ephemeris, place: subject.place });
  return compared(chartOf(a), chartOf(b), request);
}

/** Two births have no motion against each other, so both count as still. */
function compared(chartA: NatalChart, chartB: NatalChart, request: ChartRequest): Synastry {
  const settings = aspectSettings(request);
  const pointsOf = ({ chart }: NatalChart, points: AspectSettings['points']) =>
    heldStill(pointsOfChart(chart, { points }));
  const [pointsA, pointsB] = [pointsOf(chartA, 'bodies_and_angles'), pointsOf(chartB, 'bodies_and_angles')];
  return {
    chartA,
    chartB,
    aspects: settings
      ? aspectsAcross(pointsOf(chartA, settings.points), pointsOf(chartB, settings.points), settings)
      : [],
    houseOverlays: { aInB: housesOf(pointsA, chartB.chart.horizon), bInA: housesOf(pointsB, chartA.chart.horizon) },
  };
}
