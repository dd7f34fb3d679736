import type { Context } from 'aws-lambda';
import type { RequestContext } from './endpoint.ts';
import type { EndpointCaller } from './endpoint-caller.ts';
import { createLambdaHandler, type LambdaParts } from './lambda-handler.ts';
import { createSyntheticEvent } from './synthetic-event.ts';

/** Endpoints that are called where they are, by the chain that every request passes. */
export function createInProcessCaller<Services>(parts: LambdaParts<Services>): EndpointCaller {
  const handler = createLambdaHandler(parts);
  return async (request, context) => {
    const { statusCode, body } = await handler(createSyntheticEvent(request, context), toLambdaContext(context));
    return { status: statusCode, text: body };
  };
}

/** The chain asks for no more of it than this. */
const toLambdaContext = ({ requestId, remainingMs }: RequestContext): Context =>
  ({ awsRequestId: requestId, getRemainingTimeInMillis: remainingMs }) as Context;
