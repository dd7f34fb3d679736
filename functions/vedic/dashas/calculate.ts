import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import type { DashaBalanceAtBirth } from '../../../lib/astro/indian/dashas/balance.ts';
import { findBalance, findSensitivity } from '../../../lib/astro/indian/dashas/balance.ts';
import { type FirstDasha, findFirstDasha } from '../../../lib/astro/indian/dashas/dasha-start.ts';
import {
  countEqualYears,
  countSolarYears,
  type MomentAfterYears,
  SIDEREAL_YEAR_DAYS,
} from '../../../lib/astro/indian/dashas/dasha-years.ts';
import {
  DASHA_LEVELS,
  type DashaPeriod,
  type DashaSettings,
  findCycleEnd,
  listDashas,
} from '../../../lib/astro/indian/dashas/list-dashas.ts';
import type { Ephemeris, SearchZodiac } from '../../../lib/astro/port.ts';
import type { DashaYear } from '../../../lib/base/catalog/dashas.ts';
import { DASHA_TERMS } from '../../../lib/base/catalog/dashas.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { type Life, readLife } from '../../../lib/charts/life.ts';
import { type ListedPeriods, listPart } from '../../../lib/charts/life-part.ts';
import { requireNatalLife } from '../../../lib/charts/natal-life.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { DashasRequest } from './request.ts';

/** Dashas of a life, and how they begin. */
export interface DashasResult extends LifeResult<DashaPeriod> {
  readonly first: FirstDasha;
  readonly balance: DashaBalanceAtBirth;
  readonly sensitivityDaysPerMinute: number;
}

/** Most levels of a whole cycle that one answer has. */
const LEVELS_OF_WHOLE_CYCLE = 3;

/**
 * Calculates the dashas of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, `InvalidRange` for a part with too many periods, or
 * `DatetimeOutOfRange` where solar years lie beyond the files
 */
export function calculateDashas(request: DashasRequest, services: ChartServices): DashasResult {
  const { ephemeris } = services;
  const zodiac = toSiderealRequest(request);
  const { positions, system } = request;
  const life = readLife({ ...request, ...zodiac }, services);
  const { chart, warnings } = requireNatalLife(life, { zodiac, positions }, ephemeris);
  const birth = { moment: life.birth, place: life.subject.place, zodiac: toSearchZodiac(zodiac), positions };
  const rule = { ...request, startFrom: request.start_from, abhijit: request.abhijit ?? 'not' } as const;
  const first = locateErrors({ time: 'body.subject.birth_datetime' }, () => findFirstDasha(ephemeris, birth, rule));
  const settings = { system, ...first, momentAfter: countYears(request.year_days, birth, ephemeris) };
  const years = DASHA_TERMS[system][first.firstTerm]?.years ?? 0;
  const yearDays = request.year_days === 'solar' ? SIDEREAL_YEAR_DAYS : request.year_days;
  return {
    ...locateErrors({ time: 'body.year_days' }, () => listWithinLimits(life, settings, request)),
    life,
    chart,
    warnings: [...life.warnings, ...warnings],
    first,
    balance: locateErrors({ time: 'body.year_days' }, () => findBalance(settings, life.birth)),
    sensitivityDaysPerMinute: findSensitivity({ sharePerDay: first.sharePerDay, years, yearDays }),
  };
}

interface DashaYears {
  readonly moment: JdUt;
  readonly zodiac: SearchZodiac;
  readonly positions: DashasRequest['positions'];
}

function countYears(
  year: DashaYear,
  { moment, zodiac, positions }: DashaYears,
  ephemeris: Ephemeris,
): MomentAfterYears {
  if (year !== 'solar') return countEqualYears(moment, year);
  const frame = { zodiac, center: { type: 'geocentric' }, positions } as const;
  return countSolarYears(moment, (at) => ephemeris.position('sun', at, frame));
}

function listWithinLimits(
  life: Life,
  settings: DashaSettings,
  { levels, year_days: year }: DashasRequest,
): ListedPeriods<DashaPeriod> {
  const level = DASHA_LEVELS.find((candidate) => candidate === levels) ?? 1;
  const list = (counted: DashaSettings): ListedPeriods<DashaPeriod> => {
    const defaultPart =
      levels <= LEVELS_OF_WHOLE_CYCLE ? { fromJdUt: life.birth, toJdUt: findCycleEnd(counted) } : undefined;
    return listPart({ ...life, defaultPart }, levels, (window) => listDashas(counted, window, level));
  };
  // Too many periods are counted in equal years: each solar one is a search.
  if (year === 'solar') list({ ...settings, momentAfter: countEqualYears(life.birth, SIDEREAL_YEAR_DAYS) });
  return list(settings);
}
