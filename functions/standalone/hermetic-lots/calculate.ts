import { type Chart, castChart, type Horizon } from '../../../lib/astro/chart/cast.ts';
import { type LotPosition, placeLots } from '../../../lib/astro/chart/computed-points.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import { type LotCatalog, listLots } from '../../../lib/base/catalog/lots.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toZodiac } from '../../../lib/charts/zodiac.ts';
import { readMoment } from '../read-moment.ts';
import type { HermeticLotsRequest } from './request.ts';

/** The lots of a chart. */
export interface HermeticLots {
  readonly moment: LocalMoment;
  readonly chart: Chart;
  readonly horizon: Horizon;
  readonly lots: readonly LotPosition[];
  readonly warnings: readonly Warning[];
}

/**
 * Calculates the lots of a request for its moment and place.
 *
 * @throws Problem of reading the moment, and `HouseSystemUndefined`
 */
export function calculateLots(request: HermeticLotsRequest, services: ChartServices): HermeticLots {
  const place = toRequestedPlace(request);
  const moment = readMoment(request.date_time, services, place);
  const when = { moment: moment.jdUt, place, timeIsKnown: true };
  const chart = locateErrors({ houseSystem: 'body.house_system' }, () =>
    castChart(services.ephemeris, when, toLotChartSettings(request)),
  );
  // A geocentric chart of a known time always has one.
  const horizon = chart.horizon as Horizon;
  const lots = placeLots(listLots(listCatalogs(request)), chart.context, horizon);
  return { moment, chart, horizon, lots, warnings: [...moment.warnings, ...chart.warnings] };
}

/** A chart of houses and sect alone: the lots find their planets themselves. */
function toLotChartSettings(request: HermeticLotsRequest): ChartSettings {
  return {
    zodiac: toZodiac(request),
    coordinateSystem: 'geocentric',
    houseSystem: request.house_system,
    polarFallback: request.polar_fallback,
    objectSet: 'custom',
    objects: [],
    planetsOnly: false,
    withEquatorial: false,
    withLots: false,
  };
}

function listCatalogs({ include_optional, include_legacy }: HermeticLotsRequest): readonly LotCatalog[] {
  return [
    'hermetic',
    ...(include_optional ? (['optional'] as const) : []),
    ...(include_legacy ? (['legacy'] as const) : []),
  ];
}
