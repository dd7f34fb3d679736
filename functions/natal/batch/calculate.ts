import { Problem } from '../../../lib/errors/problem.ts';
import { toValidationIssues, toValidationProblem } from '../../../lib/schemas/issues/validation-issues.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import type { ChartRequest } from '../../../lib/use-cases/chart-settings.ts';
import type { NatalChart } from '../../../lib/use-cases/natal-chart.ts';
import { castNatalChart } from '../../../lib/use-cases/natal-chart.ts';
import type { ChartServices } from '../../../lib/use-cases/subject.ts';

interface BatchRequest extends ChartRequest {
  /** As they were sent. */
  readonly subjects: readonly unknown[];
}

/**
 * Reads every subject by itself and casts its chart: in the place of one that fails stands why it did.
 *
 * One after the other: a chart takes less time than handing it to another thread does (record 0011).
 *
 * @throws Problem that is not a subject's own fault, such as `EphemerisUnavailable`: it would be every other's too
 */
export function natalBatch(
  { subjects, ...casting }: BatchRequest,
  readers: ChartServices,
): readonly (NatalChart | Problem)[] {
  return subjects.map((sent, index) => {
    const location = `body.subjects[${index}]`;
    try {
      return castNatalChart({ ...casting, subject: readEntry(sent, location) }, readers, location);
    } catch (failure) {
      if (failure instanceof Problem && failure.status < 500) return failure;
      throw failure;
    }
  });
}

function readEntry(sent: unknown, location: string): Subject {
  const { success, data, error } = Subject.safeParse(sent);
  if (success) return data;
  throw toValidationProblem(toValidationIssues({ name: location, input: sent, schema: Subject }, error.issues));
}
