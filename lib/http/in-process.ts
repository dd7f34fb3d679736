import type { Context } from 'aws-lambda';
import type { RequestContext } from './endpoint.ts';
import type { EndpointCaller } from './endpoint-caller.ts';
import { type LambdaParts, lambda } from './lambda.ts';
import { ownEvent } from './own-event.ts';

/** Endpoints that are called where they are, by the chain that every request passes. */
export function inProcess<Services>(parts: LambdaParts<Services>): EndpointCaller {
  const handler = lambda(parts);
  return async (request, context) => {
    const { statusCode, body } = await handler(ownEvent(request, context), lambdaContextOf(context));
    return { status: statusCode, text: body };
  };
}

/** The chain asks for no more of it than this. */
const lambdaContextOf = ({ requestId, remainingMs }: RequestContext): Context =>
  ({ awsRequestId: requestId, getRemainingTimeInMillis: remainingMs }) as Context;
