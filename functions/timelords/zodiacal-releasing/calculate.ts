import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import {
  listReleasing,
  RELEASING_LEVELS,
  type ReleasingPeriod,
} from '../../../lib/astro/timing/time-lords/releasing.ts';
import { readLife } from '../../../lib/charts/life.ts';
import { listPart } from '../../../lib/charts/life-part.ts';
import { requireNatalLife } from '../../../lib/charts/natal-life.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { findReleasingSigns, type ReleasingSigns } from '../lot-signs.ts';
import type { ReleasingRequest } from './request.ts';

/** Periods of zodiacal releasing, and the signs that they come from. */
export interface ReleasingResult extends LifeResult<ReleasingPeriod> {
  readonly signs: ReleasingSigns;
}

/**
 * Calculates the zodiacal releasing of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, or `InvalidRange` for a part with too many periods
 */
export function calculateReleasing(request: ReleasingRequest, services: ChartServices): ReleasingResult {
  const life = readLife(request, services);
  const natal = requireNatalLife(life, { zodiac: request }, services.ephemeris);
  const signs = findReleasingSigns(natal, request);
  const settings = { birth: life.birth, ...signs, yearDays: request.year_days, loosing: request.loosing };
  const listed = listPart(life, request.levels, (window, count) =>
    listReleasing(settings, window, RELEASING_LEVELS.find((level) => level === count) ?? 1),
  );
  return { ...listed, life, signs, chart: natal.chart, warnings: [...life.warnings, ...natal.warnings] };
}
