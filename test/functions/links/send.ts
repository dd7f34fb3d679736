import type { APIGatewayProxyResult } from 'aws-lambda';
import { publicUrl } from '../../support/all-services.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';

const handler = handlerOf('links');

/** Sends the request for a link. */
export const askForLink = (body: unknown, request: Partial<TestRequest> = {}): Promise<APIGatewayProxyResult> =>
  handler(gatewayEvent({ path: '/links', body, ...request }), LAMBDA_CONTEXT);

/** Opens the link with a token. */
export const openToken = (token: string, request: Partial<TestRequest> = {}): Promise<APIGatewayProxyResult> => {
  const event = gatewayEvent({ path: '/l/{token}', pathParameters: { token }, ...request });
  return handler(event, LAMBDA_CONTEXT);
};

/** Makes a link, and returns its token. */
export async function makeToken(body: unknown): Promise<string> {
  const answer = await askForLink(body);
  if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 300));
  return JSON.parse(answer.body).url.slice(`${publicUrl}/l/`.length);
}
