import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveFixtures } from './served.ts';

const served = serveFixtures({ integrationMs: 2500 });

const act = (name: string, more = ''): Promise<Response> => served.fetch(`/act?do=${name}${more}`);

async function expectBadGateway(response: Response): Promise<void> {
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    error: 'DEFAULT_5XX',
    message: 'Internal server error',
    request_id: response.headers.get('x-amzn-requestid'),
  });
}

describe('a function that does not respond causes a 502, and the next request is served', () => {
  it.each(['exit', 'abort', 'throw', 'throw-later', 'spin'])('%s', async (name) => {
    await expectBadGateway(await act(name));
    expect((await act('fine')).status).toBe(200);
  });

  it('by a new process after a crash, by the same one after an exception', async () => {
    const processId = async (): Promise<string> => (await act('fine')).text();
    const first = await processId();
    await act('throw');
    expect(await processId()).toBe(first);
    await act('exit');
    expect(await processId()).not.toBe(first);
  });

  it('a process that ends between requests causes no 502', async () => {
    expect((await act('exit-afterwards')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await act('fine')).status).toBe(200);
  });

  it('a handler that does not load causes a 502', async () => {
    await expectBadGateway(await served.fetch('/broken'));
    await expectBadGateway(await served.fetch('/broken'));
    expect(served.shown.join('\n')).toContain('cannot be loaded');
  });

  it('the cause is shown on the terminal', async () => {
    await act('exit');
    expect(served.shown.join('\n')).toContain('GET /act: the process ended (exit code 7)');
  });
});

describe('time', () => {
  it("ends a function after its own timeout: Lambda's error, a 502", async () => {
    const startedMs = performance.now();
    await expectBadGateway(await act('slow', '&ms=5000'));
    expect(performance.now() - startedMs).toBeLessThan(2400);
  });

  it("answers for a function after the gateway's: 504", async () => {
    const response = await served.fetch('/patient?do=slow&ms=4000');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      error: 'INTEGRATION_TIMEOUT',
      message: 'Endpoint request timed out',
    });
  });
});

describe('many requests at once', () => {
  it('run in four processes, and further ones wait', async () => {
    const startedMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 8 }, () => act('slow', '&ms=300').then((r) => r.text())));
    expect(new Set(answers).size).toBe(4);
    expect(performance.now() - startedMs).toBeGreaterThan(600);
  });

  it('that wait too long get 504 and never run', async () => {
    const hold = Array.from({ length: 4 }, () => served.fetch('/patient?do=slow&ms=3500'));
    const late = served.fetch('/patient?do=log&text=late-runner');
    expect((await Promise.all([...hold, late])).map(({ status }) => status)).toEqual([504, 504, 504, 504, 504]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const log = await readFile(join(served.logFolder, 'test-patient.log'), 'utf8');
    expect(log).not.toContain('late-runner');
  });
});

describe('the environment of a function', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  interface Found {
    readonly context: Record<string, unknown>;
    readonly environment: Record<string, string>;
    readonly folder: string;
    readonly execArgv: readonly string[];
    readonly greeting: string;
    readonly greetingPath: string;
    readonly word: string;
  }
  const found = async (): Promise<Found> => (await served.fetch('/echo')).json() as Promise<Found>;

  it('has its own variables and none of this machine', async () => {
    vi.stubEnv('SECRET_OF_THIS_MACHINE', 'yes');
    const { environment, folder } = await found();
    expect(environment).not.toHaveProperty('SECRET_OF_THIS_MACHINE');
    expect(environment).not.toHaveProperty('HOME');
    expect(environment).toMatchObject({
      TZ: ':UTC',
      NOT_OPT: '/optional',
      AWS_LAMBDA_FUNCTION_NAME: 'test-echo',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      LAMBDA_TASK_ROOT: folder,
      _HANDLER: 'index.handler',
      _X_AMZN_TRACE_ID: expect.stringMatching(/^Root=1-/),
    });
  });

  it('has its layers merged in order as /opt, modules included', async () => {
    const { word, greeting, greetingPath, environment } = await found();
    expect(word).toBe('upper');
    expect(greeting).toBe('hello from a layer');
    expect(greetingPath.startsWith(environment.NODE_PATH?.split(':')[1] ?? 'nowhere')).toBe(true);
    expect(environment.WORD_FILE?.endsWith('/data/word.txt')).toBe(true);
  });

  it('has a context with the remaining time', async () => {
    const { context } = await found();
    expect(context).toMatchObject({
      functionName: 'test-echo',
      functionVersion: '$LATEST',
      memoryLimitInMB: '256',
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(context.remainingMs).toBeGreaterThan(4000);
    expect(context.remainingMs).toBeLessThanOrEqual(5000);
  });

  it('limits the heap to its memory', async () => {
    expect((await found()).execArgv).toContain('--max-old-space-size=230');
  });
});

describe('output of a function', () => {
  it('is logged; warnings and errors are shown as one line without control characters', async () => {
    const clearScreen = encodeURIComponent('\u001b[2J');
    await act('log', `&text=word${clearScreen}`);
    const logFile = join(served.logFolder, 'test-act.log');
    await vi.waitFor(() => expect(served.shown).toContain('test-act: WARN loud word [2J'));
    await vi.waitFor(() => expect(served.shown).toContain('test-act: plain word [2J'));
    expect(served.shown.join('\n')).not.toContain('quiet');
    expect(existsSync(logFile)).toBe(true);
    await vi.waitFor(async () => expect(await readFile(logFile, 'utf8')).toContain('quiet word'));
  });
});
