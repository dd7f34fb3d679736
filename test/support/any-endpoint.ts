import { api, type GroupName } from '../../functions/api.ts';
import type { LambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { handlerOf } from './every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from './gateway-event.ts';

/** The handler of the group that has an endpoint: its whole chain. */
export function handlerFor(path: string): LambdaHandler {
  const groups = Object.keys(api) as GroupName[];
  const group = groups.find((name) => api[name].endpoints.some((endpoint) => endpoint.path === path));
  if (!group) throw new Error(`no group has ${path}`);
  return handlerOf(group);
}

/** Posts a body to an endpoint of any group, through its whole chain. The answer has a `body` where it is JSON. */
export async function postTo(
  path: string,
  body: unknown,
  query: TestRequest['query'] = {},
  more: Partial<TestRequest> = {},
) {
  const event = gatewayEvent({ method: 'POST', path, body, query, ...more });
  const {
    statusCode,
    headers = {},
    body: text,
    isBase64Encoded,
  } = await handlerFor(path)(event, { ...LAMBDA_CONTEXT });
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: statusCode, type: headers['Content-Type'], headers, text, isBase64Encoded, body: json };
}
