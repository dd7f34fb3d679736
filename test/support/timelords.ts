import { endpoints } from '../../functions/timelords/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** George W. Bush, whose day birth has Fortune in Scorpio and Spirit in Taurus. */
export const BUSH = {
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: { latitude: 41.3083, longitude: -72.9279, timezone: 'America/New_York' },
};

/** Sends a body through the whole chain of the function for time lords. */
export async function askTimeLords(
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path, body: sent, query });
  const { statusCode, body: text } = await handler(event, LAMBDA_CONTEXT);
  const isJson = text.startsWith('{');
  return { status: statusCode, text, body: isJson ? JSON.parse(text) : undefined };
}
