import { ERRORS } from './catalog.ts';
import type { Problem, ValidationIssue } from './problem.ts';

/** RFC 9457 problem details with the members this service adds. */
export interface ProblemBody {
  readonly type: string;
  /** Page of the endpoint, relative to the server's root; absent where no endpoint took the request. */
  readonly docs?: string;
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

/** Path, below the service's root, of the page of an endpoint. Parameters of its path are there by their names. */
export const toReferencePath = (endpointPath: string): string =>
  `/docs/reference${endpointPath.replaceAll(/[{}]/g, '')}`;

/** Where a client finds the documentation of a problem. */
interface ProblemPlace {
  /** Path under which the client sees the service, empty or for example `/prod`; prefixes `type` and `docs`. */
  readonly root?: string;
  /** Path of the endpoint that took the request. */
  readonly endpointPath?: string | undefined;
}

/** Builds the body of a problem answer. */
export function toProblemBody(problem: Problem, requestId: string, place: ProblemPlace = {}): ProblemBody {
  const { root = '', endpointPath } = place;
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
    ...(endpointPath !== undefined && { docs: `${root}${toReferencePath(endpointPath)}` }),
  };
}
