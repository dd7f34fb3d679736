import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS, type LlmRow } from '../../../lib/answers/llm-rows.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { SpeculumEntry } from '../../../lib/astro/timing/directions/speculum.ts';
import { TROPICAL_YEAR_DAYS } from '../../../lib/astro/timing/progressions/rates.ts';
import { longitudeDeg, TURN_DEG } from '../../../lib/base/units/angle.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { DatedDirection, DirectionsResult } from './calculate.ts';
import type { DirectionsRequest } from './request.ts';
import type { DirectionRecord, SpeculumRecord } from './schemas.ts';
import { listSources } from './sources.ts';

const DECIMALS = 6;

const RATE_DECIMALS = 8;

export const DIRECTIONS_SCHEMA = [
  'promissor',
  'aspect',
  'side',
  'significator',
  'motion',
  'arc',
  'age',
  'date',
] as const;

export const SPECULUM_SCHEMA = [
  'point',
  'lon',
  'lat',
  'ra',
  'decl',
  'ad',
  'dsa',
  'nsa',
  'md',
  'mundane',
  'pole',
] as const;

export function toDirectionsAnswer(result: DirectionsResult, request: DirectionsRequest) {
  const { speculum, termsAtBirth, zeroPointDeg } = result;
  const data = {
    subject: toSubjectInfo(result.subject),
    definition: toDefinition(result, request),
    directions: result.items.map((direction) => toDirectionRecord(direction, zeroPointDeg)),
    ...(speculum && { speculum: speculum.map((entry) => toSpeculumRecord(entry, zeroPointDeg)) }),
    ...(termsAtBirth && { terms_at_birth: [...termsAtBirth] }),
    warnings: [...result.warnings],
    ...toPagingMembers(result),
  };
  return { output_mode: 'full', schema_version: 'full_v1', data } as const;
}

function toDefinition({ key: { degreesPerYear } }: DirectionsResult, request: DirectionsRequest) {
  const { method, space, latitude, aspect_latitude, motion, converse, key } = request;
  const isInZodiac = space === 'zodiaco';
  return {
    id: 'primary_directions' as const,
    method,
    space,
    latitude: isInZodiac ? latitude : null,
    aspect_latitude: isInZodiac ? aspect_latitude : null,
    motion,
    converse: motion === 'direct' ? null : converse,
    key,
    degrees_per_year: degreesPerYear === undefined ? null : roundTo(degreesPerYear, RATE_DECIMALS),
    year_days: TROPICAL_YEAR_DAYS,
    sources: listSources(request),
  };
}

const roundTurn = (degrees: number): number => roundWithinCycle(TURN_DEG, longitudeDeg(degrees), DECIMALS);

function toDirectionRecord(direction: DatedDirection, zeroPointDeg: number): DirectionRecord {
  const { promissor, contact, side, significator, motion, longitudeDeg: longitude, sign } = direction;
  return {
    promissor,
    aspect: contact,
    side: side ?? null,
    significator,
    motion,
    arc_degrees: roundTo(direction.arcDeg, DECIMALS),
    age_years: roundTo(direction.ageYears, DECIMALS),
    datetime: formatInstant(direction.moment),
    longitude: longitude === undefined ? null : roundTurn(longitude - zeroPointDeg),
    sign: sign ?? null,
  };
}

const roundOptional = (value: number | undefined, decimals: number = DECIMALS): number | null =>
  value === undefined ? null : roundTo(value, decimals);

function toSpeculumRecord(entry: SpeculumEntry, zeroPointDeg: number): SpeculumRecord {
  return {
    point: entry.id,
    longitude: roundTurn(entry.longitudeDeg - zeroPointDeg),
    latitude: roundTo(entry.latitudeDeg, DECIMALS),
    right_ascension: roundTurn(entry.rightAscensionDeg),
    declination: roundTo(entry.declinationDeg, DECIMALS),
    ascensional_difference: roundOptional(entry.ascensionalDifferenceDeg),
    oblique_ascension: roundOptional(entry.obliqueAscensionDeg),
    oblique_descension: roundOptional(entry.obliqueDescensionDeg),
    semi_arc_diurnal: roundOptional(entry.diurnalSemiArcDeg),
    semi_arc_nocturnal: roundOptional(entry.nocturnalSemiArcDeg),
    meridian_distance: roundTo(entry.meridianDistanceDeg, DECIMALS),
    above_horizon: entry.isAboveHorizon ?? null,
    mundane_position: roundOptional(entry.mundanePositionDeg),
    pole: roundOptional(entry.poleDeg),
  };
}

export function toDirectionRows(result: DirectionsResult) {
  const { speculum, warnings, subject, zeroPointDeg } = result;
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    directions_schema: [...DIRECTIONS_SCHEMA],
    directions: result.items.map(toDirectionRow),
    ...(speculum && {
      speculum_schema: [...SPECULUM_SCHEMA],
      speculum: speculum.map((entry) => toSpeculumRow(entry, zeroPointDeg)),
    }),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...(subject.handle && { handle: subject.handle }),
    ...toPagingMembers(result),
  });
}

const AGE_DECIMALS = 3;

function toDirectionRow({
  promissor,
  contact,
  side,
  sign,
  significator,
  motion,
  ...direction
}: DatedDirection): LlmRow {
  const instant = formatInstant(direction.moment);
  return [
    promissor,
    contact,
    side ?? sign ?? null,
    significator,
    motion,
    roundTo(direction.arcDeg, LLM_DECIMALS),
    roundTo(direction.ageYears, AGE_DECIMALS),
    instant.slice(0, instant.indexOf('T')),
  ];
}

function toSpeculumRow(entry: SpeculumEntry, zeroPointDeg: number): LlmRow {
  const degrees = [
    longitudeDeg(entry.longitudeDeg - zeroPointDeg),
    entry.latitudeDeg,
    entry.rightAscensionDeg,
    entry.declinationDeg,
    entry.ascensionalDifferenceDeg,
    entry.diurnalSemiArcDeg,
    entry.nocturnalSemiArcDeg,
    entry.meridianDistanceDeg,
    entry.mundanePositionDeg,
    entry.poleDeg,
  ];
  return [entry.id, ...degrees.map((value) => roundOptional(value, LLM_DECIMALS))];
}
