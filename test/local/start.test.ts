import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const KEY = 'a-key-of-the-test-run';

interface Started {
  readonly process: ChildProcess;
  readonly output: string;
}

/** Of its own, as a service that is killed cannot clear it. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'start-test-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const process of started.splice(0)) process.kill('SIGKILL');
});

/** Runs what `npm start` runs until it says that it is ready, or ends. */
async function start(environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: PROJECT,
    env: { ...process.env, LOCAL_API_KEY: KEY, TMPDIR: temporaryFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/Ready after/.test(output)) resolve();
      });
    }
    child.once('close', () => resolve());
  });
  await ready;
  return { process: child, output };
}

const addressIn = (output: string): string => /Address\s+(\S+)/.exec(output)?.[1] ?? '';

describe('npm start', () => {
  it('is ready in time, its curl line works, and it takes along everything it started', {
    timeout: 60_000,
  }, async () => {
    const startedMs = performance.now();
    const { process: service, output } = await start({ PORT: '0' });
    expect(output).toContain('Ready after');
    expect(performance.now() - startedMs).toBeLessThan(20_000);

    const curl = output.split('\n').find((line) => line.startsWith('curl ')) ?? '';
    expect(curl).toContain(`X-API-Key: ${KEY}`);
    const chart = await promisify(execFile)('sh', ['-c', curl]);
    expect(JSON.parse(chart.stdout)).toMatchObject({ success: true, data: { planets: { sun: { sign: 'Gemini' } } } });

    const address = addressIn(output);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await fetch(`${address}/nowhere`)).status).toBe(404);
    expect((await fetch(`${address}/health`, { method: 'DELETE' })).headers.get('allow')).toBe('GET, OPTIONS');

    const taken = await start({ PORT: new URL(address).port });
    expect(taken.output).toContain(`port ${new URL(address).port} is in use`);

    const workers = childrenOf(service.pid);
    expect(workers.length).toBeGreaterThanOrEqual(3);
    service.kill('SIGTERM');
    const [exitCode] = await once(service, 'close');
    expect(exitCode).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });

  it('leaves no worker behind when it is killed', { timeout: 60_000 }, async () => {
    const { process: service } = await start({ PORT: '0' });
    const workers = childrenOf(service.pid);
    expect(workers.length).toBeGreaterThanOrEqual(1);
    service.kill('SIGKILL');
    await once(service, 'close');
    await expect.poll(() => workers.filter(isAlive), { timeout: 3000 }).toEqual([]);
  });

  it('refuses a port that is none', async () => {
    expect((await start({ PORT: 'http' })).output).toContain('PORT is "http"');
  });
});

/** Processes whose parent is `pid`. */
function childrenOf(pid: number | undefined): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((candidate) => parentOf(candidate) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it ended meanwhile
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
