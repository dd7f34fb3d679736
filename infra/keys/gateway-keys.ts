import {
  APIGatewayClient,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  GetApiKeyCommand,
  NotFoundException,
  paginateGetUsagePlans,
  UpdateApiKeyCommand,
} from '@aws-sdk/client-api-gateway';
import { UsageError } from './usage-error.ts';

/** A gateway key, by which usage plans count requests. */
export interface GatewayKey {
  readonly principal: string;
  /** 20 to 128 characters. */
  readonly value: string;
  readonly plan: string;
}

/** Port to the gateway's own keys. They identify clients for usage plans and are no credentials. */
export interface GatewayKeys {
  /** @returns the gateway's id of the key; undefined where the gateway reads the table of keys */
  create(key: GatewayKey): Promise<string | undefined>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  setEnabled(id: string, enabled: boolean): Promise<void>;
}

/**
 * API Gateway's keys, in the usage plans of a stack.
 *
 * @param stackName prefix of the plans' names, `<stack>-<plan>`
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
      if (!keyId) throw new Error('API Gateway created a key without returning its id');
      const attach = new CreateUsagePlanKeyCommand({ usagePlanId, keyId, keyType: 'API_KEY' });
      await client.send(attach).catch((fault) => remove(keyId).then(() => Promise.reject(fault)));
      return keyId;
    },
    async has(id) {
      try {
        await client.send(new GetApiKeyCommand({ apiKey: id }));
        return true;
      } catch (fault) {
        if (fault instanceof NotFoundException) return false;
        throw fault;
      }
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
