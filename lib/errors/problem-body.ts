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

/** Where the page with one anchor for every code lives, seen from the service's root. */
export const ERROR_DOCS_PATH = '/docs/errors';

/**
 * The body of an answer that tells of a problem.
 *
 * @param root path under which the client sees the service, empty or such as `/prod`: `type` counts from the server's
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
