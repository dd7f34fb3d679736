import type { APIGatewayProxyResult } from 'aws-lambda';
import { Problem } from '../../errors/problem.ts';
import { problemBody } from '../../errors/problem-body.ts';
import type { ChainRequest, Middleware } from '../call.ts';
import { commonHeaders } from '../response.ts';
import { serviceRoot } from '../service-root.ts';

/**
 * Turns whatever was thrown into application/problem+json. It is the first link of the chain because middy
 * runs `onError` last-used first: here everything else has had its say.
 */
export function problems(): Middleware {
  return {
    onError: (request) => {
      request.response = problemResponse(asProblem(request.error), requestIdOf(request), serviceRoot(request.event));
    },
  };
}

/** A known problem as it is; anything else is the service's own fault and tells the client nothing but that. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem('InternalError', 'The service failed while it answered; quote the request_id.', { cause: error });
}

function requestIdOf({ event, context }: ChainRequest): string {
  return context.call?.context.requestId ?? event?.requestContext?.requestId ?? context.awsRequestId;
}

function problemResponse(problem: Problem, requestId: string, root: string): APIGatewayProxyResult {
  return {
    statusCode: problem.status,
    headers: {
      ...commonHeaders(requestId),
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
    body: JSON.stringify(problemBody(problem, requestId, root)),
  };
}
