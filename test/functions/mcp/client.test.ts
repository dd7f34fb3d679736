import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { CALLS, TEXAS } from './births.ts';
import { type Connected, connectClient } from './connected.ts';
import { mcpFunction } from './send.ts';

let service: Connected;
let client: Client;

beforeAll(async () => {
  service = await connectClient(mcpFunction());
  client = await service.client();
});

afterAll(async () => {
  await client.close();
  await service.stop();
});

async function call(name: string, args: Record<string, unknown>): Promise<CallToolResult & { text: string }> {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const [first] = result.content;
  return { ...result, text: first?.type === 'text' ? first.text : '' };
}

test('connects and receives the name and instructions of the server', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'natal', title: 'Natal' });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {} });
  expect(client.getInstructions()).toContain('1990-06-15 14:30, Paris, Texas');
});

test('receives an answer to a ping', async () => {
  expect(await client.ping()).toEqual({});
});

test('lists every tool, all of them read-only', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(inputSchema.type).toBe('object');
  }
});

test.each(Object.entries(CALLS))('accepts the values of %s as those of its output schema', async (name, args) => {
  await client.listTools();
  const { isError, text, structuredContent } = await call(name, args);
  expect(isError, text).toBeUndefined();
  expect(structuredContent).toBeDefined();
});

test('lists guides and catalogs and reads each', async () => {
  const { resources } = await client.listResources();
  const addresses = resources.map(({ uri }) => uri);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses).toContain('docs://guides/charts');
  expect(addresses).toContain('docs://catalog/house-systems');
  expect(resources.filter((resource) => 'text' in resource)).toEqual([]);
  for (const { uri, mimeType } of resources) {
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType, text: expect.stringMatching(/^[#{<]/) }]);
  }
});

test('guides link to each other by the addresses of resources', async () => {
  const { resources } = await client.listResources();
  const addresses = new Set(resources.map(({ uri }) => uri));
  const texts = resources.filter(({ mimeType }) => mimeType === 'text/markdown');
  const read = await Promise.all(texts.map(({ uri }) => client.readResource({ uri })));
  const links = [...JSON.stringify(read).matchAll(/\]\((docs:[^)#]+)/g)].map(([, address]) => address);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((address = '') => !addresses.has(address))).toEqual([]);
});

test('finds the templates of wheels', async () => {
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates).toMatchObject([
    { uriTemplate: 'chart://wheel/{handle}{?theme}', mimeType: 'image/svg+xml' },
    { uriTemplate: 'chart://wheel/{handle_a}/{handle_b}{?theme}', mimeType: 'image/svg+xml' },
    { uriTemplate: 'chart://timeline/{handle}{?from,to,transiting,natal,aspects,theme}', mimeType: 'image/svg+xml' },
    { uriTemplate: 'chart://map/{handle}{?theme}', mimeType: 'image/svg+xml' },
  ]);
});

test('reads the wheel that the answer of a chart links to', async () => {
  const { content } = await call('birth_chart', { birth: TEXAS });
  const link = content.find(({ type }) => type === 'resource_link');
  const uri = link?.type === 'resource_link' ? link.uri : '';
  const { contents } = await client.readResource({ uri });
  expect(contents).toMatchObject([{ uri, mimeType: 'image/svg+xml' }]);
});

test('casts the chart for a city and a local time in one call', async () => {
  const { text } = await call('birth_chart', { birth: '1879-03-14 11:30, Ulm, Germany' });
  expect(text).toContain('Ulm, Baden-Wurttemberg, Germany');
  expect(text).toMatch(/^Sun 23°\d\d′ Pisces, 10th/m);
});

test('an invalid call returns a result that says what to correct', async () => {
  const { isError, text } = await call('what_is_active', { birth: TEXAS, at: 'tomorrow' });
  expect(isError).toBe(true);
  expect(text).toContain('at must be a date');
});

test('a call of an unknown tool returns a protocol error', async () => {
  await expect(client.callTool({ name: 'birth_chat', arguments: {} })).rejects.toThrow('Did you mean birth_chart?');
});

test('cannot connect without credentials', async () => {
  await expect(service.client('another key')).rejects.toThrow();
});
