import { events } from '../../predictive/events/endpoint.ts';
import type { EventRecord } from '../../predictive/events/event-schemas.ts';
import type { LunarPhaseResponse } from '../../standalone/lunar-phase/contract.ts';
import { addDays } from '../input/moment.ts';
import type { EventsPage } from '../text/events.ts';
import { shortenInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import type { ArgumentOfMember } from '../tool-failure.ts';

export type PhaseAnswer = LunarPhaseResponse;
type VoidOfCourse = Extract<EventRecord, { type: 'void_of_course' }>;

/** The Moon is in each sign for less than three days, and void of course at the end of each. */
const DAYS_PER_SIGN = 3;

/** One line about the phase. */
export function describePhase(phase: PhaseAnswer['phase']): string {
  const { name, illumination, age_days, next_new_moon, next_full_moon } = phase;
  const age = age_days === null ? '' : `, ${age_days.toFixed(1)} days old`;
  const next = [
    ...(next_new_moon === null ? [] : [`next new moon ${shortenInstant(next_new_moon)}`]),
    ...(next_full_moon === null ? [] : [`next full moon ${shortenInstant(next_full_moon)}`]),
  ];
  return `Moon: ${[`${name}, ${illumination.toFixed(1)} % lit${age}`, ...next].join('; ')}`;
}

/** A search that begins at the moment asked about. */
export const RANGE_ARGUMENTS: readonly ArgumentOfMember[] = [
  { member: 'start_date', argument: 'at' },
  { member: 'end_date', argument: 'at' },
];

/** The void of course that lasts at an instant, or the next one. @param iso UTC */
export async function findVoid(iso: string, { ask }: ToolCall): Promise<VoidOfCourse | undefined> {
  const body = {
    start_date: iso,
    end_date: addDays(iso, DAYS_PER_SIGN),
    event_types: ['void_of_course'],
    planets: ['moon'],
    limit: 1,
  };
  const {
    events: [first],
  } = await ask<EventsPage>({ endpoint: events, body }, RANGE_ARGUMENTS);
  return first?.type === 'void_of_course' ? first : undefined;
}

/** One line about the void of course at an instant or after it. */
export function describeVoid(iso: string, course: VoidOfCourse | undefined): string {
  if (!course) return 'No void of course in the next three days';
  const { exact_datetime, details } = course;
  const ends = `until ${shortenInstant(details.ends_at)}, when she enters ${details.next_sign}`;
  return exact_datetime <= iso
    ? `Void of course ${ends}`
    : `Next void of course from ${shortenInstant(exact_datetime)} ${ends}`;
}
