import { roundTo } from '../../lib/answers/rounding.ts';
import { type ResolvedSubject, toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Warning } from '../../lib/domain/chart/warning.ts';
import { driftDeg, type StarVertex } from '../../lib/domain/venus/eight-year-star.ts';
import type { OutputZodiac } from '../../lib/domain/venus/output-zodiac.ts';
import type { StarPoint } from '../../lib/domain/venus/star-points.ts';
import { ANGLE_DECIMALS, conjunctionRecord, shownInstant } from './event-records.ts';

/** A birth and the conjunctions around it. */
export interface BirthStar {
  readonly subject: ResolvedSubject;
  readonly points: readonly StarPoint[];
  readonly warnings: readonly Warning[];
}

/** What is answered of a birth star, without what the computing took. */
export function birthStarAnswer({ subject, points, warnings }: BirthStar, reckoning: OutputZodiac) {
  return {
    subject: toSubjectInfo(subject),
    star_points: points.map(({ order, conjunction }) => ({ order, ...conjunctionRecord(conjunction, reckoning) })),
    warnings: [...warnings],
  };
}

/** What is answered of an eight-year star, without what the computing took. */
export function eightYearStarAnswer(vertices: readonly StarVertex[], reckoning: OutputZodiac) {
  const records = vertices.map((vertex) => vertexRecord(vertex, reckoning));
  const drifts = vertices.map((vertex) => driftDeg(vertex, reckoning)).filter((drift) => drift !== undefined);
  const mean = drifts.reduce((sum, drift) => sum + drift, 0) / vertices.length;
  return {
    vertices: records,
    star_points_deg: records.map(({ longitude }) => longitude).sort((a, b) => a - b),
    drift_deg: drifts.length === vertices.length ? roundTo(mean, ANGLE_DECIMALS) : null,
  };
}

function vertexRecord(vertex: StarVertex, reckoning: OutputZodiac) {
  const { conjunction, previous } = vertex;
  const drift = driftDeg(vertex, reckoning);
  return {
    ...conjunctionRecord(conjunction, reckoning),
    previous_datetime: previous ? shownInstant(previous.moment) : null,
    drift_deg: drift === undefined ? null : roundTo(drift, ANGLE_DECIMALS),
  };
}
