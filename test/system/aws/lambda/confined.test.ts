import { describe, expect, it } from 'vitest';
import { serveConfined } from './fixtures.ts';

const served = serveConfined();
const act = (name: string, more = ''): Promise<Response> => served.fetch(`/act?do=${name}${more}`);
const probe = async (name: string, more = ''): Promise<Record<string, unknown>> =>
  (await served.fetch(`/echo?do=${name}${more}`)).json() as Promise<Record<string, unknown>>;

async function expectProblem(response: Response, status: number, type: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ error: type });
}

describe('a function under the runtime interface client', () => {
  it('gets the context that Lambda gives', async () => {
    const context = await probe('context');
    expect(context).toMatchObject({
      functionName: 'test-probe',
      functionVersion: '$LATEST',
      memoryLimitInMB: '256',
      invokedFunctionArn: expect.stringMatching(/^arn:aws:lambda:/),
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(context.remainingMs).toBeGreaterThan(15_000);
    expect(context.remainingMs).toBeLessThanOrEqual(20_000);
  });

  it.each(['exit', 'abort', 'throw', 'throw-later', 'spin', 'too-big'])(
    'that does not answer (%s) causes a 502, and the next request is served',
    async (name) => {
      await expectProblem(await act(name), 502, 'DEFAULT_5XX');
      expect((await act('fine')).status).toBe(200);
    },
  );

  it('that cannot be loaded causes a 502', async () => {
    await expectProblem(await served.fetch('/broken'), 502, 'DEFAULT_5XX');
  });

  it('that exceeds the timeout of the gateway causes a 504', async () => {
    await expectProblem(await served.fetch('/patient?do=slow&ms=12000'), 504, 'INTEGRATION_TIMEOUT');
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

  it('that exceeds its memory is ended by the kernel: a 502, and the next request is served', async () => {
    await expectProblem(await served.fetch('/echo?do=hoard'), 502, 'DEFAULT_5XX');
    expect(await probe('context')).toMatchObject({ memoryLimitInMB: '256' });
    expect(served.clients.usage().get('test-probe')).toMatchObject({ memoryKills: 1 });
  });

  it('gets the share of a processor that belongs to its memory', async () => {
    const { share } = await probe('share', '&ms=2000');
    expect(share).toBeLessThan((256 / 1769) * 1.25);
  });
});
