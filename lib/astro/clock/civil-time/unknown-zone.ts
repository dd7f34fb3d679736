import { findNearestNames } from '../../../base/catalog/names.ts';
import { type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import type { ZoneHistories, ZoneHistory } from './zone.ts';

/** The place and the time that a zone is stated for. */
export interface ZoneContext {
  readonly findZone: () => ZoneMatch;
  readonly longitudeDeg: number;
  /** To within a day. */
  readonly instant: UnixSeconds;
}

/** What a name that is no zone may mean. */
export interface ZoneHint {
  /** Offsets that the name abbreviates since 1970 in the zones of the world, seconds, ascending; empty for other names. */
  readonly abbreviatedOffsets: readonly number[];
  /** The zone of the place; undefined where the request has none. */
  readonly placeZone: string | undefined;
  /** A name that differs by a typing error. With a place only one that has the same clock there at that time. */
  readonly nearestName: string | undefined;
}

/** Explains a name that is no zone, so that following the hint never moves the clock away from that of the place. */
export function explainUnknownZone(zoneName: string, zones: ZoneHistories, context: ZoneContext | undefined): ZoneHint {
  const placeZone = context?.findZone().timezone;
  const abbreviatedOffsets = abbreviationsOf(zones).get(zoneName.trim().toUpperCase()) ?? [];
  const similar = abbreviatedOffsets.length > 0 ? undefined : findSimilarZone(zoneName, zones);
  const isSafe = !context || haveSameClock([similar, placeZone], zones, context);
  return { abbreviatedOffsets, placeZone, nearestName: isSafe ? similar : undefined };
}

/** Letters of a city for each typing error. Fewer make other cities alike: Mumbai and Dubai, Munich and Zurich. */
const LETTERS_PER_ERROR = 6;

/**
 * The name of a region and a city that differs by a typing error. Names without a city are too short, as of Iran and
 * Iraq, and those of `Etc` have the sign of their offset inverted.
 */
function findSimilarZone(zoneName: string, zones: ZoneHistories): string | undefined {
  const city = cityOf(zoneName);
  const names = zones.names().filter((name) => name.includes('/') && !name.startsWith('Etc/'));
  const mostErrors = Math.max(1, Math.floor(city.length / LETTERS_PER_ERROR));
  const similar = findNearestNames(zoneName, names, MOST_SIMILAR, mostErrors);
  return similar.find((name) => city.length > SHORT_CITY || !replacesLetters(city, cityOf(name)));
}

const MOST_SIMILAR = 3;

const cityOf = (zoneName: string): string => zoneName.slice(zoneName.lastIndexOf('/') + 1).toLowerCase();

/** In longer names, one letter in place of another is an error; in shorter ones it is another city: Lublin and Dublin. */
const SHORT_CITY = 6;

/** True for words of one length with different letters. A letter too many or too few, or a swap, is an error. */
const replacesLetters = (a: string, b: string): boolean => a.length === b.length && sortLetters(a) !== sortLetters(b);

const sortLetters = (word: string): string => [...word].sort().join('');

function haveSameClock(
  names: readonly (string | undefined)[],
  zones: ZoneHistories,
  { longitudeDeg, instant }: ZoneContext,
): boolean {
  const [one, other] = names.map((name) => {
    const zone = name === undefined ? undefined : zones.find(name);
    return zone && applyLocalMeanTime(zone, longitudeDeg).periodAt(instant).offsetSeconds;
  });
  return one !== undefined && one === other;
}

const ABBREVIATIONS_SINCE = unixSeconds(0);
const ABBREVIATIONS_UNTIL = unixSeconds(Date.UTC(2040, 0, 1) / 1000);

/** Offsets by abbreviation. Reading every zone takes some milliseconds, so it is done once for a database. */
const abbreviationsByZones = new WeakMap<ZoneHistories, ReadonlyMap<string, readonly number[]>>();

function abbreviationsOf(zones: ZoneHistories): ReadonlyMap<string, readonly number[]> {
  const known = abbreviationsByZones.get(zones) ?? listAbbreviations(zones);
  abbreviationsByZones.set(zones, known);
  return known;
}

function listAbbreviations(zones: ZoneHistories): ReadonlyMap<string, readonly number[]> {
  const offsets = new Map<string, Set<number>>();
  for (const { abbreviation, offsetSeconds } of zones.names().flatMap((name) => listPeriods(zones.find(name)))) {
    const key = abbreviation.toUpperCase();
    if (/^[A-Z]+$/.test(key)) offsets.set(key, (offsets.get(key) ?? new Set()).add(offsetSeconds));
  }
  return new Map([...offsets].map(([key, found]) => [key, [...found].sort((a, b) => a - b)]));
}

function listPeriods(zone: ZoneHistory | undefined) {
  if (!zone || zone.name !== zone.canonicalName) return [];
  const starts = [ABBREVIATIONS_SINCE, ...zone.transitionsBetween(ABBREVIATIONS_SINCE, ABBREVIATIONS_UNTIL)];
  return starts.map((start) => zone.periodAt(start));
}
