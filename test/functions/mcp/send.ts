import { endpoints } from '../../../functions/mcp/endpoints.ts';
import { calledEndpoints } from '../../../functions/mcp/tools.ts';
import { serviceEndpoints } from '../../../functions/service-endpoints.ts';
import { createInProcessCaller } from '../../../lib/chain/in-process-caller.ts';
import { createLambdaHandler, type LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import type { Services } from '../../../lib/contract/services.ts';
import * as opened from '../../support/all-services.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';

interface Parts {
  readonly origins?: '*' | readonly string[];
  readonly limiter?: typeof opened.limiter;
  readonly records?: RequestRecord[];
  readonly searchDocs?: typeof opened.searchDocs;
  /** Absent where a test asks nothing about the service itself. */
  readonly contract?: Services['contract'];
}

/** The function over the real services. */
export function mcpFunction({
  origins = '*',
  limiter = opened.limiter,
  records = [],
  searchDocs = opened.searchDocs,
  contract,
}: Parts = {}): LambdaHandler {
  const observer = (record: RequestRecord) => {
    records.push(record);
  };
  const endpointCaller = createInProcessCaller({
    endpoints: [...calledEndpoints, ...serviceEndpoints],
    services: { ...opened, limiter, contract: contract as Services['contract'] },
    observer,
  });
  return createLambdaHandler({
    endpoints,
    services: {
      endpointCaller,
      origins,
      limiter,
      searchDocs,
      readTextResources: opened.readTextResources,
    },
    observer,
  });
}

const plain = mcpFunction();

/** Sends one request through the whole chain and returns its answer. */
export async function send(request: Partial<TestRequest>, handler: LambdaHandler = plain) {
  const answer = await handler(gatewayEvent({ method: 'POST', path: '/mcp', ...request }), LAMBDA_CONTEXT);
  return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) };
}

/** Sends a message and returns its answer. */
export async function ask(method: string, params?: object, handler: LambdaHandler = plain) {
  const body = { jsonrpc: '2.0', id: 1, method, ...(params && { params }) };
  const { statusCode, json } = await send({ body }, handler);
  if (statusCode !== 200) throw new Error(JSON.stringify(json));
  return json;
}

/** Calls a tool and returns its result. */
export async function call(name: string, args: object, handler: LambdaHandler = plain) {
  const { result } = await ask('tools/call', { name, arguments: args }, handler);
  return { ...result, text: result.content[0].text as string };
}
