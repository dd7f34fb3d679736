import type { AreaConditions } from './area-conditions.ts';
import type { CountyAtlas } from './topology.ts';

const ZONE_WORDS: Readonly<Record<string, string>> = {
  'America/New_York': 'on Eastern Time',
  'America/Chicago': 'on Central Time',
  'America/Denver': 'on Mountain Time',
  'America/Los_Angeles': 'on Pacific Time',
};

/** States whose names alone could mean a city, or need an article. */
const STATE_WORDS: Readonly<Record<string, string>> = {
  'District of Columbia': 'the District of Columbia',
  'New York': 'New York State',
  Washington: 'Washington State',
};

/** Longer lists of counties are cut. */
const MAX_NAMES = 4;

/** FIPS codes of cities that belong to no county: St. Louis is 29510. */
const FIRST_CITY_CODE = 510;
const COUNTIES_PER_STATE = 1000;
const DISTRICT_OF_COLUMBIA = 11_001;

const isCity = (county: number): boolean =>
  county % COUNTIES_PER_STATE >= FIRST_CITY_CODE || county === DISTRICT_OF_COLUMBIA;

const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `Fulton and DeKalb counties`, `Cook County`, `the city of Baltimore`, `Hennepin, Ramsey, Anoka, Carver and 6 other counties` */
function describeCounties(codes: readonly number[], names: CountyAtlas['countyNames']): string {
  const nameOf = (code: number): string => (isCity(code) ? `the city of ${names.get(code)}` : `${names.get(code)}`);
  const shownNames = codes.slice(0, MAX_NAMES).map(nameOf);
  const others = codes.length - shownNames.length;
  if (others > 0) return `${shownNames.join(', ')} and ${others} other ${others === 1 ? 'county' : 'counties'}`;
  const kind = codes.every(isCity) ? '' : codes.length === 1 ? ' County' : ' counties';
  return `${listInWords(shownNames)}${kind}`;
}

const formatDegrees = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)}° ${degrees < 0 ? negative : positive}`;
const formatLatitude = (degrees: number): string => formatDegrees(degrees, ['N', 'S']);
const formatLongitude = (degrees: number): string => formatDegrees(degrees, ['E', 'W']);

/** `east of 84.39° W and west of 83° W`; empty for an area without bounds. */
function describeBounds(area: AreaConditions): string {
  const bounds = [
    area.latitudeFromDeg === undefined ? undefined : `north of ${formatLatitude(area.latitudeFromDeg)}`,
    area.latitudeBelowDeg === undefined ? undefined : `south of ${formatLatitude(area.latitudeBelowDeg)}`,
    area.longitudeFromDeg === undefined ? undefined : `east of ${formatLongitude(area.longitudeFromDeg)}`,
    area.longitudeBelowDeg === undefined ? undefined : `west of ${formatLongitude(area.longitudeBelowDeg)}`,
  ];
  return bounds.filter((bound) => bound !== undefined).join(' and ');
}

const describeZones = (zones: readonly string[]): string =>
  zones.map((zone) => ZONE_WORDS[zone] ?? `in the zone ${zone}`).join(' or ');

/** `Texas`, `the part of Texas on Central Time`, `Austin County (Texas)`, `Lake and Porter counties (Indiana on Central Time)` */
function describeBase(state: string, { zones, counties }: AreaConditions, names: CountyAtlas['countyNames']): string {
  const zoneWords = zones && describeZones(zones);
  if (counties) return `${describeCounties(counties, names)} (${zoneWords ? `${state} ${zoneWords}` : state})`;
  return zoneWords ? `the part of ${state} ${zoneWords}` : state;
}

/** The area of a rule that holds in any state. */
export const ANY_STATE = 'this part of the United States';

/**
 * The area of a rule in words, for use after "clocks in".
 *
 * @example describeArea('Texas', { zones: ['America/Chicago'] }, names) // 'the part of Texas on Central Time'
 */
export function describeArea(state: string, area: AreaConditions, names: CountyAtlas['countyNames']): string {
  const exception = area.exceptCounties && `outside ${describeCounties(area.exceptCounties, names)}`;
  const base = state === ANY_STATE ? state : describeBase(STATE_WORDS[state] ?? state, area, names);
  return [base, describeBounds(area), exception].filter(Boolean).join(' ');
}
