import {
  APIGatewayClient,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  paginateGetUsagePlans,
  UpdateApiKeyCommand,
} from '@aws-sdk/client-api-gateway';
import { UsageError } from './usage-error.ts';

/** A key that the gateway is to count by. */
export interface GatewayKey {
  readonly principal: string;
  /** 20 to 128 characters. */
  readonly value: string;
  readonly plan: string;
}

/** The gateway's own keys: it counts by them, and lets nobody in. */
export interface GatewayKeys {
  /** @returns how the gateway names it; undefined where there is no gateway that must be told */
  create(key: GatewayKey): Promise<string | undefined>;
  remove(id: string): Promise<void>;
  setEnabled(id: string, enabled: boolean): Promise<void>;
}

/** The local gateway looks into the table of keys itself. */
export const NO_GATEWAY_KEYS: GatewayKeys = {
  create: async () => undefined,
  remove: async () => undefined,
  setEnabled: async () => undefined,
};

/**
 * API Gateway's keys, in the usage plans of a stack.
 *
 * @param stackName plans are found by their names, `<stack>-<plan>`
 */
export function openApiGatewayKeys(stackName: string, client = new APIGatewayClient()): GatewayKeys {
  const remove = async (id: string): Promise<void> => {
    await client.send(new DeleteApiKeyCommand({ apiKey: id }));
  };
  return {
    remove,
    async create({ principal, value, plan }) {
      const usagePlanId = await findPlanId(client, `${stackName}-${plan}`);
      const { id: keyId } = await client.send(
        new CreateApiKeyCommand({ name: `${stackName}-${principal}`, value, enabled: true }),
      );
      if (!keyId) throw new Error('API Gateway made a key and did not say its id');
      const attach = new CreateUsagePlanKeyCommand({ usagePlanId, keyId, keyType: 'API_KEY' });
      await client.send(attach).catch((fault) => remove(keyId).then(() => Promise.reject(fault)));
      return keyId;
    },
    async setEnabled(id, enabled) {
      const patchOperations = [{ op: 'replace' as const, path: '/enabled', value: String(enabled) }];
      await client.send(new UpdateApiKeyCommand({ apiKey: id, patchOperations }));
    },
  };
}

async function findPlanId(client: APIGatewayClient, name: string): Promise<string> {
  for await (const { items = [] } of paginateGetUsagePlans({ client }, {})) {
    const plan = items.find((item) => item.name === name);
    if (plan?.id) return plan.id;
  }
  throw new UsageError(`there is no usage plan ${name} in this account and region; is the stack deployed there?`);
}
