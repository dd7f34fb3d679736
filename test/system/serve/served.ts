import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildOnce, SERVE_FILES } from './built.ts';

export const CHART = {
  subject: {
    name: 'Example',
    birth_datetime: { iso: '1990-06-15T14:30:00' },
    birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
  },
};

type Environment = Readonly<Record<string, string>>;

/** A running service. */
export interface Served {
  readonly process: ChildProcess;
  readonly address: string;
  readonly port: number;
  /** Lines of its log so far. */
  readonly log: () => readonly string[];
  /** Sends a signal and waits for the end. @returns the exit code */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** What a program printed until it ended, and its exit code. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

export interface Server {
  /** Of the test file; removed afterwards. */
  readonly folder: string;
  start(environment?: Environment): Promise<Served>;
  /** Runs the program until it ends. */
  run(args: readonly string[], environment?: Environment): Promise<Ended>;
  /** Creates a key. */
  createKey(...args: string[]): Promise<string>;
}

/** Builds the folder once, and runs services on tables of the test file. */
export function startServer(): Server {
  const folder = mkdtempSync(join(tmpdir(), 'serve-test-'));
  const running: ChildProcess[] = [];
  const base = { TABLES_FILE: join(folder, 'state', 'tables.sqlite'), PATH: process.env.PATH ?? '' };
  beforeAll(buildOnce, 240_000);
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (args: readonly string[], environment: Environment = {}): Promise<Ended> => {
    return runProgram(process.execPath, [SERVE_FILES.main, ...args], { ...base, ...environment });
  };
  return {
    folder,
    run,
    async start(environment = {}) {
      const port = Number(environment.PORT ?? (await findFreePort()));
      const env = { ...base, PORT: String(port), ...environment };
      const child = spawn(process.execPath, [SERVE_FILES.main], {
        env,
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.push(child);
      return await becomeReady(child, port);
    },
    async createKey(...args) {
      const { output } = await run(['keys', 'create', '--name', 'client', '--plan', 'local', ...args]);
      const [key] = /natal_[0-9A-Za-z]{49}/.exec(output) ?? [];
      if (key === undefined) throw new Error(`no key was created: ${output}`);
      return key;
    },
  };
}

async function runProgram(file: string, args: readonly string[], env: Environment): Promise<Ended> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

/** Waits for the line that says so. @throws Error with the log where the process ends before */
export async function becomeReady(child: ChildProcess, port: number): Promise<Served> {
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines: string[] = [];
  let rest = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      const ready = parts.find((line) => line.includes('"message":"ready"'));
      if (ready) resolve(JSON.parse(ready).address);
    });
  }
  void ended.then(() => reject(new Error(`the service ended: ${lines.join('\n')}`)));
  return {
    process: child,
    address: await promise,
    port,
    log: () => lines,
    async end(signal) {
      child.kill(signal);
      return await ended;
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Sends a chart request. */
export const postChart = (address: string, key: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${address}/ephemeris/natal-chart`, {
    method: 'POST',
    body: JSON.stringify(CHART),
    ...init,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...init.headers },
  });
