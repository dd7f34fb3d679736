import { PLACE_POLICIES, type PlacePolicy, type PlaceRequest } from '../../astro/clock/places/named-place.ts';
import { readCountryCode } from '../../base/catalog/country-codes.ts';
import { SIZES } from '../../base/catalog/sizes.ts';
import { isObject } from '../../base/is-object.ts';
import { parseCoordinate } from './coordinate-text.ts';
import type { FormContext, InputForm } from './input-form.ts';
import { findStated, type Members } from './member-names.ts';
import { listMembers, readText, type Sourced, withMembers } from './sourced.ts';

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
const NAME_MEMBERS = ['place', 'country_code', 'place_policy'] as const;

/** Replaces the name of a place, or the text of a point, by its coordinates. */
function replaceName(sent: Members, context: FormContext): Members {
  const members: Members = new Map(sent);
  const place = findStated(members, 'place');
  if (!place) return members;
  for (const name of NAME_MEMBERS) members.delete(name);
  if (findStated(members, 'latitude') || findStated(members, 'longitude')) {
    context.refuse({
      from: place.from,
      message: 'conflicts with the coordinates; send either a place name or coordinates',
    });
    return members;
  }
  const point = typeof place.value === 'string' ? readPoint(place.value) : undefined;
  const request = point ? undefined : readRequest(sent, place, context);
  const match = request && context.findPlace(request, place.from);
  // Where there is no match an issue refuses the request, so that these numbers are never used.
  members.set('latitude', { value: (match ?? point)?.latitude ?? 0, from: place.from });
  members.set('longitude', { value: (match ?? point)?.longitude ?? 0, from: place.from });
  if (match) members.set('place', { value: match, from: place.from });
  return members;
}

function readRequest(sent: Members, place: Sourced, context: FormContext): PlaceRequest | undefined {
  const name = readName(place, context);
  const countryCode = readCountry(sent.get('country_code'), context);
  const policy = readPolicy(sent.get('place_policy'), context);
  return name === undefined || countryCode === false || policy === undefined
    ? undefined
    : { name, countryCode, policy };
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
