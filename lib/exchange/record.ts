import type { Calendar } from '../astro/clock/civil-time/calendar.ts';
import type { CivilTime } from '../astro/clock/civil-time/civil.ts';
import type { ErrorCode } from '../base/errors/catalog.ts';

/**
 * What can be said about a record that is read, beside the codes of errors. `NotRead`: a part of the file is left out. `Repaired`: a form
 * that no description has is read in the one way that it can be meant.
 */
export const RECORD_NOTES = [
  'JulianDayDisagrees',
  'JulianDayDecides',
  'ZoneOfPlace',
  'PlaceByName',
  'CalendarNotStated',
  'Repaired',
  'NotRead',
] as const;

/** What is wrong with a record, or was decided where it leaves something open. */
export interface RecordIssue {
  /** From 1, in the whole file. */
  readonly line: number;
  readonly code: (typeof RECORD_NOTES)[number] | ErrorCode;
  readonly message: string;
}

/** A Julian day in Universal Time as a file states it. */
export interface StatedJulianDay {
  readonly days: number;
  /** Half a unit of its last place, seconds. */
  readonly toleranceSeconds: number;
}

/** A position that a file states, in the form of a claim about a chart. */
export interface StatedPosition {
  readonly point: string;
  /** As people write it: `28°19'16" Capricorn`. */
  readonly longitude: string;
}

/** A birth as a file states it. */
export interface FileBirth {
  readonly name: string;
  readonly date: Pick<CivilTime, 'year' | 'month' | 'day'>;
  /** Undefined where the file states none. */
  readonly calendar: Calendar | undefined;
  /** Undefined where the time of birth is not known. */
  readonly time: Pick<CivilTime, 'hour' | 'minute' | 'second'> | undefined;
  /** Clock − UT with daylight saving, seconds; several where the file leaves daylight saving open; none: that of the place. */
  readonly offsets: readonly number[];
  readonly julianDay: StatedJulianDay | undefined;
  /** Degrees, north and east positive; undefined where the place has a name alone. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly place: { readonly name: string; readonly country: string };
  /** Whether its source is an entry of a registry. */
  readonly isFromRecord: boolean;
}

/** One record of a file. */
export interface FileRecord {
  /** On which it begins, from 1. */
  readonly line: number;
  /** As the file has it. */
  readonly id?: string | number | undefined;
  /** What kind of chart it is within another record, such as `ALT` of a sub-record. */
  readonly part?: string | undefined;
  /** Undefined where the record cannot be read; an issue says why. */
  readonly birth?: FileBirth | undefined;
  /** The subject as it stands in a file that has it in the form of requests. */
  readonly sent?: Readonly<Record<string, unknown>> | undefined;
  readonly source?: string | undefined;
  readonly positions?: readonly StatedPosition[] | undefined;
  readonly issues: readonly RecordIssue[];
}

/** What a file holds. Nothing in it is lost: what belongs to no record is an issue of the file. */
export interface FileContents {
  readonly records: readonly FileRecord[];
  readonly issues: readonly RecordIssue[];
}

/** Thrown by the readers of fields, and caught by {@link readOrReport}. */
export class UnreadableField extends Error {
  override readonly name = 'UnreadableField';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Shows a field in a message, shortened. */
export const quote = (text: string): string => `"${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}"`;
const MAX_SHOWN = 40;

/** Reads a record; the first field that cannot be read makes an issue in place of a birth. */
export function readOrReport(
  line: number,
  read: (note: (code: RecordIssue['code'], message: string) => void) => Omit<FileRecord, 'line' | 'issues'>,
): FileRecord {
  const issues: RecordIssue[] = [];
  const note = (code: RecordIssue['code'], message: string): void => void issues.push({ line, code, message });
  try {
    return { line, ...read(note), issues };
  } catch (fault) {
    if (!(fault instanceof UnreadableField)) throw fault;
    return { line, issues: [...issues, { line, code: fault.code, message: fault.message }] };
  }
}
