import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import { type Firdar, listFirdaria } from '../../../lib/astro/timing/time-lords/firdaria.ts';
import { readLife } from '../../../lib/charts/life.ts';
import { listPart } from '../../../lib/charts/life-part.ts';
import { requireNatalLife } from '../../../lib/charts/natal-life.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import type { FirdariaRequest } from './request.ts';

const ZODIAC = { zodiac_type: 'tropical' } as const;

/**
 * Calculates the firdaria of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, or `InvalidRange` for a part with too many periods
 */
export function calculateFirdaria(request: FirdariaRequest, services: ChartServices): LifeResult<Firdar> {
  const life = readLife(request, services);
  const { chart, horizon, warnings } = requireNatalLife(life, { zodiac: ZODIAC }, services.ephemeris);
  const { nodes, year_days: yearDays, levels } = request;
  const settings = { birth: life.birth, isDayChart: horizon.isDayChart, nodes, yearDays };
  const listed = listPart(life, levels, (window, count) => listFirdaria(settings, window, count === 1 ? 1 : 2));
  return { ...listed, life, chart, warnings: [...life.warnings, ...warnings] };
}
