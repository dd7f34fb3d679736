import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { natalChart } from '../../../functions/natal/natal-chart/endpoint.ts';
import { openCall } from '../../../lib/http/call.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';
import { type Connected, connected } from './connected.ts';
import { mcpFunction } from './send.ts';

let service: Connected;
let client: Client;

beforeAll(async () => {
  service = await connected(mcpFunction());
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
  expect(client.getServerCapabilities()).toEqual({ tools: {} });
  expect(client.getInstructions()).toContain('find_place');
});

test('receives an answer to a ping', async () => {
  expect(await client.ping()).toEqual({});
});

test('lists every tool, all of them read-only', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(inputSchema.type).toBe('object');
  }
});

test('finds a place by name, casts its chart and computes transits to it', async () => {
  const place = await call('find_place', { query: 'Ulm, Germany' });
  const { data } = place.structuredContent as { data: { results: { latitude: number; longitude: number }[] } };
  const [ulm] = data.results;
  expect(ulm).toMatchObject({ latitude: expect.closeTo(48.4, 1), longitude: expect.closeTo(10, 1) });
  const subject = {
    name: 'Albert Einstein',
    birth_datetime: { iso: '1879-03-14T11:30:00' },
    birth_location: { latitude: ulm?.latitude, longitude: ulm?.longitude },
  };
  const chart = JSON.parse((await call('natal_chart', { subject })).text);
  expect(chart).toMatchObject({ success: true, format: 'llm_v2' });
  const { text } = await services.endpointCaller(
    { endpoint: natalChart, query: { format: 'llm_v2' }, body: { subject } },
    openCall(gatewayEvent({ path: '/mcp' }), LAMBDA_CONTEXT).context,
  );
  expect(chart.data).toEqual(JSON.parse(text).data);
  const transits = JSON.parse((await call('transits_now', { subject })).text);
  expect(transits.data.charts).toEqual(['t', 'n']);
});

test('an invalid call returns a result that says what to correct', async () => {
  const { isError, text } = await call('moon_phase', { date_time: { iso: 'tomorrow' } });
  expect(isError).toBe(true);
  expect(text).toContain('date_time.iso must be ISO 8601');
});

test('a call of an unknown tool returns a protocol error', async () => {
  await expect(client.callTool({ name: 'natal_chat', arguments: {} })).rejects.toThrow('Did you mean natal_chart?');
});

test('cannot connect without credentials', async () => {
  await expect(service.client('another key')).rejects.toThrow();
});
