import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeFileFolder } from '../../support/file-folder.ts';
import { findFreePort } from '../../support/free-port.ts';
import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';
import { buildOnce, SERVE_FILES } from './built.ts';

export const CHART = { subject: ORDINARY_BIRTH.subject };

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
  const folder = makeFileFolder();
  const running: ChildProcess[] = [];
  const base = { TABLES_FILE: join(folder, 'state', 'tables.sqlite'), PATH: process.env.PATH ?? '' };
  beforeAll(buildOnce, 240_000);
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
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

/** Sends a body as JSON. */
export const post = (url: string, key: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  });

/** Sends a chart request. */
export const postChart = (address: string, key: string, body: unknown = CHART): Promise<Response> =>
  post(`${address}/ephemeris/natal-chart`, key, body);

/** Sends many chart requests at once. @returns their statuses */
export const postCharts = (address: string, key: string, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await postChart(address, key)).status));

/** Sends a chart request over a connection of its own, or of an agent. @returns the status, or why no whole answer came */
export function tryChart(address: string, key: string, agent?: Agent): Promise<string> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const sent = request(`${address}/ephemeris/natal-chart`, { method: 'POST', headers, ...(agent && { agent }) });
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', (fault) => resolve(fault.message));
    });
    sent.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
    sent.end(JSON.stringify(CHART));
  });
}
