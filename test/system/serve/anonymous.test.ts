import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from './served.ts';

const server = startServer();

const REQUESTS = 10_000;
const MOST_CPU_SECONDS = 10;
const LONGEST_ANSWER_BYTES = 150_000;
/** Clock ticks a second. @source proc(5): utime and stime are in ticks, which are 100 a second on every Linux of Node */
const TICKS = 100;
const CLIENTS = 16;
const TEN_MINUTES_MS = 600_000;

/** A tenth is the contract, six tenths pages and files of the site, two tenths small answers, a tenth unknown. */
const PATHS = [
  '/meta/openapi.json',
  '/docs',
  '/docs/errors',
  '/docs/guides/links',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/health',
  '/version',
  `/unknown${'/segment'.repeat(500)}`,
];

/** CPU-seconds of a process and of its children, also of those that have ended. */
function measureCpu(pid: number): number {
  const fields = (id: string) =>
    readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  const own = (id: string) =>
    fields(id)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0);
  const isChild = (id: string) => Number(fields(id)[1]) === pid;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.filter((id) => {
    try {
      return isChild(id);
    } catch {
      return false;
    }
  });
  return [String(pid), ...children].reduce((sum, id) => sum + own(id), 0) / TICKS;
}

interface Fetched {
  readonly status: number | undefined;
  readonly bytes: number;
  readonly tag: string | undefined;
}

function fetchOnce(agent: Agent, url: string, tag?: string): Promise<Fetched> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(tag !== undefined && { 'If-None-Match': tag }) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, bytes, tag: response.headers.etag }));
    }).on('error', reject);
  });
}

test(
  `${REQUESTS} requests without credentials, half of them conditional, take at most ${MOST_CPU_SECONDS} CPU-seconds`,
  async () => {
    const service = await server.start();
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const known = new Map<string, Fetched>();
    for (const path of PATHS) known.set(path, await fetchOnce(agent, service.address + path));
    expect(known.get(PATHS[0] ?? '')?.bytes).toBeLessThan(LONGEST_ANSWER_BYTES);
    const before = measureCpu(Number(service.process.pid));
    const statuses = new Map<number | undefined, number>();
    let sent = 0;
    const client = async () => {
      while (sent < REQUESTS) {
        const number = sent;
        sent += 1;
        const path = PATHS[number % PATHS.length] ?? '/';
        const isConditional = Math.floor(number / PATHS.length) % 2 === 0;
        const { status } = await fetchOnce(
          agent,
          service.address + path,
          isConditional ? known.get(path)?.tag : undefined,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const seconds = measureCpu(Number(service.process.pid)) - before;
    console.log(`${REQUESTS} anonymous requests: ${seconds.toFixed(1)} CPU-seconds`, Object.fromEntries(statuses));
    agent.destroy();
    await service.end('SIGTERM');
    expect([...statuses.keys()].sort()).toEqual([200, 304, 404]);
    expect(seconds).toBeLessThanOrEqual(MOST_CPU_SECONDS);
  },
  TEN_MINUTES_MS,
);
