import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../support/free-port.ts';
import { SERVE_FILES, SERVE_FOLDER } from './built.ts';
import { becomeReady, postChart, startServer } from './served.ts';

const server = startServer();

/** A request that a client may send sixty times a minute. */
const reverse = (address: string, key: string) =>
  fetch(`${address}/location/reverse?lat=47.56&lng=7.59`, { headers: { 'X-API-Key': key } });

/** Waits for the next minute of the client where its present one ends soon. @returns how many requests the minute has seen */
async function awaitFreshMinute(address: string, key: string): Promise<number> {
  const { headers } = await reverse(address, key);
  const leftSeconds = Number(/"reverse-minute";r=\d+;t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  expect(leftSeconds).toBeLessThanOrEqual(60);
  if (leftSeconds >= 20) return 1;
  await delay((leftSeconds + 1) * 1000);
  return 0;
}

describe('a service from the prebuilt folder', () => {
  it('is ready within two seconds, where no other program keeps it waiting', async () => {
    const start = async (): Promise<number> => {
      const service = await server.start();
      await service.end('SIGTERM');
      return service
        .log()
        .map((line) => JSON.parse(line))
        .find(({ message }) => message === 'ready').seconds;
    };
    let least = await start();
    for (let tries = 1; tries < 5 && least >= 2; tries += 1) least = Math.min(least, await start());
    expect(least).toBeLessThan(2);
  });

  it('answers, logs JSON only, and stops without leaving a process', async () => {
    const service = await server.start();
    const key = await server.createKey();
    const answer = await postChart(service.address, key);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { planets: { sun: { sign: 'Gemini' } } } });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect((await fetch(`${service.address}/health`)).status).toBe(200);
    expect((await fetch(`${service.address}/docs`)).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    const records = service.log().map((line) => JSON.parse(line));
    expect(records.at(-1)).toMatchObject({ level: 'INFO', message: 'stopped' });
  });

  it('has its license, and those of the packages in its programs and functions', () => {
    const readIn = (...path: string[]) => readFileSync(join(SERVE_FOLDER, ...path), 'utf8');
    expect(readIn('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
    expect(readIn('NOTICE')).toContain('Astrodienst');
    expect(readIn('THIRD-PARTY-LICENSES').match(/^[@\w/-]+ (?=[\d.]+ \()/gm)).toEqual(
      expect.arrayContaining(['@aws-lambda-powertools/logger ', '@middy/core ', 'zod ']),
    );
    expect(readIn('data', 'pictures', 'THIRD-PARTY-LICENSES')).toMatch(/^@resvg\/resvg-wasm /m);
  });

  it('keeps keys, limits and their counts through a restart and through kill -9', async () => {
    const first = await server.start();
    const key = await server.createKey();
    const statuses: number[] = [];
    const seen = await awaitFreshMinute(first.address, key);
    for (let sent = 0; sent < 30; sent += 1) statuses.push((await reverse(first.address, key)).status);
    await first.end('SIGKILL');
    const second = await server.start({ PORT: String(first.port) });
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await reverse(second.address, key)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const accepted = statuses.filter((status) => status === 200).length;
    expect(seen + accepted).toBe(60);
    await second.end('SIGTERM');
  });

  it('accepts 60 of 500 concurrent requests where the limit is 60', async () => {
    const service = await server.start();
    const key = await server.createKey();
    const seen = await awaitFreshMinute(service.address, key);
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => (await reverse(service.address, key)).status),
    );
    const counts = Map.groupBy(answers, (status) => status);
    expect(counts.get(200)).toHaveLength(60 - seen);
    expect([...counts.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    await service.end('SIGTERM');
  }, 120_000);

  it('measures itself for keys with the scope metrics:read', async () => {
    const service = await server.start();
    const [reader, other] = [await server.createKey('--scope', 'metrics:read'), await server.createKey()];
    await postChart(service.address, other);
    const read = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${service.address}/metrics`, { method, headers });
    expect((await read({})).status).toBe(401);
    const refusedToken = await read({ Authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.AAAA' });
    expect(await refusedToken.json()).toMatchObject({
      status: 401,
      detail: '/metrics accepts API keys only, no tokens.',
    });
    expect((await read({ 'X-API-Key': 'natal_unknown' })).status).toBe(401);
    expect((await read({ 'X-API-Key': other })).status).toBe(403);
    expect((await read({ 'X-API-Key': reader }, 'POST')).status).toBe(405);
    const answer = await read({ Authorization: `Bearer ${reader}` });
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text; version=1.0.0');
    const text = await answer.text();
    expect(text).toContain('natal_responses_total{method="POST",route="/ephemeris/natal-chart",status="200"} 1\n');
    expect(text).toContain('natal_responses_total{method="GET",route="/metrics",status="401"} 3\n');
    expect(text).toMatch(/natal_memory_bytes \d{7,}\n/);
    expect(text).toMatch(/\n# EOF\n$/);
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^# (TYPE|UNIT|HELP|EOF)|^[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [\d.e+-]+$/);
    }
    await service.end('SIGTERM');
  });
});

describe('behind a proxy', () => {
  it('serves below a base path, and names it in links', async () => {
    const service = await server.start({ BASE_PATH: '/astro' });
    const key = await server.createKey();
    expect((await postChart(`${service.address}/astro`, key)).status).toBe(200);
    const outside = await fetch(`${service.address}/health`);
    expect(outside.status).toBe(404);
    expect(await outside.json()).toMatchObject({ error: 'RouteNotFound', type: '/astro/docs/errors#RouteNotFound' });
    const faulty = await postChart(`${service.address}/astro`, key, {});
    expect(await faulty.json()).toMatchObject({ type: expect.stringMatching(/^\/astro\/docs\/errors#/) });
    expect((await server.run(['health'], { PORT: String(service.port), BASE_PATH: '/astro' })).output).toContain(
      'healthy',
    );
    await service.end('SIGTERM');
  });

  it('believes the headers of trusted proxies only, and sends HSTS only over TLS', async () => {
    const forwarded = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7', 'X-Forwarded-Proto': 'https' };
    const ask = async (environment: Record<string, string>) => {
      const service = await server.start(environment);
      const answer = await fetch(`${service.address}/nowhere`, { headers: forwarded });
      await fetch(`${service.address}/${'x'.repeat(10)}`, { headers: { ...forwarded, 'X-Forwarded-Proto': 'http' } });
      await service.end('SIGTERM');
      return { hsts: answer.headers.get('strict-transport-security'), log: service.log().join('\n') };
    };
    expect((await ask({ TRUSTED_PROXIES: '127.0.0.1' })).hsts).toBe('max-age=31536000');
    expect((await ask({})).hsts).toBeNull();
  });
});

describe('what keeps a service from starting is said in a sentence', () => {
  const cases: readonly [string, () => Promise<Record<string, string>>, RegExp][] = [
    ['an invalid port', async () => ({ PORT: 'http' }), /PORT is \\"http\\"/],
    [
      'every invalid setting at once',
      async () => ({ WORKERS: '0', BASE_PATH: 'a b', TRUSTED_PROXIES: '1.2.3', ALLOWED_ORIGINS: 'x' }),
      /BASE_PATH[\s\S]*WORKERS[\s\S]*TRUSTED_PROXIES[\s\S]*ALLOWED_ORIGINS/,
    ],
    ['a foreign address', async () => ({ HOST: '203.0.113.1', PORT: '8080' }), /this machine has no such address/],
    ['half an address', async () => ({ HOST: 'fe80::1' }), /cannot listen on fe80::1/],
    ['a path that clients shorten', async () => ({ BASE_PATH: '/a/..' }), /BASE_PATH is/],
    ['tables in a folder', async () => ({ TABLES_FILE: '/tmp' }), /it is a folder; name a file/],
    ['tables in a folder that cannot be made', async () => ({ TABLES_FILE: '/proc/x/y/t.sqlite' }), /cannot be opened/],
    ['tables in a file', async () => ({ TABLES_FILE: '/dev/null/tables.sqlite' }), /the tables in .* cannot be opened/],
    [
      'a damaged file of tables',
      async () => {
        const file = join(server.folder, 'damaged.sqlite');
        writeFileSync(file, 'no database'.repeat(1000));
        return { TABLES_FILE: file };
      },
      /file is not a database/,
    ],
  ];

  it.each(cases)('%s', async (_what, prepare, message) => {
    const { code, output } = await server.run([], { PORT: String(await findFreePort()), ...(await prepare()) });
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/\n? +at .*\(/);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('a taken port', async () => {
    const other = createServer();
    const port = await findFreePort();
    await once(other.listen(port, '127.0.0.1'), 'listening');
    const { code, output } = await server.run([], { PORT: String(port) });
    other.close();
    expect([code, JSON.parse(output).message]).toEqual([
      1,
      `cannot start: port ${port} is in use; choose another one: PORT=${port + 1}`,
    ]);
  });

  it.skipIf(process.getuid?.() === 0)('a folder that it may not write', async () => {
    const folder = join(server.folder, 'read-only');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const { output } = await server.run([], { PORT: '0', TABLES_FILE: join(folder, 'tables.sqlite') });
    expect(output).toMatch(/cannot be opened/);
    rmSync(folder, { recursive: true });
  });
});

/** A mount namespace in which no file of the disk can be written, except in the first argument. */
const UNSHARE = ['--map-root-user', '--mount', '--propagation', 'private', '--', 'sh', '-c'];
const READ_ONLY =
  'mount --rbind / / && mount -o remount,ro,bind / && mount --bind "$0" "$0" && mount -o remount,rw,bind "$0"';
const canBeReadOnly = spawnSync('unshare', [...UNSHARE, READ_ONLY, server.folder]).status === 0;

it.runIf(canBeReadOnly)(
  'a service on a read-only disk needs a folder for tables and temporary files alone',
  async () => {
    const port = await findFreePort();
    const command = `${READ_ONLY} && ! touch "$1/written" 2>/dev/null && exec "$2" "$3"`;
    const args = [...UNSHARE, command, server.folder, SERVE_FOLDER, process.execPath, SERVE_FILES.main];
    const tables = join(server.folder, 'tables-on-read-only-disk.sqlite');
    const env = { PATH: process.env.PATH, PORT: String(port), TABLES_FILE: tables, TMPDIR: server.folder };
    const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const service = await becomeReady(child, port);
    for (const path of ['/health', '/docs', '/meta/openapi.json']) {
      expect((await fetch(service.address + path)).status, path).toBe(200);
    }
    expect(await service.end('SIGTERM')).toBe(0);
  },
);

describe('the operator', () => {
  it('backs up a running service, and restores a stopped one', async () => {
    const service = await server.start();
    const kept = await server.createKey();
    const copy = join(server.folder, 'copy.sqlite');
    expect(await server.run(['backup', copy])).toMatchObject({ code: 0 });
    const later = await server.createKey();
    expect((await postChart(service.address, later)).status).toBe(200);
    const refused = await server.run(['restore', copy]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toMatch(/a service uses .*; stop it first/);
    await service.end('SIGTERM');
    expect(await server.run(['restore', copy])).toMatchObject({ code: 0 });
    const restored = await server.start();
    expect((await postChart(restored.address, kept)).status).toBe(200);
    expect((await postChart(restored.address, later)).status).toBe(401);
    await restored.end('SIGTERM');
  });

  it('reports unknown commands and options', async () => {
    expect(await server.run(['sing'])).toMatchObject({ code: 1, output: expect.stringContaining('no command sing') });
    expect(await server.run(['backup'])).toMatchObject({ code: 1, output: expect.stringContaining('one argument') });
    const staged = await server.run(['keys', 'list', '--stage', 'prod']);
    expect(staged).toMatchObject({ code: 1, output: expect.stringContaining('TABLES_FILE') });
    const unhealthy = await server.run(['health'], { PORT: String(await findFreePort()) });
    expect(unhealthy).toMatchObject({ code: 1, output: expect.stringContaining('not healthy') });
  });
});
