import * as z from 'zod';
import { Problem } from '../base/errors/problem.ts';
import { BodyReader } from '../bulk/input/read-body.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../charts/subject.ts';
import type { Services } from '../contract/services.ts';
import { Subject } from '../requests/subject.ts';
import type { FileRecord, RecordIssue } from './record.ts';
import { type RecordSubject, toSubject } from './subject.ts';

/** A record with the subject that its birth makes, as requests read it. */
export interface CheckedRecord extends RecordSubject {
  readonly record: FileRecord;
  /** The subject as requests have it; undefined where the record cannot be read. */
  readonly read: Subject | undefined;
  /** Undefined where the record cannot be read. */
  readonly birth: SubjectWithDay | undefined;
}

/** Services that records are read with. */
export type RecordServices = ChartServices & Pick<Services, 'geocoder'>;

const Body = z.strictObject({ subject: Subject });

/**
 * Reads the birth of each record as a request is read, in order. One that a request could not have is none: its issues say why.
 *
 * @param now instant that `now` means in a record
 */
export async function checkRecords(
  records: readonly FileRecord[],
  services: RecordServices,
  now: Date,
): Promise<readonly CheckedRecord[]> {
  const reader = new BodyReader({ schema: Body, defaults: {}, now, geocoder: services.geocoder });
  const checked: CheckedRecord[] = [];
  for (const record of records) {
    const made = toSubject(record);
    try {
      const read = made.subject && (await readBody(made.subject, reader));
      const birth = read && readSubject(read, services, 'body.subject');
      checked.push({ record, ...made, read, birth });
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status >= 500) throw problem;
      const issues = [...made.issues, ...describeProblem(problem, record.line)];
      checked.push({ record, ...made, subject: undefined, read: undefined, birth: undefined, issues });
    }
  }
  return checked;
}

async function readBody(subject: object, reader: BodyReader): Promise<Subject> {
  const { value } = await reader.read({ subject });
  return (value as z.output<typeof Body>).subject as Subject;
}

function describeProblem(problem: Problem, line: number): readonly RecordIssue[] {
  const { code, issues, message } = problem;
  if (issues.length === 0) return [{ line, code, message }];
  return issues.map((issue) => ({ line, code, message: `${nameMember(issue.location)} ${issue.message}` }));
}

const nameMember = (location: string): string => location.replace(/^body\.(?:subject\.?)?/, '') || 'the birth';
