import { api, type GroupName } from '../../functions/api.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import { createLambdaHandler, type LambdaHandler } from '../../lib/chain/lambda-handler.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { Services } from '../../lib/contract/services.ts';
import * as opened from './all-services.ts';

const services: Services = { ...opened, contract: await buildContract() };
const handlers = new Map<GroupName, LambdaHandler>();

/** The handler of one group: its whole chain, with the real services. */
export function handlerOf(group: GroupName): LambdaHandler {
  const endpoints: readonly Endpoint[] = api[group].endpoints;
  const handler = handlers.get(group) ?? createLambdaHandler({ endpoints, services, observer: () => undefined });
  handlers.set(group, handler);
  return handler;
}
