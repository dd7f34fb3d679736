import { findFriendships } from '../../../lib/astro/indian/friendships.ts';
import { selectPlanets } from '../../../lib/astro/indian/grahas.ts';
import { findBhavaBala, findVimshopakas, type HouseStrength } from '../../../lib/astro/indian/shadbala/bhava.ts';
import type { ShadbalaChart } from '../../../lib/astro/indian/shadbala/chart.ts';
import { findShadbala, type Shadbala } from '../../../lib/astro/indian/shadbala/shadbala.ts';
import { findSolarDay, isWholeDay } from '../../../lib/astro/sky/rising/sunrise.ts';
import { mapPlanets } from '../../../lib/base/catalog/shadbala.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, SECONDS_PER_DAY, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { castTimedGrahas, type TimedGrahas } from '../cast-grahas.ts';
import type { ShadbalaRequest } from './request.ts';

/** The strengths of a birth. */
export interface Strengths extends TimedGrahas {
  readonly shadbala: Shadbala;
  readonly houses: readonly HouseStrength[];
  readonly vimshopaka: ReturnType<typeof findVimshopakas>;
}

/**
 * Calculates the strengths of planets and houses.
 *
 * @throws Problem of reading the subject, `BirthTimeRequired`, or `DatetimeOutOfRange` where sunrise lies beyond the files
 */
export function calculateShadbala(request: ShadbalaRequest, services: ChartServices): Strengths {
  const cast = castTimedGrahas(request, services);
  const { chart, warnings } = readChart(cast, services);
  const shadbala = findShadbala(chart, request);
  return {
    ...cast,
    warnings: [...cast.warnings, ...warnings],
    shadbala,
    houses: findBhavaBala(chart, shadbala),
    vimshopaka: findVimshopakas(chart),
  };
}

const HINDU_HORIZON = { definition: 'hindu' } as const;

function readChart({ subject, chart, horizon, grahas }: TimedGrahas, { ephemeris }: ChartServices) {
  const { place, moment } = subject;
  const solar = locateErrors({ time: 'body.subject.birth_datetime' }, () =>
    findSolarDay({ ephemeris, place, horizon: HINDU_HORIZON }, moment.jdUt),
  );
  const day = isWholeDay(solar) ? solar : undefined;
  const dateOf = (at: JdUt): number => Math.floor((unixFromJdUt(at) + moment.offsetSeconds) / SECONDS_PER_DAY);
  const equatorialOf = (id: string) => {
    const equatorial = chart.points.find((point) => point.id === id)?.equatorial;
    if (!equatorial) throw new RangeError(`the chart lacks the declination of ${id}`);
    return equatorial;
  };
  const strengthsChart: ShadbalaChart = {
    moment: moment.jdUt,
    deltaTDays: chart.context.orientation.deltaTSeconds / SECONDS_PER_DAY,
    ayanamsaDeg: chart.context.ayanamsaDeg ?? 0,
    grahas,
    friendships: findFriendships(selectPlanets(grahas)),
    declinationsDeg: mapPlanets((id) => equatorialOf(id).declinationDeg),
    middlesDeg: horizon.houses.cuspsDeg,
    sunHourAngleDeg: arcDeg(equatorialOf('sun').rightAscensionDeg, horizon.houses.armcDeg),
    day,
    dates: { midnight: dateOf(moment.jdUt), sunrise: dateOf(day ? day.sunrise : moment.jdUt) },
  };
  return { chart: strengthsChart, warnings: isWholeDay(solar) ? [] : warnOfMissingDay(solar.reason) };
}

const CODES = { does_not_rise: 'SunDoesNotRise', does_not_set: 'SunDoesNotSet' } as const;

const warnOfMissingDay = (reason: keyof typeof CODES): readonly Warning[] => [
  createWarning(
    CODES[reason],
    'The birth is in no day from sunrise to sunrise: nobody has hora bala, only Jupiter has tribhaga bala, and the day is the calendar day.',
  ),
];
