import { api, type GroupName } from '../../../functions/api.ts';
import { once } from '../../../lib/base/memoize.ts';
import type { LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { createNatalAdapter } from '../adapters/natal.ts';
import type { Ask } from './natal-client.ts';

const groups = once(
  () =>
    new Map<string, LambdaHandler>(
      (Object.keys(api) as GroupName[]).flatMap((group) => {
        const handler = handlerOf(group);
        return api[group].endpoints.map(({ path }) => [path, handler] as const);
      }),
    ),
);

const ask: Ask = async (path, body) => {
  const answer = await groups().get(path)?.(gatewayEvent({ path, body }), LAMBDA_CONTEXT);
  if (answer?.statusCode !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${answer?.body.slice(0, 300)}`);
  return JSON.parse(answer.body);
};

/** The functions of this working tree, each through its whole chain. */
export const inProcess = createNatalAdapter(`natal ${manifest.version}`, ask);
