import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { type Connected, connectClient, KEY } from './connected.ts';
import { mcpFunction } from './send.ts';

const GUIDE = readFileSync(new URL('../../../docs/guides/language-models.md', import.meta.url), 'utf8');
const blocks = [...GUIDE.matchAll(/^```(json|ts|sh|python) ?(.*)\n([\s\S]*?)^```$/gm)]
  .map(([, language = '', label = '', code = '']) => ({ language, label, code }))
  .filter(({ code }) => /mcp/i.test(code));
const overHttp = blocks.filter(({ code }) => code.includes('http://'));

let service: Connected;
beforeAll(async () => {
  service = await connectClient(mcpFunction());
});
afterAll(() => service.stop());

/** Address and headers as a setup in the guide writes them, whatever the form. */
function readSetup(code: string): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
  const [url = ''] = /http:\/\/[^'"\s]+/.exec(code) ?? [];
  const [, name = '', value = ''] = /['"]?(X-API-Key)['"]?: ['"]?([^'"}]+)/.exec(code) ?? [];
  return { url, headers: { [name]: value } };
}

test('the guide sets up every client that it names', () => {
  for (const client of ['Cursor', 'Claude Code', 'ChatGPT', 'LangChain', 'LlamaIndex', 'Vercel AI SDK']) {
    expect(GUIDE).toContain(client);
  }
  expect(overHttp.map(({ label }) => label)).toEqual(['Configuration', '', 'LangChain', 'LlamaIndex', 'Vercel AI SDK']);
});

describe.each(overHttp)('the setup $language $label', ({ code }) => {
  test('leads to the tools with its address and its key', async () => {
    const { url, headers } = readSetup(code);
    expect([new URL(url).pathname, headers]).toEqual(['/mcp', { 'X-API-Key': 'your key' }]);
    const client = new Client({ name: 'setup', version: '1.0.0' });
    const sent = JSON.parse(JSON.stringify(headers).replace('your key', KEY)) as Record<string, string>;
    await client.connect(new StreamableHTTPClientTransport(service.url, { requestInit: { headers: sent } }));
    expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
    await client.close();
  });
});

test('setups in JSON name the server', () => {
  const setups = blocks.filter(({ language }) => language === 'json').map(({ code }) => JSON.parse(code));
  expect(setups.map(({ mcpServers }) => Object.keys(mcpServers))).toEqual([['natal'], ['natal']]);
});

test('the setup without a service starts the command', () => {
  const { code } = blocks.find(({ label }) => label === 'Claude on the desktop') ?? { code: '{}' };
  expect(JSON.parse(code)).toEqual({ mcpServers: { natal: { command: 'npx', args: ['-y', 'natal', 'mcp'] } } });
});
