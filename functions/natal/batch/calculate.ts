import { Problem } from '../../../lib/errors/problem.ts';
import { RefusedItem } from '../../../lib/schemas/forms/refused-item.ts';
import { toValidationIssues, toValidationProblem } from '../../../lib/schemas/issues/validation-issues.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import type { ChartRequest } from '../../../lib/use-cases/chart-settings.ts';
import type { NatalChart } from '../../../lib/use-cases/natal-chart.ts';
import { castNatalChart } from '../../../lib/use-cases/natal-chart.ts';
import type { ChartServices } from '../../../lib/use-cases/subject.ts';

interface BatchRequest extends ChartRequest {
  /** Not yet validated. */
  readonly subjects: readonly unknown[];
}

/**
 * Reads every subject and casts its chart. A subject that fails has its Problem in place of a chart.
 *
 * Charts are cast in turn: one takes less time than handing it to another thread (record 0011).
 *
 * @throws Problem that is not the fault of a subject, such as `EphemerisUnavailable`
 */
export function castNatalBatch(
  { subjects, ...casting }: BatchRequest,
  services: ChartServices,
): readonly (NatalChart | Problem)[] {
  return subjects.map((input, index) => {
    const location = `body.subjects[${index}]`;
    try {
      return castNatalChart({ ...casting, subject: readEntry(input, location) }, services, location);
    } catch (failure) {
      if (failure instanceof Problem && failure.status < 500) return failure;
      throw failure;
    }
  });
}

function readEntry(input: unknown, location: string): Subject {
  if (input instanceof RefusedItem) throw input.toProblem();
  const { success, data, error } = Subject.safeParse(input);
  if (success) return data;
  throw toValidationProblem(toValidationIssues({ name: location, input, schema: Subject }, error.issues));
}
