import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import {
  firstPlaceDeg,
  listSaturnPeriods,
  type SaturnPeriod,
  toTransitSearch,
} from '../../../lib/astro/indian/sade-sati.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import { type Life, readLife } from '../../../lib/charts/life.ts';
import { listPart } from '../../../lib/charts/life-part.ts';
import { castLifeChart } from '../../../lib/charts/natal-life.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { SadeSatiRequest } from './request.ts';

/** Transits of Saturn in a life, and the Moon that they are counted from. */
export interface SadeSatiResult extends LifeResult<SaturnPeriod> {
  readonly moonDeg: LongitudeDeg;
}

const DEFAULT_DAYS = 100 * 365.25;

type SadeSatiServices = ChartServices & Pick<Services, 'positions'>;

/**
 * Finds the transits of Saturn of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, or `DatetimeOutOfRange` where the search leaves the ephemeris files
 */
export function calculateSadeSati(request: SadeSatiRequest, services: SadeSatiServices): SadeSatiResult {
  const { ephemeris, positions: store } = services;
  const zodiac = toSiderealRequest(request);
  const life = readLife({ ...request, ...zodiac }, services);
  const { chart, warnings } = castLifeChart(life, { zodiac }, ephemeris);
  const sky = { ephemeris, store, zodiac: toSearchZodiac(zodiac) };
  const frame = { zodiac: sky.zodiac, center: { type: 'geocentric' } } as const;
  const moonAt = (moment: JdUt): LongitudeDeg => ephemeris.position('moon', moment, frame).longitudeDeg;
  requireCertainMoon(life, request, moonAt);
  const moonDeg = moonAt(life.birth);
  const originDeg = firstPlaceDeg(moonDeg, request.by);
  const defaultPart = { fromJdUt: life.birth, toJdUt: jdUt(life.birth + DEFAULT_DAYS) };
  const listed = listPart({ ...life, defaultPart }, request.levels, (window, levels) => {
    requireCoveredSearch(window, ephemeris);
    return listSaturnPeriods(sky, originDeg, window).filter(({ level }) => level <= levels);
  });
  return { ...listed, life, chart, moonDeg, warnings: [...life.warnings, ...warnings] };
}

/** Refuses a birth without a time where the time decides the places: always by degree, and by sign where the Moon changes it that day. */
function requireCertainMoon(
  { subject: { day, timeIsKnown } }: Life,
  { by }: SadeSatiRequest,
  moonAt: (moment: JdUt) => LongitudeDeg,
): void {
  if (timeIsKnown) return;
  const isCertain = by === 'sign' && day && signOf(moonAt(day.fromJdUt)) === signOf(moonAt(day.toJdUt));
  if (!isCertain)
    throw createBirthTimeProblem('body.subject', 'the place of the Moon, and the transits counted from it, depend');
}

function requireCoveredSearch(window: JdRange, ephemeris: SadeSatiServices['ephemeris']): void {
  const { fromJdUt, toJdUt } = toTransitSearch(window);
  for (const moment of [fromJdUt, toJdUt]) {
    requireCoveredMoment(moment, ephemeris, { location: 'body.subject.birth_datetime', name: 'search for transits' });
  }
}
