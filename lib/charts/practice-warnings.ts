import { formatOffset } from '../astro/clock/civil-time/format.ts';
import type { PracticeAtMoment, PracticeReading } from '../astro/clock/civil-time/practice-readings.ts';
import { createWarning, type Warning, type WarningCode } from '../base/warning.ts';

interface ReadTime {
  /** As part of a sentence: `local time of birth`. Undefined for an instant, which no clock changes. */
  readonly name: string | undefined;
  readonly timezone: string | undefined;
}

/**
 * Warning about a local time to which the clocks of the place, its zone or its records give different meanings: which
 * one is used, and what the other would change.
 */
export function createPracticeWarnings(
  practice: PracticeAtMoment | undefined,
  { name, timezone }: ReadTime,
): Warning[] {
  const [used, other] = practice?.readings ?? [];
  if (!practice || !used || !other) return [];
  const code = selectCode(practice, used, other);
  const fact = describeFact(code, practice, `the zone ${timezone}`);
  const offset = formatUtcOffset(used);
  if (name === undefined) return [createWarning(code, `${fact} The answer has ${offset}.`)];
  const difference = `At ${formatUtcOffset(other)} it is ${describeDifference(used, other)}.`;
  return [createWarning(code, `${fact} The ${name} was read at ${offset}. ${difference}`)];
}

function selectCode({ standing }: PracticeAtMoment, used: PracticeReading, other: PracticeReading): WarningCode {
  if (used.basis === 'record' || other.basis === 'record') return 'RecordedInStandardTime';
  if (standing === 'settled') return 'LocalTimeDiffers';
  return standing === 'preferred' ? 'LocalTimeLikely' : 'LocalTimeDoubtful';
}

function describeFact(code: WarningCode, { rule, readings }: PracticeAtMoment, zone: string): string {
  const zoneReading = readings.find(({ basis }) => basis === 'iana');
  const own = readings.find(({ basis }) => basis !== 'iana');
  const [ownOffset, zoneOffset] = [own, zoneReading].map((reading) => reading && formatUtcOffset(reading));
  if (code === 'RecordedInStandardTime')
    return `Birth records of ${rule.area} state ${ownOffset} for this time; clocks showed ${zoneOffset}.`;
  if (code === 'LocalTimeDiffers')
    return `Clocks in ${rule.area} showed ${ownOffset}, not ${zoneOffset} as ${zone} records for its own city.`;
  if (code === 'LocalTimeLikely')
    return `Clocks in ${rule.area} probably showed ${ownOffset}, not ${zoneOffset} as ${zone} records for its own city.`;
  return `It is not known for sure whether clocks in ${rule.area} showed ${ownOffset} or ${zoneOffset}, as ${zone} records for its own city.`;
}

const formatUtcOffset = ({ offsetSeconds }: PracticeReading): string => `UTC${formatOffset(offsetSeconds)}`;

const MINUTE_SECONDS = 60;
/** The sky turns a degree in four minutes. */
const MINUTES_PER_DEGREE = 4;

function describeDifference(used: PracticeReading, other: PracticeReading): string {
  const minutes = Math.round((other.instant - used.instant) / MINUTE_SECONDS);
  const size = Math.abs(minutes);
  const degrees = Math.round(size / MINUTES_PER_DEGREE);
  return `${size} minutes ${minutes < 0 ? 'earlier' : 'later'}, and the Midheaven about ${degrees}° ${minutes < 0 ? 'back' : 'further'}`;
}
