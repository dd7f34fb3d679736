import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { ScoredReading } from '../../../lib/astro/reconcile/search.ts';
import type { ObserverKind } from '../../../lib/astro/reconcile/skies.ts';
import { CHART_OBJECT_IDS } from '../../../lib/base/catalog/chart-objects.ts';
import type { ReconciledClaims } from '../../../lib/charts/reconcile.ts';
import type { ReconcileRequest } from './request.ts';

/** Objects of a chart for points that have another name there. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  north_node: ['true_node', 'mean_node'],
  rahu: ['true_node', 'mean_node'],
  ketu: ['true_node', 'mean_node'],
  lilith: ['mean_lilith', 'true_lilith'],
};

/** The objects of a chart that the claims are about, in the order of the catalog. */
function listObjects({ claims }: ReconcileRequest): readonly string[] {
  const named = new Set(claims.flatMap(({ point }) => (point === undefined ? [] : (OBJECTS[point] ?? [point]))));
  return CHART_OBJECT_IDS.filter((id) => named.has(id));
}

/** Ways of seeing that a natal chart has an option for. */
const SIGHTS_OF_CHARTS: ReadonlySet<ObserverKind> = new Set(['apparent', 'topocentric']);

/** The body of a request for a natal chart under a reading; null where that endpoint has no option for one of its changes. */
export function toChartBody(
  { reading, chosen }: ScoredReading,
  { subject }: ReconciledClaims,
  request: ReconcileRequest,
): Record<string, unknown> | null {
  const { frame, zodiac, seeing } = reading;
  const { bodiesJdUt, anglesJdUt } = frame.view;
  const isSeenSo = !seeing.isMean && SIGHTS_OF_CHARTS.has(seeing.sight);
  const { lots, angles } = chosen.at.chart;
  if (bodiesJdUt !== anglesJdUt || !isSeenSo || lots === 'always_day' || angles !== 'alike') return null;
  const { latitudeDeg, longitudeDeg, elevationM } = frame.place.place;
  const objects = listObjects(request);
  const { user_ayanamsa } = request.configuration;
  return {
    subject: {
      name: subject.name,
      birth_datetime: { iso: formatInstant(frame.moment.jdUt) },
      birth_location: {
        latitude: { decimal: latitudeDeg },
        longitude: { decimal: longitudeDeg },
        ...(elevationM !== 0 && { elevation: elevationM }),
      },
    },
    configuration: {
      house_system: chosen.at.chart.houseSystem,
      zodiac_type: zodiac.zodiac.type,
      ...(zodiac.zodiac.type === 'sidereal' &&
        (typeof zodiac.zodiac.ayanamsa === 'string' ? { ayanamsa: zodiac.zodiac.ayanamsa } : { user_ayanamsa })),
      ...(seeing.sight === 'topocentric' && { coordinate_system: 'topocentric' }),
      ...(objects.length > 0 && { object_set: 'custom', objects }),
    },
  };
}
