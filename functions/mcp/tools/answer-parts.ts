import * as z from 'zod';
import type { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import type { WrittenBirth } from '../input/birth.ts';
import { SETTING_ARGUMENTS } from '../input/settings.ts';
import { type AnsweredSubject, describeSubject } from '../text/subject.ts';
import type { ArgumentOfMember } from '../tool-failure.ts';

/** A full answer of an endpoint. */
export interface FullAnswer<Data> {
  readonly data: Data;
}

export type ChartData = z.output<typeof FullChart>;

/** Members of every answer about a birth. */
export const birthValues = {
  handle: z.string().optional(),
  datetime_utc: z.string(),
  place: z.string(),
};

export const warningValues = { warnings: z.array(z.string()) };

/** Longitudes by point, degrees. */
export const pointValues = { points: z.record(z.string(), z.number()) };

/** Values of {@link birthValues}. */
export function toBirthValues({ handle, datetime_utc, place, latitude, longitude }: AnsweredSubject) {
  const name = place?.display_name ?? `${latitude}, ${longitude}`;
  return { ...(handle !== undefined && { handle }), datetime_utc, place: name };
}

/** The birth of an answer and, where there is one, its handle. */
export function describeBirth(title: string, subject: AnsweredSubject): readonly string[] {
  return [`${title}: ${describeSubject(subject)}`, ...describeHandle(subject.handle)];
}

/** The line with a handle, where there is one. */
export const describeHandle = (handle: string | undefined): readonly string[] =>
  handle === undefined ? [] : [`Handle: ${handle}`];

/** Arguments behind the members of a request with one birth. */
export const listBirthArguments = (birth: WrittenBirth): readonly ArgumentOfMember[] => [
  { member: 'subject.birth_time_known', argument: 'birth', reword: rewordTimeIssue },
  { member: 'subject', argument: 'birth', moveTo: birth.moveTo },
  ...SETTING_ARGUMENTS,
];

/** A birth is one text, which has a time or the word `unknown`. */
const rewordTimeIssue = (message: string): string =>
  message.replace(/^must be true, with the time of birth(?: in birth_datetime)?/, 'needs the time of birth');
