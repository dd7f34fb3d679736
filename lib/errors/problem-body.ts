import { ERRORS } from './catalogue.ts';
import type { Problem, ValidationIssue } from './problem.ts';

/** RFC 9457 problem details with the members this service adds. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly success: false;
  readonly error: string;
  readonly errors: readonly ValidationIssue[];
  readonly request_id: string;
}

/** Path, below the service's root, of the page that has an anchor for every error code. */
export const ERROR_DOCS_PATH = '/docs/errors';

/**
 * Builds the body of a problem answer.
 *
 * @param root path under which the client sees the service, empty or for example `/prod`; prefixes `type`, which is
 *   relative to the server's root
 */
export function toProblemBody(problem: Problem, requestId: string, root = ''): ProblemBody {
  const { status, title } = ERRORS[problem.code];
  return {
    type: `${root}${ERROR_DOCS_PATH}#${problem.code}`,
    title,
    status,
    detail: problem.message,
    success: false,
    error: problem.code,
    errors: problem.issues,
    request_id: requestId,
  };
}
