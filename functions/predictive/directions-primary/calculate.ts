import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { findZeroPointDeg } from '../../../lib/astro/sky/zodiac/zero-point.ts';
import {
  type Direction,
  type DirectionSettings,
  findDirections,
} from '../../../lib/astro/timing/directions/find-directions.ts';
import { createTimeKey, type KeyChoice, type TimeKey } from '../../../lib/astro/timing/directions/keys.ts';
import type { DirectedPoint } from '../../../lib/astro/timing/directions/point.ts';
import { findTerm } from '../../../lib/astro/timing/directions/rays.ts';
import { computeSpeculumEntry, type SpeculumEntry } from '../../../lib/astro/timing/directions/speculum.ts';
import { TROPICAL_YEAR_DAYS } from '../../../lib/astro/timing/progressions/rates.ts';
import type { DirectionPointId } from '../../../lib/base/catalog/primary-directions.ts';
import type { Sign } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, type ResolvedSubject, readSubject } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import { castDirectedBirth, type DirectedBirth } from './directed-birth.ts';
import type { DirectionsRequest } from './request.ts';
import { createOmissionWarnings } from './warnings.ts';

/** A direction with the age and the moment of life that its key gives. Its degree is that of the zodiac of the request. */
export interface DatedDirection extends Direction {
  readonly ageYears: number;
  readonly moment: JdUt;
}

/** The term in which a significator is at birth, whose ruler is its first distributor. */
export interface TermAtBirth {
  readonly significator: DirectionPointId;
  readonly ruler: DirectionPointId;
  readonly sign: Sign;
}

export interface DirectionsResult extends ResultPage<DatedDirection> {
  readonly subject: ResolvedSubject;
  readonly key: TimeKey;
  /** In the zodiac of the request; undefined where the request does not include it. */
  readonly speculum: readonly SpeculumEntry[] | undefined;
  /** Undefined where the request does not include them. */
  readonly termsAtBirth: readonly TermAtBirth[] | undefined;
  readonly warnings: readonly Warning[];
}

/**
 * Finds the primary directions of a request.
 *
 * @throws Problem of reading the subject, `BirthTimeRequired`, or `ValidationError` for a cursor of another request
 */
export async function calculateDirections(
  request: DirectionsRequest,
  services: ChartServices,
): Promise<DirectionsResult> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const { zodiac_type, ayanamsa, user_ayanamsa } = request;
  const settings = { zodiac_type, ayanamsa, user_ayanamsa };
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), settings);
  const birth = subject.moment.jdUt;
  const natal = castDirectedBirth(subject, [...new Set([...request.promissors, ...request.significators])], ephemeris);
  const zeroPointDeg = findZeroPointDeg(ephemeris, birth, toSearchZodiac(request)) ?? 0;
  const key = createTimeKey(toKeyChoice(request), { ephemeris, birth, maxAgeYears: request.max_age });
  const query = {
    sky: natal.sky,
    promissors: selectPoints(natal, request.promissors),
    significators: selectPoints(natal, request.significators),
  };
  const found = findDirections(query, toDirectionSettings(request, zeroPointDeg, key.maxArcDeg));
  const items = found.directions.slice(page.offset, page.offset + page.limit);
  return {
    items: items.map((direction) => placeDirection(direction, { birth, key, zeroPointDeg })),
    totalCount: found.directions.length,
    nextCursor: nextCursorOf(found.directions.length),
    subject,
    key,
    speculum: request.speculum ? listSpeculum(natal, request, zeroPointDeg) : undefined,
    termsAtBirth: request.include.includes('terms') ? listTerms(query.significators, zeroPointDeg) : undefined,
    warnings: [
      ...createSubjectWarnings(subject),
      ...natal.warnings,
      ...createOmissionWarnings(found, { request, key, ...query }),
    ],
  };
}

function toKeyChoice({ key, user_key }: DirectionsRequest): KeyChoice {
  if (key !== 'user') return { key };
  return { key, degreesPerYear: user_key ?? 1 };
}

const selectPoints = ({ points }: DirectedBirth, ids: readonly DirectionPointId[]): readonly DirectedPoint[] =>
  ids.flatMap((id) => points.get(id) ?? []);

function toDirectionSettings(request: DirectionsRequest, zeroPointDeg: number, maxArcDeg: number): DirectionSettings {
  const { method, space, latitude, aspect_latitude, aspects, include, motion, converse } = request;
  return {
    method,
    space,
    latitude,
    aspectLatitude: aspect_latitude,
    aspects,
    contacts: include,
    motions: motion === 'both' ? ['direct', 'converse'] : [motion],
    converse,
    zeroPointDeg,
    maxArcDeg,
  };
}

interface DirectedLife {
  readonly birth: JdUt;
  readonly key: TimeKey;
  /** Longitude of the zero point of the zodiac of the request, degrees. */
  readonly zeroPointDeg: number;
}

function placeDirection(direction: Direction, { birth, key, zeroPointDeg }: DirectedLife): DatedDirection {
  const { longitudeDeg: tropicalDeg } = direction;
  const ageYears = key.ageOf(direction.arcDeg);
  return {
    ...direction,
    ...(tropicalDeg !== undefined && { longitudeDeg: longitudeDeg(tropicalDeg - zeroPointDeg) }),
    ageYears,
    moment: jdUt(birth + ageYears * TROPICAL_YEAR_DAYS),
  };
}

function listSpeculum(
  { points, sky }: DirectedBirth,
  { method }: DirectionsRequest,
  zeroPointDeg: number,
): readonly SpeculumEntry[] {
  const entries = [...points.values()].map((point) => computeSpeculumEntry(point, sky, method));
  return entries.map((entry) => ({ ...entry, longitudeDeg: longitudeDeg(entry.longitudeDeg - zeroPointDeg) }));
}

const listTerms = (significators: readonly DirectedPoint[], zeroPointDeg: number): readonly TermAtBirth[] =>
  significators.map((point) => ({
    significator: point.id,
    ...findTerm(longitudeDeg(point.longitudeDeg - zeroPointDeg)),
  }));
