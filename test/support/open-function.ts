import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

export type Query = Readonly<Record<string, string>>;
type Parts = Parameters<typeof createLambdaHandler<typeof services>>[0];

/**
 * Opens a function over the real services. @returns what sends a body to a path through its whole chain; the body of an answer
 * that is no JSON is undefined
 */
export function openFunction(endpoints: Parts['endpoints'], more: Pick<Parts, 'addTimeChecks'> = {}) {
  const handler = createLambdaHandler({ endpoints, services, observer: () => undefined, ...more });
  return async (path: string, sent: unknown, query: Query = {}) => {
    const event = gatewayEvent({ method: 'POST', path, body: sent, query });
    const { statusCode: status, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
    return { status, headers, text, body: /^[[{]/.test(text) ? JSON.parse(text) : undefined };
  };
}
