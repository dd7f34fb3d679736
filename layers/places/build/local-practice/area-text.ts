import type { AreaConditions } from './area-conditions.ts';
import type { CountyAtlas } from './topology.ts';

const ZONE_WORDS: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
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

/** `Fulton and DeKalb counties`, `Cook county`, `the city of Baltimore`, `Hennepin, Ramsey, Anoka, Carver and 6 other counties` */
function describeCounties(codes: readonly number[], names: CountyAtlas['countyNames']): string {
  const nameOf = (code: number): string => (isCity(code) ? `the city of ${names.get(code)}` : `${names.get(code)}`);
  const shownNames = codes.slice(0, MAX_NAMES).map(nameOf);
  const others = codes.length - shownNames.length;
  if (others > 0) return `${shownNames.join(', ')} and ${others} other ${others === 1 ? 'county' : 'counties'}`;
  const kind = codes.every(isCity) ? '' : codes.length === 1 ? ' county' : ' counties';
  return `${listInWords(shownNames)}${kind}`;
}

const formatDegrees = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)}° ${degrees < 0 ? negative : positive}`;
const formatLatitude = (degrees: number): string => formatDegrees(degrees, ['N', 'S']);
const formatLongitude = (degrees: number): string => formatDegrees(degrees, ['E', 'W']);

/**
 * The area of a rule in words, for use within a sentence.
 *
 * @example describeArea('Texas', { zones: ['America/Chicago'] }, names) // 'Texas, Central Time'
 */
export function describeArea(state: string, area: AreaConditions, names: CountyAtlas['countyNames']): string {
  const { zones, counties, exceptCounties } = area;
  const words = [
    state,
    counties && describeCounties(counties, names),
    state === 'the United States' ? undefined : zones?.map((zone) => ZONE_WORDS[zone] ?? `zone ${zone}`).join(' or '),
    area.latitudeFromDeg === undefined ? undefined : `north of ${formatLatitude(area.latitudeFromDeg)}`,
    area.latitudeBelowDeg === undefined ? undefined : `south of ${formatLatitude(area.latitudeBelowDeg)}`,
    area.longitudeFromDeg === undefined ? undefined : `east of ${formatLongitude(area.longitudeFromDeg)}`,
    area.longitudeBelowDeg === undefined ? undefined : `west of ${formatLongitude(area.longitudeBelowDeg)}`,
  ].filter((part) => part !== undefined);
  const exception = exceptCounties === undefined ? '' : ` without ${describeCounties(exceptCounties, names)}`;
  return words.join(', ') + exception;
}
