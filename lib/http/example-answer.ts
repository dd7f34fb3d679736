import type { Context } from 'aws-lambda';
import { openCall } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { parseRequest } from './parse.ts';
import { toProxyResponse } from './response.ts';
import { createSyntheticEvent } from './synthetic-event.ts';

/** What an example is answered with. */
export interface ExampleParts<Services> {
  readonly endpoints: readonly Endpoint<Services>[];
  readonly services: Services;
  readonly addTimeChecks: (services: Services, checkTime: () => void) => Services;
}

/**
 * Answers an example as a request is answered, from validation to the written body, and throws the answer away. It is
 * charged to nobody's limits and neither taken from the cache nor kept there.
 *
 * @throws Error where the answer is not a success; whatever the endpoint throws
 */
export async function answerExample<Services>(parts: ExampleParts<Services>, lambda: Context): Promise<void> {
  const endpoint = selectTypicalEndpoint(parts.endpoints);
  if (!endpoint) return;
  const event = createSyntheticEvent(
    { ...endpoint.examples[0], endpoint },
    { requestId: 'warm-up', principal: undefined },
  );
  const call = { ...openCall(event, lambda), endpoint: endpoint as Endpoint<unknown> };
  const request = parseRequest(event, endpoint.request);
  const services = parts.addTimeChecks(parts.services, call.context.checkTime);
  const { statusCode, body } = toProxyResponse(call, await endpoint.handle(request, services, call.context));
  if (statusCode >= 400) throw new Error(`${endpoint.path} answered its example with ${statusCode}: ${body}`);
}

/**
 * The first endpoint that anybody may ask as often as they like, else the first that has limits: what is limited may ask
 * a service of others in its turn. One that needs a scope is never asked: it may change something.
 */
function selectTypicalEndpoint<Services>(endpoints: readonly Endpoint<Services>[]): Endpoint<Services> | undefined {
  const askable = endpoints.filter(({ scope }) => scope === undefined);
  return askable.find(({ limits }) => limits === 'none') ?? askable[0];
}
