import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { ask, mcpFunction, send } from './send.ts';

const request = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('200', () => {
  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('speaks revision %s', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    expect((await ask('initialize', params)).result).toMatchObject({ protocolVersion });
    const { statusCode } = await send({ body: request, headers: { 'MCP-Protocol-Version': protocolVersion } });
    expect(statusCode).toBe(200);
  });

  test('offers the newest revision to a client of an unknown one', async () => {
    const params = { protocolVersion: '2099-01-01', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    expect((await ask('initialize', params)).result).toMatchObject({ protocolVersion: '2025-11-25' });
  });

  test.each([0, -1, 'text', '', Number.MAX_SAFE_INTEGER])('returns the id %j of the request', async (id) => {
    expect((await send({ body: { ...request, id } })).json).toEqual({ jsonrpc: '2.0', id, result: {} });
  });

  test.each([
    ['an unknown method', { method: 'horoscope/cast' }, -32601],
    ['a method that is a name of objects', { method: '__proto__' }, -32601],
    ['what only servers with prompts have', { method: 'prompts/list' }, -32601],
    ['an unknown resource', { method: 'resources/read', params: { uri: 'chart://horoscope/c1.x' } }, -32002],
    ['the wheel of a text that is no handle', { method: 'resources/read', params: { uri: 'chart://wheel/x' } }, -32602],
    ['a resource without an address', { method: 'resources/read', params: {} }, -32602],
    ['an unknown tool', { method: 'tools/call', params: { name: 'constructor' } }, -32602],
    ['a call without a name', { method: 'tools/call', params: {} }, -32602],
    ['arguments that are a list', { method: 'tools/call', params: { name: 'explain', arguments: [] } }, -32602],
    ['params that are of no request', { method: 'ping', params: { _meta: 5 } }, -32600],
  ])('%s is an error of JSON-RPC', async (_name, sent, code) => {
    const { statusCode, json } = await send({ body: { ...request, ...sent } });
    expect([statusCode, json.id, json.error.code]).toEqual([200, 1, code]);
  });
});

describe('202', () => {
  test.each([
    ['a notification', { method: 'notifications/initialized' }],
    ['one that would cancel a request', { method: 'notifications/cancelled', params: { requestId: 1 } }],
    ['an unknown one', { method: 'notifications/horoscope' }],
    ['an unsolicited response', { id: 7, result: {} }],
  ])('%s has no answer', async (_name, sent) => {
    const { statusCode, body, headers } = await send({ body: { jsonrpc: '2.0', ...sent } });
    expect([statusCode, body, headers?.['Content-Type']]).toEqual([202, '', undefined]);
  });
});

describe('400', () => {
  test('no JSON', async () => {
    expect((await send({ body: '{' })).json).toMatchObject({ status: 400, error: 'InvalidJson' });
  });

  test.each([
    ['a list of messages', [request]],
    ['three thousand of them', Array.from({ length: 3_000 }, () => request)],
    ['no message', {}],
    ['another version of JSON-RPC', { ...request, jsonrpc: '1.0' }],
    ['an id that is null', { ...request, id: null }],
    ['an id that is an object', { ...request, id: {} }],
    ['a member of no message', { ...request, subject: 'Ada' }],
  ])('%s', async (_name, body) => {
    expect((await send({ body })).json).toMatchObject({ status: 400, error: 'ValidationError' });
  });

  test.each([
    ['an id that is an object', { ...request, id: {} }, 'must be a text of at most 200 characters, or a whole number'],
    ['a request without its method', { jsonrpc: '2.0', id: 1 }, 'is required'],
  ])('%s is named, with an example', async (_name, body, message) => {
    const { json } = await send({ body });
    const member = 'method' in body ? 'id' : 'method';
    expect(json.errors).toMatchObject([{ location: `body.${member}`, message, example: expect.anything() }]);
  });

  test('an unknown revision in the header names the known ones', async () => {
    const { json } = await send({ body: request, headers: { 'MCP-Protocol-Version': '2020-01-01' } });
    expect(json).toMatchObject({
      status: 400,
      errors: [{ location: 'header.mcp-protocol-version', value: '2020-01-01' }],
    });
    expect(json.detail).toContain('2025-06-18');
  });
});

describe('401', () => {
  test('a request without a principal', async () => {
    expect((await send({ body: request, principal: null })).json).toMatchObject({ error: 'MissingCredentials' });
  });
});

describe('403', () => {
  const handler = mcpFunction({ origins: ['https://app.example'] });
  const from = (headers: Record<string, string>) => send({ body: request, headers }, handler);

  test('a page whose origin is not listed', async () => {
    expect((await from({ Origin: 'https://rebound.example' })).json).toMatchObject({ error: 'OriginNotAllowed' });
  });

  test('is not returned for a listed page or a program without an Origin header', async () => {
    expect((await from({ Origin: 'https://app.example' })).statusCode).toBe(200);
    expect((await from({})).statusCode).toBe(200);
  });
});

describe('403 where the operator lists no origins', () => {
  const from = (origin: string) => send({ body: request, headers: { Origin: origin } });

  test.each([
    'https://rebound.example',
    'null',
    'http://localhost.rebound.example',
    'http://127.0.0.1.rebound.example:3000',
  ])('a page of %s', async (origin) => {
    expect((await from(origin)).json).toMatchObject({ status: 403, error: 'OriginNotAllowed' });
  });

  test.each(['http://localhost:6274', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is not returned for %s',
    async (origin) => {
      expect((await from(origin)).statusCode).toBe(200);
    },
  );
});

describe('415', () => {
  test('another media type', async () => {
    const { statusCode } = await send({ body: 'ping', headers: { 'Content-Type': 'text/plain' } });
    expect(statusCode).toBe(415);
  });
});

describe('any message', () => {
  const anyName = fc.constantFrom(
    'tools/call',
    'tools/list',
    'resources/read',
    'initialize',
    'ping',
    '__proto__',
    'toString',
  );
  const anyMeta = fc.constantFrom(
    {},
    { progressToken: 1 },
    { 'io.modelcontextprotocol/related-task': { taskId: 'x' } },
  );
  const anyBirth = fc.constantFrom('1990-06-15 14:30, 48.85, 2.35', '1990-06-15 unknown, 0 0', 'c1.', 'c1.AAAA', '');
  const anyArguments = fc.oneof(
    fc.record({ birth: anyBirth }),
    fc.jsonValue(),
    fc.constant(JSON.parse('{"__proto__": {"polluted": 1}}')),
  );
  const anyParams = fc.record(
    {
      uri: fc.oneof(
        fc.string(),
        fc.constantFrom('chart://wheel/', 'chart://wheel/c1.AAAA', 'chart://timeline/c1.AAAA?from=x', 'chart://map/'),
      ),
      name: fc.constantFrom(...TOOLS.map(({ name }) => name), '__proto__', ''),
      arguments: anyArguments,
      task: fc.constantFrom({}, { ttl: 1 }),
      _meta: fc.oneof(anyMeta, fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const anyMessage = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '2.0', '2.0', '1.0'),
      id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      method: fc.oneof(anyName, fc.string()),
      params: fc.oneof(anyParams, fc.jsonValue()),
    },
    { requiredKeys: ['jsonrpc'] },
  );

  test('is answered without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: anyMessage }, fc.jsonValue()), async (message) => {
        const { statusCode, body } = await send({ body: JSON.stringify(message) });
        expect([200, 202, 400, 413]).toContain(statusCode);
        expect(body).not.toContain('InternalError');
      }),
      { numRuns: 500 },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
