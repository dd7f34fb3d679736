import { Problem } from '../../lib/base/errors/problem.ts';
import { UnknownColumnError } from '../../lib/bulk/errors.ts';
import { loadOperation } from '../../lib/bulk/load-operation.ts';
import { describeColumns, selectColumns } from '../../lib/bulk/select-columns.ts';
import { moveIssue, toValidationProblem } from '../../lib/requests/issues/validation-issues.ts';
import { BULK_OPERATIONS } from '../bulk-operations.ts';
import type { BulkJobRequest } from './requests.ts';

/** The operations of jobs with the columns of their results. */
export const describeOperations = () =>
  Promise.all(
    BULK_OPERATIONS.map(async (row) => {
      const { path, summary } = row.endpoint;
      const { columns, exampleDefaults } = describeColumns(await loadOperation(row));
      return {
        path,
        summary,
        ...(exampleDefaults && { example_defaults: exampleDefaults }),
        columns: columns.map(({ name, type, group, unit, description }) => ({
          name,
          type,
          group,
          ...(unit !== undefined && { unit }),
          description,
        })),
      };
    }),
  );

/**
 * Checks the defaults and the columns of a job before anything is uploaded.
 *
 * @throws Problem at the columns that the operation does not have, or at the defaults that are no part of a body
 */
export async function requireKnownColumns({ operation: path, defaults, output }: BulkJobRequest): Promise<void> {
  const row = BULK_OPERATIONS.find(({ endpoint }) => endpoint.path === path);
  if (!row) throw new Error(`there is no operation ${path}`);
  const loaded = await loadOperation(row);
  try {
    selectColumns(loaded, defaults, output.columns);
  } catch (fault) {
    throw locateFault(fault, output.columns ?? []);
  }
}

function locateFault(fault: unknown, columns: readonly string[]): unknown {
  if (fault instanceof UnknownColumnError) {
    const location = `body.output.columns[${columns.indexOf(fault.column)}]`;
    return toValidationProblem([
      { location, message: `${fault.message}; GET /bulk/operations lists them`, code: undefined },
    ]);
  }
  if (!(fault instanceof Problem) || fault.status >= 500) return fault;
  const toDefaults = (location: string): string => location.replace(/^body/, 'body.defaults');
  const issues = fault.issues.map((issue) => ({ ...moveIssue(issue, toDefaults), code: fault.code }));
  return issues.length === 0 ? fault : toValidationProblem(issues);
}
