import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeKey } from '../../../lib/adapters/access/key-format.ts';
import { testClient } from '../../support/clients.ts';
import { type ServedAuthorizer, serveAuthorizer } from './served.ts';

let served: ServedAuthorizer;
const lines: string[] = [];

beforeAll(async () => {
  served = await serveAuthorizer();
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
  for (const stream of ['debug', 'info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(globalThis.console, stream).mockImplementation((...words) => void lines.push(words.join(' ')));
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  }
  served.restart();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await served.stop();
});

test('logs contain no key or token, nor a part of one', async () => {
  const good = testClient();
  const disabled = testClient({ state: 'disabled' });
  await served.table.add(good.record);
  await served.table.add(disabled.record);
  const unknown = makeKey();
  const token = await served.issuer.sign({ sub: 'person@mail.example' });
  const late = await served.issuer.sign({ sub: 'person@mail.example', exp: 1 });
  const secrets = [good.key, disabled.key, unknown, good.record.gatewayKey, ...token.split('.'), ...late.split('.')];

  for (const key of [good.key, disabled.key, unknown, `${unknown}x`]) {
    await served.ask({ headers: { 'X-API-Key': key } });
  }
  for (const text of [token, late, `${token}x`, `${late} `]) {
    await served.ask({ headers: { Authorization: `Bearer ${text}` } });
  }
  await served.tables.stop();
  await served.ask({ headers: { 'X-API-Key': makeKey() } }).catch(() => undefined);
  const unseen = await served.issuer.sign({ sub: 'another@mail.example' });
  await served.ask({ headers: { Authorization: `Bearer ${unseen}` } }).catch(() => undefined);
  await served.tables.restart();

  const log = lines.join('\n');
  expect(log).toContain('unknownKey');
  expect(log).toContain('credentials cannot be checked');
  expect(secrets.filter((secret) => log.includes(secret.slice(6, 22)))).toEqual([]);
  expect(log).not.toContain('mail.example');
});
