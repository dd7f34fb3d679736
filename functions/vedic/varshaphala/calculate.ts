import { assessSect, createSectWarnings } from '../../../lib/astro/chart/analysis/chart-sect.ts';
import { type Chart, castChart } from '../../../lib/astro/chart/cast.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import { findFirstDasha } from '../../../lib/astro/indian/dashas/dasha-start.ts';
import {
  countEqualYears,
  countSolarYears,
  type MomentAfterYears,
  SIDEREAL_YEAR_DAYS,
} from '../../../lib/astro/indian/dashas/dasha-years.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import {
  type GrahaPosition,
  isCombust,
  isRetrogradeGraha,
  selectPlanets,
  toGrahas,
} from '../../../lib/astro/indian/grahas.ts';
import { listMudda, listPatyayini, type PatyayiniPeriod } from '../../../lib/astro/indian/tajika/annual-dashas.ts';
import type { TajikaChart } from '../../../lib/astro/indian/tajika/tajika-chart.ts';
import { findMuntha, findOffices, findYearLord, type YearLord } from '../../../lib/astro/indian/tajika/year-lord.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { ageAt } from '../../../lib/astro/timing/time-lords/anniversaries.ts';
import type { Sign } from '../../../lib/base/catalog/signs.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { readLife } from '../../../lib/charts/life.ts';
import { showInstantAtPlace } from '../../../lib/charts/moment-at-place.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import {
  createPlaceChoiceWarnings,
  type RequestedPlace,
  toRequestedPlace,
} from '../../../lib/charts/requested-place.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { toGrahaSettings } from '../graha-settings.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { VarshaphalaRequest } from './request.ts';

/** The annual chart of a year of life. */
export interface Varshaphala {
  readonly subject: SubjectWithDay;
  readonly completedYears: number;
  /** Beginning of the year, in the civil time of its place. */
  readonly start: LocalMoment;
  readonly end: JdUt;
  readonly place: RequestedPlace;
  readonly chart: Chart;
  readonly grahas: readonly GrahaPosition[];
  readonly tajika: TajikaChart;
  readonly birthLagna: Sign;
  readonly muntha: Sign;
  readonly yearLord: YearLord;
  readonly mudda: readonly DashaPeriod[];
  readonly patyayini: readonly PatyayiniPeriod[];
  readonly warnings: readonly Warning[];
}

/**
 * Finds the year of a request and casts its chart.
 *
 * @throws Problem of reading the birth, the moment or the place, `BirthTimeRequired`, or `DatetimeOutOfRange` where the
 * year lies beyond the ephemeris files
 */
export function calculateVarshaphala(request: VarshaphalaRequest, services: ChartServices): Varshaphala {
  const birth = readBirthAndTarget(request, services);
  if (!birth.subject.timeIsKnown)
    throw createBirthTimeProblem('body.subject', 'the beginning and the Lagna of the year depend');
  const member = request.year_of_life === undefined ? 'target_datetime' : 'year_of_life';
  return locateErrors({ time: `body.${member}` }, () => castYear(birth, request, services));
}

interface BirthAndTarget {
  readonly subject: SubjectWithDay;
  readonly birth: JdUt;
  /** Undefined where the request states a year of life. */
  readonly target?: JdUt;
  readonly warnings: readonly Warning[];
}

function readBirthAndTarget(request: VarshaphalaRequest, services: ChartServices): BirthAndTarget {
  const zodiac = toSiderealRequest(request);
  if (request.year_of_life === undefined) return readLife({ ...request, ...zodiac }, services);
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), zodiac);
  return { subject, birth: subject.moment.jdUt, warnings: createSubjectWarnings(subject, 'local time of birth') };
}

/** Moments by years of life; a share of a year is the same share of the Sun's way. */
function countYears(birth: JdUt, request: VarshaphalaRequest, { ephemeris }: ChartServices): MomentAfterYears {
  const { year_start, positions } = request;
  if (year_start === 'mean') return countEqualYears(birth, SIDEREAL_YEAR_DAYS);
  const zodiac =
    year_start === 'tropical' ? ({ type: 'tropical' } as const) : toSearchZodiac(toSiderealRequest(request));
  const frame = { zodiac, center: { type: 'geocentric' }, positions } as const;
  return countSolarYears(birth, (at) => ephemeris.position('sun', at, frame));
}

function castYear(
  { subject, birth, target, warnings }: BirthAndTarget,
  request: VarshaphalaRequest,
  services: ChartServices,
): Varshaphala {
  const { ephemeris } = services;
  const momentAfter = countYears(birth, request, services);
  const completedYears = target === undefined ? (request.year_of_life ?? 1) - 1 : ageAt(momentAfter, target);
  const [from, to] = [momentAfter(completedYears), momentAfter(completedYears + 1)];
  const { start, place, warnings: placeWarnings } = readPlaceOfYear(from, request, services);
  const cast = castChart(ephemeris, { moment: from, place, timeIsKnown: true }, toGrahaSettings(request, 'mean'));
  const grahas = toGrahas(cast, 'mean');
  const tajika = toTajikaChart(cast, grahas);
  const zodiac = toSearchZodiac(toSiderealRequest(request));
  const natal = { moment: birth, place: subject.place, zodiac, positions: request.positions };
  const birthLagna = findBirthLagna(natal, services);
  const muntha = findMuntha(birthLagna, completedYears);
  const first = findFirstDasha(ephemeris, natal, VIMSHOTTARI);
  const momentInYear = (share: number): JdUt =>
    request.mudda_year === 'solar' ? momentAfter(completedYears + share) : jdUt(from + share * DAYS_OF_MUDDA);
  const sectWarnings = createSectWarnings(assessSect(cast.context));
  return {
    ...{ subject, completedYears, start, end: to, place, chart: cast, grahas, tajika, birthLagna, muntha },
    yearLord: findYearLord(tajika, findOffices(tajika, { birthLagna, muntha }), request.year_lord_rule),
    mudda: listMudda(first, { completedYears, momentAfter: momentInYear }),
    patyayini: listPatyayini(tajika, { fromJdUt: from, toJdUt: to }),
    warnings: [...warnings, ...placeWarnings, ...cast.warnings, ...sectWarnings],
  };
}

const DAYS_OF_MUDDA = 360;
const VIMSHOTTARI = { system: 'vimshottari', abhijit: 'not', startFrom: 'moon', balance: 'longitude' } as const;

function readPlaceOfYear(from: JdUt, request: VarshaphalaRequest, services: ChartServices) {
  const { return_location, subject } = request;
  const location = return_location ?? subject.birth_location;
  const place = toRequestedPlace(location);
  const placeZone = return_location ? 'body.return_location.timezone' : 'body.subject.birth_location.timezone';
  const clock = { place, timezone: location.timezone };
  const start = showInstantAtPlace(from, clock, services, { time: 'body.year_of_life', placeZone });
  // The warnings of the birth name its own place.
  const warnings = return_location ? [...createPlaceChoiceWarnings(place), ...createZoneWarnings(start.zoneMatch)] : [];
  return { start, place, warnings };
}

function findBirthLagna(
  { moment, place, zodiac }: { moment: JdUt; place: RequestedPlace; zodiac: ReturnType<typeof toSearchZodiac> },
  { ephemeris }: ChartServices,
): Sign {
  const houses = ephemeris.houses(moment, place, 'W', zodiac);
  if (!houses) throw new RangeError('whole-sign houses exist at every latitude');
  return signOf(houses.ascendantDeg);
}

function toTajikaChart({ horizon }: Chart, grahas: readonly GrahaPosition[]): TajikaChart {
  if (!horizon) throw new RangeError('the chart of a return has a horizon');
  const sunDeg = grahas.find(({ id }) => id === 'sun')?.longitudeDeg ?? 0;
  const planets = selectPlanets(grahas).map((graha) => {
    const states = { isRetrograde: isRetrogradeGraha(graha), isCombust: isCombust(graha, sunDeg) ?? false };
    return [graha.id, { longitudeDeg: graha.longitudeDeg, ...states }] as const;
  });
  return {
    planets: Object.fromEntries(planets) as TajikaChart['planets'],
    lagnaDeg: horizon.houses.ascendantDeg,
    isDayChart: horizon.isDayChart,
  };
}
