import type { Context } from 'aws-lambda';
import type { EndpointCaller } from '../contract/endpoint-caller.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { createLambdaHandler, type LambdaParts } from './lambda-handler.ts';
import { createSyntheticEvent } from './synthetic-event.ts';

/** Creates a caller that runs endpoints in this process, through the same middleware chain as every request. */
export function createInProcessCaller<Services>(parts: LambdaParts<Services>): EndpointCaller {
  const handler = createLambdaHandler(parts);
  return async (request, context) => {
    const answer = await handler(createSyntheticEvent(request, context), toLambdaContext(context));
    const headers = Object.entries(answer.headers ?? {}).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      text: answer.body,
      headers: Object.fromEntries(headers),
      ...(answer.isBase64Encoded && { isBase64Encoded: true }),
    };
  };
}

/** The only part of the Lambda context that the chain reads. */
const toLambdaContext = ({ requestId, remainingMs }: RequestContext): Context =>
  ({ awsRequestId: requestId, getRemainingTimeInMillis: remainingMs }) as Context;
