import { Problem } from '../base/errors/problem.ts';
import { readSeparateItem } from '../requests/forms/refused-item.ts';
import { Subject } from '../requests/subject.ts';

/** The subjects of a batch and what is calculated for each. */
export interface Batch<Result> {
  /** Not yet validated. */
  readonly subjects: readonly unknown[];
  /** @param location where the subject is in the request, such as `body.subjects[3]` */
  calculate(subject: Subject, location: string): Result;
  /** Moves the issues of a problem to the form in which the client sent the subject. */
  relocate(problem: Problem): Problem;
}

/** The results of a batch in the order of its subjects; a subject that failed has its Problem. */
export type BatchResults<Result> = readonly (Result | Problem)[];

/**
 * Reads every subject and calculates its result. A subject that fails has its Problem in place of a result.
 *
 * Subjects are calculated in turn: one takes less time than handing it to another thread (record 0011).
 *
 * @throws Problem that is not the fault of a subject, such as `EphemerisUnavailable`
 */
export function calculateBatch<Result>({ subjects, calculate, relocate }: Batch<Result>): BatchResults<Result> {
  return subjects.map((sent, index) => {
    const location = `body.subjects[${index}]`;
    try {
      return calculate(readSeparateItem(sent, Subject, location), location);
    } catch (failure) {
      if (failure instanceof Problem && failure.status < 500) return relocate(failure);
      throw failure;
    }
  });
}
