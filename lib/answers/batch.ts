import * as z from 'zod';
import { ERROR_CODES, type ErrorCode } from '../base/errors/catalog.ts';
import { Problem } from '../base/errors/problem.ts';
import { defineContract } from '../contract/endpoint.ts';
import { success } from '../requests/answer.ts';
import { readSeparateItem } from '../requests/forms/refused-item.ts';
import { choice, integer, number, text } from '../requests/members.ts';
import { Subject } from '../requests/subject.ts';
import { ValidationIssueRecord } from '../requests/validation-issue.ts';
import { defineMembers, defineRecord, type RecordOf } from './record.ts';

/** A subject of a batch that has no result. */
interface Failure {
  readonly index: number;
  readonly problem: Problem;
}

const failureMembers = defineMembers<Failure>()({
  index: [integer('Index of the subject in the request, from 0', 1), 'index'],
  error: [choice(ERROR_CODES, 'The error code', 'InvalidLatitude'), ({ problem }) => problem.code],
});

const failedSubject = defineRecord<Failure>()(
  'FailedSubject',
  'Takes the place of the chart, comparison, return or analysis of a subject that failed',
  {
    success: [
      z.literal(false).meta({ description: 'Always false: this subject has no result', example: false }),
      (): false => false,
    ],
    ...failureMembers,
    detail: [
      text('What is wrong with this subject', 'body.subjects[1].birth_location.latitude.decimal must be ≤ 90'),
      ({ problem }) => problem.message,
    ],
    errors: [
      z.array(ValidationIssueRecord).meta({ description: 'Every fault of this subject' }),
      ({ problem }) => [...problem.issues],
    ],
  },
);

const batchError = defineRecord<Failure>()('BatchError', 'A subject that failed', failureMembers);

const batchMetadata = defineRecord<{ readonly count: number; readonly failures: readonly Failure[] }>()(
  'BatchMetadata',
  'Numbers of subjects with a result and of those that failed',
  {
    successful: [integer('Number of subjects with a result', 1), ({ count, failures }) => count - failures.length],
    failed: [integer('Number of subjects that failed', 1), ({ failures }) => failures.length],
    errors: [
      z.array(batchError.schema).meta({ description: 'The subjects that failed, in the order of the request' }),
      ({ failures }) => failures.map(batchError.write),
    ],
  },
);

/** The documentation of a batch: what the single endpoint answers, and what the batch says about it. */
interface BatchDocumentation<Results extends string, Single extends z.ZodType> {
  readonly id: string;
  /** Member of the answer that has the results. */
  readonly results: Results;
  /** Response of the single endpoint. */
  readonly single: Single;
  /** What a result is: `the response of /ephemeris/natal-chart for that subject`. */
  readonly item: string;
  readonly answer: string;
  /** `Casts each chart as /ephemeris/natal-chart does`, with what is the same for all. */
  readonly does: string;
  /** Why a subject fails that is well-formed. */
  readonly failure: string;
  /** Sentences after those that all batches have. */
  readonly more: string;
  readonly errors?: readonly ErrorCode[];
}

/** Defines what the documentation says about a batch. */
export function defineBatchContract<Results extends string, Single extends z.ZodType>(
  batch: BatchDocumentation<Results, Single>,
) {
  const { id, results, single, item, answer, does, failure, more, errors = [] } = batch;
  const list = z
    .array(z.union([single, failedSubject.schema]))
    .meta({ description: `In the order of the request. Each item is ${item}, or a FailedSubject` });
  const shape = {
    success,
    ...({ [results]: list } as Record<Results, typeof list>),
    total_count: integer('Number of subjects in the request', 2),
    processing_time_ms: number('Time from the arrival of the request to the answer', 12.3),
    metadata: batchMetadata.schema,
  };
  const others = `A subject that is malformed or ${failure} does not affect the others: its item in \`${results}\` has the errors, and \`metadata\` counts it.`;
  return defineContract({
    description: `${does}, in the order of the subjects. ${others} ${more}`,
    response: z.object(shape).meta({ id, description: answer }),
    errors: ['BatchTooLarge', ...errors],
  });
}

/** The subjects of a batch and what is answered for each. */
interface Batch<Item> {
  /** Not yet validated. */
  readonly subjects: readonly unknown[];
  /** @param location where the subject is in the request, such as `body.subjects[3]` */
  answer(subject: Subject, location: string): Item;
  /** Moves the issues of a problem to the form in which the client sent the subject. */
  relocate(problem: Problem): Problem;
}

/**
 * Reads and answers every subject, in the order of the request, and counts those that failed. A subject that fails has its problem
 * in place of an answer.
 *
 * Subjects are calculated in turn: one takes less time than handing it to another thread (record 0011).
 *
 * @throws Problem that is not the fault of a subject, such as `EphemerisUnavailable`
 */
export function answerBatch<Item>({ subjects, answer, relocate }: Batch<Item>) {
  const failures: Failure[] = [];
  const items = subjects.map((sent, index): Item | RecordOf<typeof failedSubject> => {
    const location = `body.subjects[${index}]`;
    try {
      return answer(readSeparateItem(sent, Subject, location), location);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status >= 500) throw problem;
      const failure = { index, problem: relocate(problem) };
      failures.push(failure);
      return failedSubject.write(failure);
    }
  });
  const count = subjects.length;
  return { items, counts: { total_count: count, metadata: batchMetadata.write({ count, failures }) } };
}
