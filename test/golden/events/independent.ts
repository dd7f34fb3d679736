import {
  type Apsis,
  Body,
  Ecliptic,
  GeoVector,
  MakeTime,
  NextLunarApsis,
  NextMoonNode,
  NextMoonQuarter,
  NextPlanetApsis,
  SearchLunarApsis,
  SearchMoonNode,
  SearchMoonQuarter,
  SearchPlanetApsis,
} from 'astronomy-engine';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { BODIES, type EngineBody } from '../astronomy-engine.ts';

const UNIX_EPOCH_DAY = 10_957.5;
const DAY_MS = 86_400_000;

/** A moment with the kind of its event, or the direction in which a quantity passes zero. */
export interface ReferenceEvent {
  readonly atMs: number;
  readonly kind: string;
}

const toUnixMs = (daysSinceJ2000: number): number => (daysSinceJ2000 + UNIX_EPOCH_DAY) * DAY_MS;
const toDaysSinceJ2000 = (atMs: number): number => atMs / DAY_MS - UNIX_EPOCH_DAY;

export type Planet = Exclude<EngineBody, 'sun' | 'moon'>;

/** Apparent place on the true ecliptic of date. */
function placeAt(planet: Planet, day: number) {
  const { elon, elat } = Ecliptic(GeoVector(BODIES[planet], MakeTime(day), true));
  return { longitudeDeg: elon, latitudeDeg: elat };
}

/** Milliseconds since 1970. */
export type Range = readonly [fromMs: number, toMs: number];

/** Moments at which a quantity of days since J2000 passes zero, found by daily samples and bisection without the solver under test. */
export function findZeroCrossings(
  valueAt: (day: number) => number,
  [fromMs, toMs]: Range,
  [rising, falling]: readonly string[],
) {
  const seen: ReferenceEvent[] = [];
  const [from, to] = [toDaysSinceJ2000(fromMs), toDaysSinceJ2000(toMs)];
  let before = valueAt(from);
  for (let day = from + 1; day <= to; day += 1) {
    const after = valueAt(day);
    const kind = before < 0 ? rising : falling;
    if (before < 0 !== after < 0)
      seen.push({ atMs: toUnixMs(bisect(valueAt, day - 1, before < 0)), kind: String(kind) });
    before = after;
  }
  return seen;
}

function bisect(valueAt: (day: number) => number, from: number, startsBelow: boolean): number {
  let [low, high] = [from, from + 1];
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0 === startsBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Half the step of a central difference, days. */
export const HALF_STEP = 0.05;

export function stations(planet: Planet, range: Range): readonly ReferenceEvent[] {
  const longitudeAt = (day: number): number => placeAt(planet, day).longitudeDeg;
  const motionAt = (day: number): number => arcDeg(longitudeAt(day - HALF_STEP), longitudeAt(day + HALF_STEP));
  return findZeroCrossings(motionAt, range, ['direct', 'retrograde']);
}

export function nodeCrossings(planet: Planet, range: Range): readonly ReferenceEvent[] {
  return findZeroCrossings((day) => placeAt(planet, day).latitudeDeg, range, ['ascending', 'descending']);
}

/** Apparent latitude, degrees. */
export const latitudeAt = (planet: Planet, atMs: number): number => placeAt(planet, toDaysSinceJ2000(atMs)).latitudeDeg;

/** Calls a search and its continuation until they leave the range. */
function collectUntil<Event>(
  first: Event,
  next: (last: Event) => Event,
  seenOf: (event: Event) => ReferenceEvent,
  [, toMs]: Range,
) {
  const seen: ReferenceEvent[] = [];
  for (let event = first; seenOf(event).atMs <= toMs; event = next(event)) seen.push(seenOf(event));
  return seen;
}

const PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'];

export function lunations(range: Range): readonly ReferenceEvent[] {
  const first = SearchMoonQuarter(new Date(range[0]));
  return collectUntil(
    first,
    NextMoonQuarter,
    ({ time, quarter }) => ({ atMs: toUnixMs(time.ut), kind: String(PHASES[quarter]) }),
    range,
  );
}

export function lunarNodes(range: Range): readonly ReferenceEvent[] {
  const kindOf = (kind: number): string => (kind > 0 ? 'ascending' : 'descending');
  const first = SearchMoonNode(new Date(range[0]));
  return collectUntil(
    first,
    NextMoonNode,
    ({ time, kind }) => ({ atMs: toUnixMs(time.ut), kind: kindOf(kind) }),
    range,
  );
}

/** An apsis with its distance. */
export interface ReferenceApsis extends ReferenceEvent {
  readonly distanceAu: number;
}

const apsisOf = ({ time, kind, dist_au: distanceAu }: Apsis): ReferenceApsis => ({
  atMs: toUnixMs(time.ut),
  kind: kind === 0 ? 'near' : 'far',
  distanceAu,
});

export function lunarApsides(range: Range): readonly ReferenceApsis[] {
  const first = SearchLunarApsis(new Date(range[0]));
  return collectUntil(first, NextLunarApsis, apsisOf, range) as ReferenceApsis[];
}

export function planetApsides(planet: Planet | 'sun', range: Range): readonly ReferenceApsis[] {
  const body = planet === 'sun' ? Body.Earth : BODIES[planet];
  const first = SearchPlanetApsis(body, MakeTime(new Date(range[0])));
  return collectUntil(first, (last) => NextPlanetApsis(body, last), apsisOf, range) as ReferenceApsis[];
}
