import type { APIGatewayProxyResult } from 'aws-lambda';
import { Problem } from '../../base/errors/problem.ts';
import { toProblemBody } from '../../base/errors/problem-body.ts';
import { createRetryAfterHeader } from '../../base/errors/retry-after.ts';
import { toDomainProblem } from '../../charts/domain-problems.ts';
import { documentedPathOf } from '../../contract/endpoint.ts';
import type { ChainRequest, Middleware } from '../call.ts';
import { createCommonHeaders } from '../response.ts';
import { findServiceRoot } from '../service-root.ts';

/**
 * Renders every thrown error as application/problem+json. It precedes the middlewares that throw, because middy runs
 * `onError` from the last to the first: all of theirs have run by then.
 */
export function renderProblems(): Middleware {
  return {
    onError: (request) => {
      request.response = createProblemResponse(toProblem(request.error), request);
    },
  };
}

/**
 * The problem to answer with: a problem itself, or that of an error of the domain, without a location. Any other error
 * becomes `InternalError`, which hides it from the client.
 */
export function toProblem(error: unknown): Problem {
  const known = error instanceof Problem ? error : toDomainProblem(error);
  if (known) return known;
  return new Problem('InternalError', 'The service failed while it answered; quote the request_id.', { cause: error });
}

function requestIdOf({ event, context }: ChainRequest): string {
  return context.call?.context.requestId ?? event?.requestContext?.requestId ?? context.awsRequestId;
}

function createProblemResponse(problem: Problem, request: ChainRequest): APIGatewayProxyResult {
  const requestId = requestIdOf(request);
  const { endpoint } = request.context.call ?? {};
  const place = { root: findServiceRoot(request.event), endpointPath: endpoint && documentedPathOf(endpoint) };
  return {
    statusCode: problem.status,
    headers: {
      ...createCommonHeaders(requestId),
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...createRetryAfterHeader(problem.status),
      ...problem.headers,
    },
    body: JSON.stringify(toProblemBody(problem, requestId, place)),
  };
}
