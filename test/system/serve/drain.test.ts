import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CHART, postChart, startServer } from './served.ts';

const server = startServer();

describe('SIGTERM', () => {
  it('lets requests in flight finish, and refuses new connections', async () => {
    const service = await server.start();
    const key = await server.createKey();
    await postChart(service.address, key);
    const subjects = Array.from({ length: 50 }, () => CHART.subject);
    const sent = Array.from({ length: 8 }, () =>
      fetch(`${service.address}/ephemeris/natal/batch`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ subjects }),
      }).then(async (answer) => ({ status: answer.status, length: (await answer.text()).length })),
    );
    // Once one is answered, the service has read the others too.
    await Promise.race(sent);
    const startedMs = performance.now();
    const ended = service.end('SIGTERM');
    await delay(100);
    await expect(openSocket(service.port)).rejects.toThrow('ECONNREFUSED');
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(Math.min(...answers.map(({ length }) => length))).toBeGreaterThan(10_000);
    expect(await ended).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(25_000);
  });

  it('under load loses no request of a proxy that retries on another connection', async () => {
    const key = await server.createKey();
    let service = await server.start();
    const { port } = service;
    const target = { address: service.address, key, untilMs: performance.now() + 9000 };
    const clients = Array.from({ length: 8 }, () => sendCharts(target));
    for (let restart = 0; restart < 2; restart += 1) {
      await delay(2500);
      await service.end('SIGTERM');
      service = await server.start({ PORT: String(port) });
    }
    const outcomes = (await Promise.all(clients)).flat();
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.filter((status) => status !== 200)).toEqual([]);
    await service.end('SIGTERM');
  }, 60_000);

  it('ends connections that send nothing, and does not wait for them', async () => {
    const service = await server.start();
    const idle = await Promise.all(Array.from({ length: 20 }, () => openSocket(service.port)));
    const startedMs = performance.now();
    expect(await service.end('SIGTERM')).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(5000);
    for (const socket of idle) socket.destroy();
  });
});

it('slow half-open connections do not lock others out', async () => {
  const service = await server.start();
  const key = await server.createKey();
  const sockets = await Promise.all(Array.from({ length: 700 }, () => openSocket(service.port)));
  for (const socket of sockets) socket.write('POST /ephemeris/natal-chart HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await postChart(service.address, key)).status),
  );
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  for (const socket of sockets) socket.destroy();
  await service.end('SIGTERM');
});

function openSocket(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  return new Promise<typeof socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

interface Target {
  readonly address: string;
  readonly key: string;
  readonly untilMs: number;
}

/** Sends one chart after the other as a proxy does: a request that got no answer is sent again, for up to ten seconds. */
async function sendCharts({ address, key, untilMs }: Target): Promise<number[]> {
  const outcomes: number[] = [];
  while (performance.now() < untilMs) outcomes.push(await sendPersistently(`${address}/ephemeris/natal-chart`, key));
  return outcomes;
}

async function sendPersistently(url: string, key: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await sendOnce(url, key);
    if (status !== undefined) return status;
    await delay(100);
  }
  return 0;
}

/** @returns undefined where the connection failed before an answer began */
function sendOnce(url: string, key: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers: { 'X-API-Key': key, 'Content-Type': 'application/json' } });
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(undefined));
    sent.end(JSON.stringify(CHART));
  });
}
