import type * as z from 'zod';
import type { WarningRecord } from '../../../lib/requests/answer.ts';
import type { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';

/** A place that an answer may name. */
export interface AnsweredPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly place?: { readonly display_name: string } | undefined;
}

/** The birth of an answer. */
export type AnsweredSubject = SubjectInfo & AnsweredPlace & { readonly handle?: string | undefined };

type Warning = z.output<typeof WarningRecord>;

/** Drops seconds and milliseconds that are zero: `1990-06-15T12:30:00.000Z` becomes `1990-06-15T12:30Z`. */
export const shortenInstant = (text: string): string =>
  text.replace(/(T\d{2}:\d{2}):(\d{2})(?:\.\d+)?/, (_, minutes, seconds) =>
    seconds === '00' ? minutes : `${minutes}:${seconds}`,
  );

/** How the time and the place of a birth were understood, in one line. */
export function describeSubject(subject: AnsweredSubject): string {
  const { datetime, datetime_utc, timezone, birth_time_known } = subject;
  const local = shortenInstant(datetime).replace('T', ' ');
  const when = birth_time_known
    ? `${local} (${shortenInstant(datetime_utc)})`
    : `${local.slice(0, local.indexOf(' '))}, time unknown`;
  return `${when}, ${describePlace(subject)}${timezone === null ? '' : `, ${timezone}`}${describeDoubt(subject)}`;
}

/** @example describePlace(subject) // 'Paris, Texas, United States [33.66094, -95.55551]' */
export const describePlace = ({ place, latitude, longitude }: AnsweredPlace): string =>
  [place?.display_name, `[${latitude}, ${longitude}]`].filter((part) => part !== undefined).join(' ');

/** Other instants that the clock time may mean, and how sure the one taken is. */
function describeDoubt({ datetime_utc, birth_time_known, time_resolution }: AnsweredSubject): string {
  const { certainty, candidates = [], practice } = time_resolution;
  if (!birth_time_known || (certainty === 'certain' && candidates.length === 0)) return '';
  const others = [...candidates, ...(practice?.readings ?? [])].flatMap((reading) =>
    reading.datetime_utc === datetime_utc ? [] : [shortenInstant(reading.datetime_utc)],
  );
  const alternatives = others.length === 0 ? '' : `, may also be ${[...new Set(others)].join(' or ')}`;
  return `; time ${certainty}${alternatives}`;
}

/** Words of warnings that name members of requests and answers, and words for those who have neither. */
const TOOL_WORDS = [
  [', time_resolution has both', '; an offset after the time, such as +02:00, chooses one'],
  ['send calendar julian, or calendar gregorian if', 'write julian between date and time, or gregorian if'],
] as const;

/** @example formatWarning(warning) // 'PlaceChosen: …' */
export const formatWarning = ({ code, message }: Warning): string =>
  `${code}: ${TOOL_WORDS.reduce((text, [member, words]) => text.replace(member, words), message)}`;

/** Each warning once, as text. */
export const toWarningTexts = (...lists: readonly (readonly Warning[])[]): string[] => [
  ...new Set(lists.flat().map(formatWarning)),
];

export const toWarningLines = (warnings: readonly string[]): readonly string[] =>
  warnings.map((text) => `Warning ${text}`);
