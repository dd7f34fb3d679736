import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { describedApi } from '../../../functions/described-api.ts';
import { listChildren } from '../../../host/operations/process-state.ts';
import { findFreePort } from '../../support/free-port.ts';
import { SERVE_FILES } from './built.ts';
import { becomeReady, post, postChart, postCharts, startServer, tryChart } from './served.ts';

const server = startServer();

/** Some seconds of work: the visibility of Venus. */
const LONG = { path: '/sky/heliacal', body: findExample('/sky/heliacal', 'venus') };

function findExample(path: string, name: string): unknown {
  const endpoints = Object.values(describedApi).flatMap((group) => group.endpoints);
  const examples = endpoints.find((endpoint) => endpoint.path === path)?.examples ?? [];
  return examples.find((example) => example.name === name)?.body;
}

const postLong = (address: string, key: string) => post(address + LONG.path, key, LONG.body);

describe('workers', () => {
  it.each([1, 2])(
    'of %i that end cost their own requests only, are replaced, and are named in the log',
    async (count) => {
      const service = await server.start({ WORKERS: String(count) });
      const key = await server.createKey();
      const [worker] = listChildren(service.process.pid);
      process.kill(worker ?? 0, 'SIGKILL');
      await expect.poll(() => service.log().join('\n')).toContain('"a worker ended"');
      expect(new Set(await postCharts(service.address, key, 8))).toEqual(new Set([200]));
      await expect.poll(() => listChildren(service.process.pid).length).toBe(count);
      await service.end('SIGTERM');
    },
  );

  it('that hang are replaced after fifteen seconds', async () => {
    const service = await server.start({ WORKERS: '1' });
    const key = await server.createKey();
    const [worker = 0] = listChildren(service.process.pid);
    process.kill(worker, 'SIGSTOP');
    await expect.poll(() => listChildren(service.process.pid), { timeout: 40_000 }).not.toContain(worker);
    expect((await postChart(service.address, key)).status).toBe(200);
    expect(service.log().filter((line) => line.includes('"a worker ended"'))).toHaveLength(1);
    await service.end('SIGTERM');
  });

  it('pass long work on to a process of its own, whose end is answered with 502', async () => {
    const service = await server.start({ WORKERS: '1' });
    const key = await server.createKey();
    const charts = listChildren(service.process.pid);
    expect((await postChart(service.address, key)).status).toBe(200);
    expect(listChildren(service.process.pid)).toEqual(charts);
    const calculation = postLong(service.address, key);
    await expect.poll(() => listChildren(service.process.pid).length).toBe(2);
    const [long] = listChildren(service.process.pid).filter((pid) => !charts.includes(pid));
    process.kill(long ?? 0, 'SIGKILL');
    const answer = await calculation;
    expect([answer.status, JSON.parse(await answer.text()).error]).toEqual([502, 'BadGateway']);
    const again = await postLong(service.address, key);
    expect(again.status).toBe(200);
    await service.end('SIGTERM');
  });
});

/** Sends charts over kept connections until the service refuses them. @returns how requests ended */
async function sendUntilRefused(address: string, key: string, agent: Agent): Promise<ReadonlySet<string>> {
  const outcomes = new Set<string>();
  while (!outcomes.has('ECONNREFUSED')) outcomes.add(await tryChart(address, key, agent));
  return outcomes;
}

describe('a stop', () => {
  it('answers or refuses every request of 24 clients, and resets none', async () => {
    const service = await server.start();
    const key = await server.createKey();
    const agent = new Agent({ keepAlive: true });
    const clients = Array.from({ length: 24 }, () => sendUntilRefused(service.address, key, agent));
    await delay(1500);
    expect(await service.end('SIGTERM')).toBe(0);
    const outcomes = new Set((await Promise.all(clients)).flatMap((ends) => [...ends]));
    agent.destroy();
    expect([...outcomes].sort()).toEqual(['200', 'ECONNREFUSED']);
  });

  it('ends long work at the second signal', async () => {
    const service = await server.start({ WORKERS: '1' });
    const key = await server.createKey();
    const calculation = postLong(service.address, key).catch(() => 'cut');
    await expect.poll(() => listChildren(service.process.pid).length).toBe(2);
    const ended = service.end('SIGTERM');
    await delay(200);
    service.process.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(await calculation).toBe('cut');
  });
});

it('a socket of systemd is used in place of an address', async () => {
  const port = await findFreePort();
  const listening = createServer();
  await new Promise<void>((resolve) => listening.listen({ port, host: '127.0.0.1' }, resolve));
  const { fd } = (listening as typeof listening & { readonly _handle: { readonly fd: number } })._handle;
  const program = `export LISTEN_FDS=1 LISTEN_PID=$$; exec "${process.execPath}" "${SERVE_FILES.main}"`;
  const env = { PORT: '1', TABLES_FILE: join(server.folder, 'state', 'tables.sqlite'), PATH: process.env.PATH };
  const child = spawn('sh', ['-c', program], { env, stdio: ['ignore', 'pipe', 'pipe', fd] });
  const service = await becomeReady(child, port);
  listening.close();
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  await service.end('SIGTERM');
});
