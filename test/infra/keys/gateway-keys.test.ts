import {
  APIGatewayClient,
  CreateUsagePlanKeyCommand,
  GetApiKeyCommand,
  GetUsagePlansCommand,
  NotFoundException,
} from '@aws-sdk/client-api-gateway';
import { describe, expect, test, vi } from 'vitest';
import { openApiGatewayKeys } from '../../../infra/keys/gateway-keys.ts';

const PLANS = [
  [{ id: 'p1', name: 'natal-dev-standard' }],
  [
    { id: 'p2', name: 'natal-prod-free' },
    { id: 'p3', name: 'natal-prod-standard' },
  ],
];

/** An API Gateway that answers from a list of plans in pages and writes down the rest. */
function gateway({ refusesToAttach = false } = {}) {
  const sent: [string, object][] = [];
  const client = new APIGatewayClient({ region: 'local' });
  vi.spyOn(client, 'send').mockImplementation(async (command: { readonly input: object }) => {
    sent.push([command.constructor.name, command.input]);
    if (command instanceof GetUsagePlansCommand) {
      const page = Number(command.input.position ?? 0);
      return { items: PLANS[page], ...(page + 1 < PLANS.length && { position: String(page + 1) }) };
    }
    const isUnknown = command instanceof GetApiKeyCommand && command.input.apiKey !== 'k1';
    if (isUnknown) throw new NotFoundException({ message: 'Invalid API Key identifier specified', $metadata: {} });
    if (refusesToAttach && command instanceof CreateUsagePlanKeyCommand) throw new Error('too many keys');
    return { id: 'k1' };
  });
  return { sent, keys: openApiGatewayKeys('natal-prod', client) };
}

const KEY = { principal: 'acme-222222', value: 'v'.repeat(43), plan: 'standard' };

describe("API Gateway's keys", () => {
  test('are created in the plan of the stack, on any page of the list', async () => {
    const { sent, keys } = gateway();
    expect(await keys.create(KEY)).toBe('k1');
    expect(sent.slice(-2)).toEqual([
      ['CreateApiKeyCommand', { name: 'natal-prod-acme-222222', value: KEY.value, enabled: true }],
      ['CreateUsagePlanKeyCommand', { usagePlanId: 'p3', keyId: 'k1', keyType: 'API_KEY' }],
    ]);
  });

  test('are removed where they cannot be added to the plan', async () => {
    const { sent, keys } = gateway({ refusesToAttach: true });
    await expect(keys.create(KEY)).rejects.toThrow('too many keys');
    expect(sent.at(-1)).toEqual(['DeleteApiKeyCommand', { apiKey: 'k1' }]);
  });

  test('are not created for an unknown plan', async () => {
    const { sent, keys } = gateway();
    await expect(keys.create({ ...KEY, plan: 'partner' })).rejects.toThrow('no usage plan natal-prod-partner');
    expect(sent.map(([name]) => name)).toEqual(['GetUsagePlansCommand', 'GetUsagePlansCommand']);
  });

  test('are found by their id', async () => {
    const { keys } = gateway();
    expect([await keys.has('k1'), await keys.has('k2')]).toEqual([true, false]);
  });

  test('can be disabled and enabled', async () => {
    const { sent, keys } = gateway();
    await keys.setEnabled('k1', false);
    const patchOperations = [{ op: 'replace', path: '/enabled', value: 'false' }];
    expect(sent).toEqual([['UpdateApiKeyCommand', { apiKey: 'k1', patchOperations }]]);
  });
});
