import { dateFromDayNumber } from '../astro/clock/civil-time/calendar.ts';
import type { SearchZodiac } from '../astro/port.ts';
import type { AspectId } from '../base/catalog/aspects.ts';
import type { Ayanamsa } from '../base/catalog/ayanamsas.ts';
import { Problem } from '../base/errors/problem.ts';
import { longitudeDeg } from '../base/units/angle.ts';
import { type JdUt, SECONDS_PER_DAY, unixFromJdUt } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { ElectionSetting } from '../requests/conditions/condition-search.ts';
import type { ConditionConfiguration } from '../requests/conditions/configuration.ts';
import type { Location } from '../requests/location.ts';
import type { Subject } from '../requests/subject.ts';
import { createBirthTimeProblem } from './birth-time.ts';
import { selectStatedOrbs } from './chart-settings.ts';
import { toBirthClock } from './life.ts';
import { readPlaceWithClock } from './local-days.ts';
import { createSubjectWarnings } from './natal-chart.ts';
import { createRetainingStore, type SearchServices, toGeocentricSky } from './search-sky.ts';
import { type ChartServices, readSubject } from './subject.ts';
import { castSubjectPoints } from './subject-points.ts';

export type ElectionServices = SearchServices & ChartServices;

/** How the conditions of a request are read, and where. */
interface ConditionRequest {
  readonly configuration: ConditionConfiguration;
  readonly location?: Location | undefined;
  /** Where the location stands in the request; default `body.location`. */
  readonly locationMember?: string;
}

/** A setting, and the warnings that its reading and its searches collect. */
interface ReadSetting {
  readonly setting: ElectionSetting;
  /** Each once. */
  readonly warnings: () => readonly Warning[];
}

/**
 * Reads the parts of a search other than its conditions.
 *
 * @param moment decides which records of local practice apply to the clock of the place
 * @throws Problem `InvalidTimezone`
 */
export function readSetting(request: ConditionRequest, moment: JdUt, services: ElectionServices): ReadSetting {
  const { configuration, location, locationMember } = request;
  const { house_system, polar_fallback, orbs } = configuration;
  const { ephemeris, positions } = services;
  const sky = toGeocentricSky({ ephemeris, positions: createRetainingStore(positions) }, configuration);
  const date = dateFromDayNumber(Math.floor(unixFromJdUt(moment) / SECONDS_PER_DAY));
  const at = location && readPlaceWithClock(location, date, services, locationMember);
  const collected = new Map<string, Warning>();
  const warn = (warning: Warning): void => {
    collected.set(`${warning.code} ${warning.message}`, warning);
  };
  for (const warning of at?.warnings ?? []) warn(warning);
  const setting: ElectionSetting = {
    sky,
    at,
    houses: { houseSystem: house_system, polarFallback: polar_fallback, zodiac: sky.zodiac },
    orbsDeg: selectStatedOrbs(orbs) satisfies Readonly<Partial<Record<AspectId, number>>>,
    natalPointsOf: (subject, points, path) => {
      if (!subject) throw new Error('a condition on the birth of a request was read without one');
      const natal = castSubjectPoints({ ...configuration, subject }, services, `body.${path}.subject`);
      natal.warnings.forEach(warn);
      return selectPoints(natal.degrees, points, path);
    },
    birthOf: (subject, path) => {
      if (!subject) throw new Error('a condition on the birth of a request was read without one');
      const birth = readConditionBirth(subject, services, path);
      birth.warnings.forEach(warn);
      return birth;
    },
    timeLords: { ephemeris, zodiac: sky.zodiac, ayanamsa: ayanamsaOf(sky.zodiac), yearDays: configuration.year_days },
    warn,
  };
  return { setting, warnings: () => [...collected.values()] };
}

/** Dashas are sidereal: in a tropical request their zodiac is that of Lahiri. */
const ayanamsaOf = (zodiac: SearchZodiac): Ayanamsa => (zodiac.type === 'sidereal' ? zodiac.ayanamsa : 'lahiri');

/** @throws Problem of reading the subject, or `BirthTimeRequired` */
function readConditionBirth(subject: Subject, services: ChartServices, path: string) {
  const location = `body.${path}.subject`;
  const read = readSubject(subject, services, location);
  if (!read.timeIsKnown) throw createBirthTimeProblem(location, 'the periods and progressions of the condition depend');
  const { place, moment } = read;
  const warnings = createSubjectWarnings(read);
  return { moment: moment.jdUt, place, clock: toBirthClock(moment, services.zones), warnings };
}

type Degrees = ReturnType<typeof castSubjectPoints>['degrees'];

function selectPoints(degrees: Degrees, points: readonly string[] | undefined, path: string) {
  const selected = Object.entries(degrees).filter(([name]) => points?.includes(name) ?? true);
  if (selected.length > 0) return selected.map(([, degree]) => longitudeDeg(degree));
  const message = 'is without a time of birth, so none of points is known; send the time, or other points';
  throw new Problem('BirthTimeRequired', `body.${path}.subject ${message}`, {
    issues: [{ location: `body.${path}.subject`, message }],
  });
}
