import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { CALLS } from './births.ts';
import { type Connected, connectClient, KEY } from './connected.ts';
import { mcpFunction } from './send.ts';

let service: Connected;

beforeAll(async () => {
  service = await connectClient(mcpFunction());
});

afterAll(() => service.stop());

/** The SDK's client of the revision 2026-07-28, which needs no `initialize`. */
async function connect(mode: 'auto' | { pin: string }): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(service.url, { requestInit: { headers: { 'X-API-Key': KEY } } }),
  );
  return client;
}

describe.each(['auto', { pin: '2026-07-28' }] as const)('a client of the newest revision, %j', (mode) => {
  test('finds that the server speaks it, and lists the tools', async () => {
    const client = await connect(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    await client.close();
  });

  test('accepts the answer of every tool as one of its output schema', async () => {
    const client = await connect(mode);
    await client.listTools();
    for (const [name, args] of Object.entries(CALLS)) {
      const { isError, structuredContent } = await client.callTool({ name, arguments: { ...args } });
      expect([name, isError ?? false, typeof structuredContent]).toEqual([name, false, 'object']);
    }
    await client.close();
  });
});
