import { endpoints } from '../../functions/comparative/endpoints.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';
import * as services from './services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends a body through the whole chain of the comparative function. */
export async function compare(
  endpoint: 'synastry' | 'composite' | 'natal-transits' | 'tri-wheel',
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) {
  const event = gatewayEvent({ method: 'POST', path: `/comparative/${endpoint}`, body: sent, query });
  const { statusCode, headers = {}, body } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, headers, body: JSON.parse(body) };
}

/** The subject of a request. Its time zone is an offset, so it needs no lookup. */
export function subjectAt(iso: string, latitude: number, longitude: number, rest: object = {}) {
  return { name: iso, birth_datetime: { iso }, birth_location: { latitude, longitude, timezone: UTC }, ...rest };
}

const UTC = { utc_offset_seconds: 0 };
