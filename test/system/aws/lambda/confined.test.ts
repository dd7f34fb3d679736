import { describe, expect, it } from 'vitest';
import { serveConfined } from './fixtures.ts';

const served = serveConfined();
const act = (name: string) => served.invoke('act', { do: name });
const probe = async (name: string, more = {}): Promise<Record<string, unknown>> => {
  const outcome = await served.invoke('probe', { do: name, ...more });
  if (outcome.type !== 'result') throw new Error(outcome.reason);
  return JSON.parse(JSON.parse(outcome.payload).body);
};

describe('a function under the runtime interface client', () => {
  it('gets the context that Lambda gives', async () => {
    const context = await probe('context');
    expect(context).toMatchObject({
      functionName: 'probe',
      functionVersion: '$LATEST',
      memoryLimitInMB: '256',
      invokedFunctionArn: expect.stringMatching(/^arn:aws:lambda:/),
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(context.remainingMs).toBeGreaterThan(15_000);
    expect(context.remainingMs).toBeLessThanOrEqual(20_000);
  });

  it.each([
    ['exit', 'exit code 7'],
    ['abort', 'the process ended'],
    ['throw', 'thrown by the handler'],
    ['throw-later', 'exit code 1'],
    ['spin', 'timed out after 3 seconds'],
    ['too-big', 'a response of 7'],
  ])('that does not answer (%s) fails with the reason, and the next invocation is served', async (name, reason) => {
    expect(await act(name)).toMatchObject({ type: 'failed', reason: expect.stringContaining(reason) });
    expect(await act('fine')).toMatchObject({ type: 'result' });
  });

  it('that cannot be loaded fails', async () => {
    expect(await served.invoke('broken', {})).toMatchObject({
      type: 'failed',
      reason: expect.stringContaining('cannot be loaded'),
    });
  });
});

describe.runIf(served.confined)('a confined function', () => {
  it('sees only its own files, runs as an unprivileged user, and can write only in /tmp', async () => {
    expect(await probe('look')).toMatchObject({
      user: 993,
      group: 990,
      workingFolder: '/var/task',
      processes: 1,
      shell: false,
      writeTask: 'EROFS',
      writeOpt: 'EROFS',
      writeRoot: 'EROFS',
      writeTemporary: 'done',
      word: 'upper',
      greeting: 'hello from a layer',
      root: ['dev', 'etc', 'lib', 'lib64', 'opt', 'proc', 'tmp', 'var'],
    });
  });

  it('has no home directory and no environment variable of this machine', async () => {
    const { environment, userName } = await probe('look');
    expect(userName).not.toBe('root');
    for (const name of ['CGROUPS', 'NATAL_SANDBOX', 'DYNAMODB_TEST_ENDPOINT', 'USER']) {
      expect(environment).not.toHaveProperty(name);
    }
    expect(environment).toMatchObject({ LAMBDA_TASK_ROOT: '/var/task', _HANDLER: 'index.handler' });
  });

  it('that exceeds its memory is ended by the kernel, and the next invocation is served', async () => {
    expect(await served.invoke('probe', { do: 'hoard' })).toMatchObject({ type: 'failed' });
    expect(await probe('context')).toMatchObject({ memoryLimitInMB: '256' });
    expect(served.clients.usage().get('probe')).toMatchObject({ memoryKills: 1 });
  });

  it('gets the share of a processor that belongs to its memory', async () => {
    const { share } = await probe('share', { ms: '2000' });
    expect(share).toBeLessThan((256 / 1769) * 1.25);
  });
});
