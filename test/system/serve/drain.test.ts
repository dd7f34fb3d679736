import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CHART, post, postChart, postCharts, startServer, tryChart } from './served.ts';

const server = startServer();

describe('SIGTERM', () => {
  it('lets requests in flight finish, and refuses new connections', async () => {
    const service = await server.start();
    const key = await server.createKey();
    await postChart(service.address, key);
    const subjects = Array.from({ length: 50 }, () => CHART.subject);
    const sent = Array.from({ length: 8 }, async () => {
      const answer = await post(`${service.address}/ephemeris/natal/batch`, key, { subjects });
      return { status: answer.status, length: (await answer.text()).length };
    });
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
    const untilMs = performance.now() + 9000;
    const clients = Array.from({ length: 8 }, () => sendCharts(service.address, key, untilMs));
    for (let restart = 0; restart < 2; restart += 1) {
      await delay(2500);
      await service.end('SIGTERM');
      service = await server.start({ PORT: String(port) });
    }
    const outcomes = (await Promise.all(clients)).flat();
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
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
  expect(new Set(await postCharts(service.address, key, 20))).toEqual(new Set([200]));
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

/** Sends one chart after the other as a proxy does: a request that finds no connection is sent again, for up to ten seconds. */
async function sendCharts(address: string, key: string, untilMs: number): Promise<string[]> {
  const outcomes: string[] = [];
  while (performance.now() < untilMs) {
    let outcome = await tryChart(address, key);
    for (let tries = 0; /^E[A-Z]+$/.test(outcome) && tries < 100; tries += 1) {
      await delay(100);
      outcome = await tryChart(address, key);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}
