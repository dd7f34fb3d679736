import { toDay } from '../../../lib/answers/instant.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import type { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import type { WrittenBirth } from '../input/birth.ts';

/** A place that an answer may name. */
interface AnsweredPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly place?: { readonly display_name: string } | undefined;
}

/** The birth of an answer. */
export type AnsweredSubject = SubjectInfo & AnsweredPlace & { readonly handle?: string | undefined };

/** Drops seconds and milliseconds that are zero: `1990-06-15T12:30:00.000Z` becomes `1990-06-15T12:30Z`. */
export const shortenInstant = (text: string): string =>
  text.replace(/(T\d{2}:\d{2}):(\d{2})(?:\.\d+)?/, (_, minutes, seconds) =>
    seconds === '00' ? minutes : `${minutes}:${seconds}`,
  );

/** The birth of an answer and, where there is one, its handle. */
export const describeBirth = (title: string, subject: AnsweredSubject): readonly string[] => [
  `${title}: ${describeSubject(subject)}`,
  ...describeHandle(subject.handle),
];

/** The line with a handle, where there is one. */
export const describeHandle = (handle: string | undefined): readonly string[] =>
  handle === undefined ? [] : [`Handle: ${handle}`];

/** The birth of an answer as values for further calls. */
export const toBirthValues = ({ handle, datetime_utc, place, latitude, longitude }: AnsweredSubject) => ({
  handle,
  datetime_utc,
  place: place?.display_name ?? `${latitude}, ${longitude}`,
});

/** The instant of a birth as a member of requests. */
export const toInstant = ({ datetime_utc }: AnsweredSubject) => ({ iso: datetime_utc, calendar: 'gregorian' });

/** The subject of an answer with the handle that was sent, for a tool whose own handle would lose its settings. */
export const keepHandle = (answered: AnsweredSubject, { subject }: WrittenBirth): AnsweredSubject =>
  typeof subject === 'string' ? { ...answered, handle: subject } : answered;

/** How the time and the place of a birth were understood, in one line. */
function describeSubject(subject: AnsweredSubject): string {
  const { datetime, datetime_utc, timezone, birth_time_known } = subject;
  const local = shortenInstant(datetime).replace('T', ' ');
  const when = birth_time_known ? `${local} (${shortenInstant(datetime_utc)})` : `${toDay(datetime)}, time unknown`;
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
export const toWarningTexts = (warnings: readonly Warning[]): readonly string[] => [
  ...new Set(warnings.map(formatWarning)),
];
