import type { AngleRange } from '../astro/chart/angle-range.ts';
import type { PlacementChange } from '../astro/chart/placement-change.ts';
import { type TimeUncertainty, UNCERTAIN_ANGLES } from '../astro/chart/time-uncertainty.ts';
import { formatUtc } from '../astro/clock/civil-time/format.ts';
import { type JdUt, unixFromJdUt, unixSeconds } from '../base/units/time.ts';
import { CHANGES_SCHEMA, UNCERTAIN_ANGLES_SCHEMA } from '../requests/chart/llm-rows.ts';
import type { TimeUncertaintyRecord, TimeUncertaintyRows } from '../requests/chart/time-uncertainty.ts';
import { LLM_DECIMALS, type LlmRow } from './llm-rows.ts';
import { roundTo, toZodiacPosition } from './rounding.ts';

/** What an uncertain time changes in a chart. */
export function toTimeUncertaintyRecord(uncertainty: TimeUncertainty, decimals: number): TimeUncertaintyRecord {
  const { ascendant, midheaven } = uncertainty.angles;
  return {
    ...toRangeMembers(uncertainty),
    angles: { ascendant: toAngleRecord(ascendant, decimals), midheaven: toAngleRecord(midheaven, decimals) },
    may_differ: uncertainty.changes.map(({ object, what, values, changesAt }) => ({
      object,
      what,
      values: [...values],
      changes_at: changesAt.map(formatSecond),
    })),
  };
}

/** The same as rows; each change is a row. */
export function toTimeUncertaintyRows(uncertainty: TimeUncertainty): TimeUncertaintyRows {
  return {
    ...toRangeMembers(uncertainty),
    angles_schema: [...UNCERTAIN_ANGLES_SCHEMA],
    angles: UNCERTAIN_ANGLES.map((id) => toAngleRow(id, uncertainty.angles[id])),
    changes_schema: [...CHANGES_SCHEMA],
    changes: uncertainty.changes.flatMap(toChangeRows),
  };
}

function toRangeMembers({ minutes, range }: TimeUncertainty) {
  const [earliest, latest] = [formatUtc(unixFromJdUt(range.fromJdUt)), formatUtc(unixFromJdUt(range.toJdUt))];
  return { minutes, earliest, latest };
}

function toAngleRecord(range: AngleRange, decimals: number): TimeUncertaintyRecord['angles']['ascendant'] {
  return {
    from: toZodiacPosition(range.fromDeg, decimals).longitude,
    to: toZodiacPosition(range.toDeg, decimals).longitude,
    span_deg: roundTo(range.spanDeg, decimals),
    whole_circle: range.isWholeCircle,
    course: range.course,
    jumps_at: range.jumpsAt.map(formatSecond),
    signs: [...range.signs],
  };
}

function toAngleRow(id: string, range: AngleRange): LlmRow {
  const { from, to, span_deg, course, jumps_at } = toAngleRecord(range, LLM_DECIMALS);
  return [id, from, to, span_deg, course, jumps_at.length];
}

function toChangeRows({ object, what, values, changesAt }: PlacementChange): LlmRow[] {
  return changesAt.map((at, index) => [
    object,
    what,
    values[index] ?? null,
    values[index + 1] ?? null,
    formatSecond(at),
  ]);
}

/** The nearest whole second. */
const formatSecond = (moment: JdUt): string => formatUtc(unixSeconds(Math.round(unixFromJdUt(moment))));
