import { dropSpeeds, toAspectPoints } from '../../lib/astro/chart/aspects/chart-points.ts';
import { findAspectsAcross } from '../../lib/astro/chart/aspects/find.ts';
import type { Aspect } from '../../lib/astro/chart/aspects/point.ts';
import { computeHouseOverlay, type HousesByPoint } from '../../lib/astro/chart/comparison/house-overlay.ts';
import { type ChartRequest, toAspectSettings } from '../../lib/charts/chart-settings.ts';
import { castSubjectChart, type NatalChart } from '../../lib/charts/natal-chart.ts';
import type { ChartServices, SubjectWithDay } from '../../lib/charts/subject.ts';

/** The sky of a moment laid upon a birth. */
export interface TransitComparison {
  readonly natal: NatalChart;
  readonly transits: NatalChart;
  /** From a transiting body to a natal point. */
  readonly aspects: readonly Aspect[];
  readonly transitHouses: HousesByPoint;
}

/** A birth and a moment of transits that were read. */
interface BirthAndTransit {
  readonly subject: SubjectWithDay;
  readonly transit: SubjectWithDay;
}

/**
 * Casts the chart of a birth and that of a moment, and compares them.
 *
 * @throws Problem of casting the charts
 */
export function layTransits(
  { subject, transit }: BirthAndTransit,
  request: ChartRequest,
  { ephemeris }: ChartServices,
): TransitComparison {
  const natal = castSubjectChart(subject, request, { ephemeris, place: subject.place });
  const transits = castSubjectChart(transit, request, { ephemeris, place: transit.place });
  // Only the bodies: the angles of a transit chart pass over every natal point each day.
  const transiting = toAspectPoints(transits.chart, { points: 'bodies' });
  const settings = toAspectSettings(request);
  return {
    natal,
    transits,
    aspects: settings ? findAspectsAcross(transiting, dropSpeeds(toAspectPoints(natal.chart, settings)), settings) : [],
    transitHouses: computeHouseOverlay(transiting, natal.chart.horizon),
  };
}
