import {
  distanceKm,
  PLACE_POLICIES,
  type PlacePolicy,
  type PlaceRequest,
} from '../../astro/clock/places/named-place.ts';
import { readCountryCode } from '../../base/catalog/country-codes.ts';
import { SIZES } from '../../base/catalog/sizes.ts';
import { isObject } from '../../base/is-object.ts';
import { readDegrees } from './coordinate-form.ts';
import { parseCoordinate } from './coordinate-text.ts';
import type { FormContext, InputForm } from './input-form.ts';
import { findStated, type Members, putMember, refuseContradiction } from './member-names.ts';
import { isNull, listMembers, readText, type Sourced, withMembers } from './sourced.ts';

const MAX_NAME_LENGTH = SIZES.place_name_characters.maximum;
const NAME_EXAMPLE = 'Paris, Texas';

/**
 * A place by its name: a text, or `{place, country_code, place_policy}` with the other members of a location; read as
 * its coordinates. A text of two numbers is latitude and longitude.
 */
export const locationForm: InputForm = {
  read: (sent, context) => {
    const members = readText(sent) === undefined ? listMembers(sent) : new Map([['place', sent]]);
    return members ? withMembers(sent, replaceName(members, context)) : sent;
  },
  readPlainly: (value) => (isObject(value) && !NAME_MEMBERS.some((name) => name in value) ? value : undefined),
};

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** `48.85, 2.35`, `48n51 2e21`: latitude first. */
function readPoint(text: string): Point | undefined {
  const [first, second, ...more] = text.split(/\s*[,;]\s*|(?<=\d[ns]\d+)\s+/i);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const latitude = parseCoordinate(first, 'latitude');
  const longitude = parseCoordinate(second, 'longitude');
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Members that only a place by its name has. */
const NAME_MEMBERS = ['place', 'city', 'state', 'country', 'country_code', 'place_policy'] as const;

/** Replaces the name of a place, or the text of a point, by its coordinates. */
function replaceName(sent: Members, context: FormContext): Members {
  const members: Members = new Map(sent);
  for (const [alias, name] of QUALIFIERS) moveAlias(members, { alias, name, context });
  const place = findStated(members, 'place');
  const given = readCoordinates(members);
  const request = readNamed(members, { place, near: given }, context);
  for (const name of NAME_MEMBERS) if (place || given) members.delete(name);
  if (!place) return members;
  if (!given && (findStated(members, 'latitude') || findStated(members, 'longitude'))) {
    const message = 'conflicts with the one coordinate; send either a place name or both coordinates';
    context.refuse({ from: place.from, message, suggestion: { value: null } });
    return members;
  }
  const point = typeof place.value === 'string' ? readPoint(place.value) : undefined;
  if (given) {
    const found = point ?? (request && context.findPlace(request, place.from));
    if (found) requireNear({ place, found, given }, context);
    return members;
  }
  const match = request && !point ? context.findPlace(request, place.from) : undefined;
  // Where there is no match an issue refuses the request, so that these numbers are never used.
  members.set('latitude', { value: (match ?? point)?.latitude ?? 0, from: place.from });
  members.set('longitude', { value: (match ?? point)?.longitude ?? 0, from: place.from });
  if (match) members.set('place', { value: match, from: place.from });
  return members;
}

const QUALIFIERS = [
  ['city', 'place'],
  ['town', 'place'],
  ['region', 'state'],
  ['province', 'state'],
  ['nation', 'country'],
] as const;

interface Alias {
  readonly alias: string;
  readonly name: string;
  readonly context: FormContext;
}

function moveAlias(members: Members, { alias, name, context }: Alias): void {
  const member = members.get(alias);
  members.delete(alias);
  if (member && !isNull(member)) putMember(members, name, { member, context });
}

/** Coordinates that stand beside a name; one alone is left to validation. */
interface GivenCoordinates {
  readonly latitude: Sourced;
  readonly longitude: Sourced;
  readonly point: Point | undefined;
}

function readCoordinates(members: Members): GivenCoordinates | undefined {
  const latitude = findStated(members, 'latitude');
  const longitude = findStated(members, 'longitude');
  if (!latitude || !longitude) return undefined;
  const [north, east] = [readDegrees(latitude.value, 'latitude'), readDegrees(longitude.value, 'longitude')];
  const point = north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
  return { latitude, longitude, point };
}

interface NamedPlaceParts {
  readonly place: Sourced | undefined;
  readonly near: GivenCoordinates | undefined;
}

/** The request for a place: its name, its state, and its country as a code or by its name. */
function readNamed(members: Members, { place, near }: NamedPlaceParts, context: FormContext): PlaceRequest | undefined {
  if (!place) return undefined;
  const name = readName(place, context);
  const country = findStated(members, 'country');
  const code = typeof country?.value === 'string' ? readCountryCode(country.value) : undefined;
  const countryCode = code ?? readCountry(members.get('country_code'), context);
  const policy = readPolicy(members.get('place_policy'), context);
  if (name === undefined || countryCode === false || policy === undefined) return undefined;
  const parts = [name, findStated(members, 'state')?.value, code ? undefined : country?.value];
  const text = parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
  return { name: text.slice(0, MAX_NAME_LENGTH), countryCode, policy, ...(near?.point && { near: near.point }) };
}

/** A city has an extent, and its coordinates may be those of a quarter or of its airport. */
const SAME_PLACE_KM = 100;

interface PlaceBesideCoordinates {
  readonly place: Sourced;
  readonly found: Point;
  readonly given: GivenCoordinates;
}

/** Refuses a name whose place is far from the coordinates beside it; the coordinates are those that count. */
function requireNear({ place, found, given }: PlaceBesideCoordinates, context: FormContext): void {
  const { latitude, point } = given;
  if (!point || distanceKm(point, found) <= SAME_PLACE_KM) return;
  refuseContradiction({ sent: place, other: latitude, context });
}

function readName({ value, from }: Sourced, context: FormContext): string | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name !== '' && name.length <= MAX_NAME_LENGTH) return name;
  const message = `must be the name of a place, at most ${MAX_NAME_LENGTH} characters`;
  context.refuse({ from, message, example: NAME_EXAMPLE });
  return undefined;
}

/** @returns false for what is no code; undefined where none is sent */
function readCountry(sent: Sourced | undefined, context: FormContext): string | undefined | false {
  if (!sent || sent.value === null) return undefined;
  const code = typeof sent.value === 'string' ? readCountryCode(sent.value) : undefined;
  if (code !== undefined) return code;
  context.refuse({ from: sent.from, message: 'must be a country’s two letters in ISO 3166-1', example: 'US' });
  return false;
}

function readPolicy(sent: Sourced | undefined, context: FormContext): PlacePolicy | undefined {
  if (!sent || sent.value === null) return 'best';
  const policy = PLACE_POLICIES.find((name) => name === sent.value);
  if (!policy) {
    context.refuse({ from: sent.from, message: `must be one of ${PLACE_POLICIES.join(', ')}`, example: 'best' });
  }
  return policy;
}
