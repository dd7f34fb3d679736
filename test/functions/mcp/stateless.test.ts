import { describe, expect, test } from 'vitest';
import { CALLS, TEXAS } from './births.ts';
import { connectClient, KEY } from './connected.ts';
import { mcpFunction, send } from './send.ts';

const VERSION = '2026-07-28';
const meta = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientCapabilities': {},
};

interface Sent {
  readonly params?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly _meta?: object;
}

/** Sends a message of the revision in which every request states its version. */
function ask(method: string, { params = {}, headers = {}, _meta = meta }: Sent = {}) {
  const name = params.name ?? params.uri;
  const mirrored = {
    'MCP-Protocol-Version': VERSION,
    'Mcp-Method': method,
    ...(name !== undefined && { 'Mcp-Name': String(name) }),
  };
  const body = { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta } };
  return send({ body, headers: { ...mirrored, ...headers } });
}

describe('200', () => {
  test('server/discover states versions, capabilities and instructions, and may be cached by all', async () => {
    const { json } = await ask('server/discover');
    expect(json).toMatchObject({
      id: 7,
      result: {
        resultType: 'complete',
        supportedVersions: expect.arrayContaining([VERSION, '2025-11-25']),
        capabilities: { tools: {}, resources: {} },
        serverInfo: { name: 'natal' },
        instructions: expect.stringContaining('A birth is one text'),
        ttlMs: expect.any(Number),
        cacheScope: 'public',
      },
    });
  });

  test.each(['tools/list', 'resources/list', 'resources/templates/list'])(
    '%s says how long it is fresh',
    async (method) => {
      const { json } = await ask(method);
      expect(json.result).toMatchObject({ resultType: 'complete', ttlMs: expect.any(Number), cacheScope: 'public' });
    },
  );

  test('a tool answers without an initialize before it, and names the server', async () => {
    const { json } = await ask('tools/call', { params: { name: 'birth_chart', arguments: { birth: TEXAS } } });
    expect(json.result).toMatchObject({
      resultType: 'complete',
      content: expect.arrayContaining([expect.objectContaining({ type: 'text' })]),
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'natal' } },
    });
    expect(json.result).not.toHaveProperty('ttlMs');
  });

  test('a name in base64 is decoded before it is compared', async () => {
    const headers = { 'Mcp-Name': `=?base64?${Buffer.from('moon').toString('base64')}?=` };
    const { statusCode } = await ask('tools/call', { params: { name: 'moon', arguments: CALLS.moon ?? {} }, headers });
    expect(statusCode).toBe(200);
  });

  test('an unknown resource has the code of invalid parameters', async () => {
    const { json } = await ask('resources/read', { params: { uri: 'chart://horoscope/x' } });
    expect(json.error.code).toBe(-32602);
  });
});

describe('400', () => {
  test('another version is refused with those that are known', async () => {
    const _meta = { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' };
    const { statusCode, json } = await ask('tools/list', { _meta });
    expect([statusCode, json.error.code]).toEqual([400, -32022]);
    expect(json.error.data).toMatchObject({ supported: expect.arrayContaining([VERSION]), requested: '1900-01-01' });
  });

  test.each([
    ['a missing method', { 'Mcp-Method': '' }],
    ['another method', { 'Mcp-Method': 'tools/list' }],
    ['another name', { 'Mcp-Name': 'moon' }],
    ['another version', { 'MCP-Protocol-Version': '2025-11-25' }],
  ])('%s in the headers is a mismatch', async (_name, headers) => {
    const { statusCode, json } = await ask('tools/call', { params: { name: 'map', arguments: {} }, headers });
    expect([statusCode, json.error.code]).toEqual([400, -32020]);
  });

  test.each([
    ['no version', {}],
    ['no capabilities', { 'io.modelcontextprotocol/protocolVersion': VERSION }],
  ])('a message with %s is invalid', async (_name, _meta) => {
    const { statusCode, json } = await ask('tools/list', { _meta });
    expect([statusCode, json.error.code]).toEqual([400, -32602]);
  });
});

test.each(['ping', 'initialize', 'horoscope/cast'])('404 for %s, which this revision does not have', async (method) => {
  const { statusCode, json } = await ask(method);
  expect([statusCode, json.error.code]).toEqual([404, -32601]);
});

test('a client that accepts only events gets the answer as one event', async () => {
  const service = await connectClient(mcpFunction());
  const response = await fetch(service.url, {
    method: 'POST',
    headers: { 'X-API-Key': KEY, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const [, data = ''] = /^event: message\ndata: (.+)\n\n$/.exec(await response.text()) ?? [];
  expect(JSON.parse(data)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  await service.stop();
});
