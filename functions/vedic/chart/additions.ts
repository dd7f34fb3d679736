import type { Chart } from '../../../lib/astro/chart/cast.ts';
import { wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import {
  type BhavaArudha,
  findBhavaArudhas,
  findGrahaArudhas,
  type GrahaArudha,
} from '../../../lib/astro/indian/arudhas.ts';
import type { GrahaPosition } from '../../../lib/astro/indian/grahas.ts';
import {
  findRulingPlanets,
  findSignificators,
  type HouseSignificators,
  type RulingPlanets,
} from '../../../lib/astro/indian/kp-significators.ts';
import { findSpecialLagnas, type SpecialLagnaPlace } from '../../../lib/astro/indian/special-lagnas.ts';
import { findSolarUpagrahas, findUpagrahaMoment } from '../../../lib/astro/indian/upagrahas.ts';
import { ALMANAC_HORIZON } from '../../../lib/astro/sky/rising/horizon.ts';
import { type ChaldeanPlanet, dayRulerOf, weekdayOf } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { type BrokenSolarDay, findSolarDay, isWholeDay, type SolarDay } from '../../../lib/astro/sky/rising/sunrise.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { Graha } from '../../../lib/base/catalog/grahas.ts';
import type { Sign } from '../../../lib/base/catalog/signs.ts';
import {
  type ChartAddition,
  DAY_UPAGRAHA_IDS,
  type DayUpagraha,
  DEFAULT_PARTS,
  SOLAR_UPAGRAHAS,
  type SolarUpagraha,
} from '../../../lib/base/catalog/vedic-points.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import type { SubjectWithDay } from '../../../lib/charts/subject.ts';
import type { VedicChartRequest } from './request.ts';

/** An upagraha; one of a part of the day with the moment at which it rises. */
export interface Upagraha {
  readonly id: DayUpagraha | SolarUpagraha;
  readonly longitudeDeg: LongitudeDeg;
  readonly risesAt?: JdUt;
}

/** What Krishnamurti's system reads of a chart. */
export interface KpReading {
  /** Undefined where Placidus is. */
  readonly houses:
    | { readonly cuspsDeg: readonly LongitudeDeg[]; readonly significators: readonly HouseSignificators[] }
    | undefined;
  readonly rulingPlanets: RulingPlanets & { readonly dayLord: ChaldeanPlanet | undefined };
}

/** What a chart has besides the grahas; each undefined unless the request includes it. */
export interface ChartAdditions {
  readonly upagrahas?: readonly Upagraha[];
  readonly arudhas?: { readonly houses: readonly BhavaArudha[]; readonly grahas: readonly GrahaArudha[] };
  readonly specialLagnas?: readonly SpecialLagnaPlace[];
  readonly kp?: KpReading;
  readonly warnings: readonly Warning[];
}

interface AddedChart {
  readonly request: VedicChartRequest;
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly grahas: readonly GrahaPosition[];
}

/** The day of a chart, with the Ascendant and the grahas by name. */
interface Facts extends AddedChart {
  readonly ascendantDeg: LongitudeDeg;
  readonly longitudes: Readonly<Record<Graha, LongitudeDeg>>;
  /** Undefined where nothing is counted from sunrise. */
  readonly day: SolarDay | BrokenSolarDay | undefined;
}

const NEEDS_SUNRISE: readonly ChartAddition[] = ['upagrahas', 'special_lagnas', 'krishnamurti'];

/** @throws Problem `BirthTimeRequired`, or `DatetimeOutOfRange` at the ends of the ephemeris files */
export function addToChart(added: AddedChart): ChartAdditions {
  const { request, chart, grahas } = added;
  const { include } = request;
  if (include.length === 0) return { warnings: [] };
  const ascendantDeg = chart.horizon?.houses.ascendantDeg;
  if (ascendantDeg === undefined) throw createBirthTimeProblem('body.subject', 'what `include` adds depends');
  const entries = grahas.map(({ id, longitudeDeg }) => [id, longitudeDeg]);
  const longitudes = Object.fromEntries(entries) as Record<Graha, LongitudeDeg>;
  const day = include.some((addition) => NEEDS_SUNRISE.includes(addition)) ? findDay(added) : undefined;
  const facts: Facts = { ...added, ascendantDeg, longitudes, day };
  return {
    ...(include.includes('upagrahas') && { upagrahas: listUpagrahas(facts) }),
    ...(include.includes('arudhas') && { arudhas: listArudhas(facts) }),
    ...(include.includes('special_lagnas') && { specialLagnas: listSpecialLagnas(facts) }),
    ...(include.includes('krishnamurti') && { kp: readKp(facts) }),
    warnings: day && !isWholeDay(day) ? [warnOfSunrise(day)] : [],
  };
}

function findDay({ request, subject, chart }: AddedChart) {
  const { ephemeris, place, moment } = chart.context;
  const horizon = request.sunrise === 'hindu' ? ({ definition: 'hindu' } as const) : ALMANAC_HORIZON;
  return locateErrors({ time: 'body.subject.birth_datetime' }, () =>
    findSolarDay({ ephemeris, place: subject.place ?? place, horizon }, moment),
  );
}

const warnOfSunrise = ({ reason }: BrokenSolarDay): Warning =>
  createWarning(
    reason === 'does_not_rise' ? 'SunDoesNotRise' : 'SunDoesNotSet',
    'The day of birth lacks a sunrise, a sunset or the next sunrise: what is counted from them is left out.',
  );

/** The wall clock of the place at a sunrise, by the offset at birth. */
const wallOf = ({ subject }: Facts, { sunrise }: SolarDay) =>
  wallAt(unixFromJdUt(sunrise), subject.moment.offsetSeconds);

function listUpagrahas(facts: Facts): readonly Upagraha[] {
  const { request, chart, longitudes, day } = facts;
  const { ephemeris, moment, place } = chart.context;
  const solar = findSolarUpagrahas(longitudes.sun);
  const ofSun = SOLAR_UPAGRAHAS.map((id) => ({ id, longitudeDeg: solar[id] }));
  if (!day || !isWholeDay(day)) return ofSun;
  const dayOfMoment = { day, weekday: weekdayOf(wallOf(facts, day)), moment };
  const ofDay = DAY_UPAGRAHA_IDS.map((id) => {
    const part = request.upagraha_parts[id] ?? DEFAULT_PARTS[id];
    const risesAt = findUpagrahaMoment(id, dayOfMoment, { part, lordless: request.upagraha_lordless });
    const { ascendantDeg } = ephemeris.houses(risesAt, place, 'W', chart.settings.zodiac) ?? {};
    return ascendantDeg === undefined ? [] : [{ id, longitudeDeg: ascendantDeg, risesAt }];
  });
  return [...ofDay.flat(), ...ofSun];
}

function listArudhas({ request, ascendantDeg, longitudes }: Facts) {
  const signs = Object.entries(longitudes).map(([id, longitudeDeg]) => [id, signOf(longitudeDeg)]);
  const chart = { ascendant: signOf(ascendantDeg), grahas: Object.fromEntries(signs) as Record<Graha, Sign> };
  const settings = {
    exceptions: request.arudha_exceptions,
    scorpioLord: request.scorpio_lord,
    aquariusLord: request.aquarius_lord,
  };
  return { houses: findBhavaArudhas(chart, settings), grahas: findGrahaArudhas(chart, settings) };
}

const MINUTES_PER_DAY = 1440;

function listSpecialLagnas({ chart, ascendantDeg, longitudes, day }: Facts): readonly SpecialLagnaPlace[] {
  const { ephemeris, frame, moment } = chart.context;
  const sunrise = day && isWholeDay(day) ? day.sunrise : undefined;
  return findSpecialLagnas({
    ...{ ascendantDeg, moonDeg: longitudes.moon, sunDeg: longitudes.sun },
    sunrise: sunrise && {
      minutes: (moment - sunrise) * MINUTES_PER_DAY,
      sunDeg: ephemeris.longitude('sun', sunrise, frame),
    },
  });
}

function readKp(facts: Facts): KpReading {
  const { chart, ascendantDeg, grahas, longitudes, day } = facts;
  const toKp = (longitudeDeg: LongitudeDeg) => chart.kp?.toKpLongitude(longitudeDeg) ?? longitudeDeg;
  const cuspsDeg = chart.kp?.cuspsDeg;
  const placed = grahas.map(({ id, longitudeDeg }) => ({ id, longitudeDeg: toKp(longitudeDeg) }));
  const dayLord = day && isWholeDay(day) ? dayRulerOf(wallOf(facts, day)) : undefined;
  return {
    houses: cuspsDeg && { cuspsDeg, significators: findSignificators(placed, cuspsDeg) },
    rulingPlanets: { ...findRulingPlanets(toKp(ascendantDeg), toKp(longitudes.moon)), dayLord },
  };
}
