import type { City, Division, GazetteerSources } from './read-sources.ts';
import { COUNTRY_LANGUAGES, COUNTRY_NICKNAMES, STATE_CODES } from './region-codes.ts';

/** Countries, then states, then counties. */
export interface Regions {
  readonly countryCodes: readonly string[];
  readonly countriesAndStates: number;
  /** Name of each region. */
  readonly names: readonly string[];
  /** Search texts of each region. */
  readonly keys: readonly (readonly string[])[];
  /** Indices of country, state and county of a place; undefined where GeoNames has no such division. */
  findRegions(city: City): readonly [country: number, state: number | undefined, county: number | undefined];
}

/** `Ho Chi Minh City (HCMC)` → `Ho Chi Minh City`. */
const removeBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/g, '');

const createDisplayNames = (language: string, style: 'long' | 'short') =>
  new Intl.DisplayNames([language], { type: 'region', style, fallback: 'code' });
const english = createDisplayNames('en', 'long');
const inAllLanguages = [
  createDisplayNames('en', 'short'),
  ...COUNTRY_LANGUAGES.map((each) => createDisplayNames(each, 'long')),
];

const toCountryName = (code: string): string => english.of(code) ?? code;

/** `Myanmar (Burma)` is found by either name. */
function listCountryKeys(code: string): string[] {
  const names = [english, ...inAllLanguages].map((language) => language.of(code) ?? code);
  const inBrackets = names.flatMap((name) => /\(([^)]+)\)/.exec(name)?.[1] ?? []);
  return [code, ...names.map(removeBrackets), ...inBrackets, ...(COUNTRY_NICKNAMES[code] ?? [])];
}

function listStateKeys({ code, name }: Division): string[] {
  const short = code.slice(code.indexOf('.') + 1);
  const commonCode = STATE_CODES[code] ?? (/^[A-Z]{2,3}$/.test(short) ? short : undefined);
  return [removeBrackets(name), ...(commonCode === undefined ? [] : [commonCode])];
}

/** A county is also found without the word for its kind, so that `Kensington London` finds the one in Greater London. */
const listCountyKeys = ({ name }: Division): string[] => [
  name,
  name.replace(/ (County|Parish)$/, '').replace(/^(Greater|City of) /, ''),
];

export function buildRegions({ cities, states, counties }: GazetteerSources): Regions {
  const countryCodes = [...new Set(cities.map(({ country }) => country))].sort();
  const codes = [...countryCodes, ...[...states, ...counties].map(({ code }) => code)];
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  return {
    countryCodes,
    countriesAndStates: countryCodes.length + states.length,
    names: [...countryCodes.map(toCountryName), ...[...states, ...counties].map(({ name }) => removeBrackets(name))],
    keys: [...countryCodes.map(listCountryKeys), ...states.map(listStateKeys), ...counties.map(listCountyKeys)],
    findRegions: ({ country, admin1, admin2 }) => [
      countryCodes.indexOf(country),
      indexOf.get(`${country}.${admin1}`),
      indexOf.get(`${country}.${admin1}.${admin2}`),
    ],
  };
}
