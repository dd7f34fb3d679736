import type { APIGatewayProxyResult } from 'aws-lambda';
import { Problem } from '../../errors/problem.ts';
import { toProblemBody } from '../../errors/problem-body.ts';
import type { ChainRequest, Middleware } from '../call.ts';
import { createCommonHeaders } from '../response.ts';
import { findServiceRoot } from '../service-root.ts';

/**
 * Turns whatever was thrown into application/problem+json. It is the first link of the chain because middy
 * runs `onError` last-used first: here everything else has had its say.
 */
export function renderProblems(): Middleware {
  return {
    onError: (request) => {
      request.response = createProblemResponse(
        toProblem(request.error),
        requestIdOf(request),
        findServiceRoot(request.event),
      );
    },
  };
}

/** A known problem as it is; anything else is the service's own fault and tells the client nothing but that. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem('InternalError', 'The service failed while it answered; quote the request_id.', { cause: error });
}

function requestIdOf({ event, context }: ChainRequest): string {
  return context.call?.context.requestId ?? event?.requestContext?.requestId ?? context.awsRequestId;
}

function createProblemResponse(problem: Problem, requestId: string, root: string): APIGatewayProxyResult {
  return {
    statusCode: problem.status,
    headers: {
      ...createCommonHeaders(requestId),
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
    body: JSON.stringify(toProblemBody(problem, requestId, root)),
  };
}
