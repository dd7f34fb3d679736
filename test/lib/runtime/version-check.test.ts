import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deployments, HookEvent } from '../../../lib/adapters/aws/deployments.ts';
import { WARM_UP_EVENT } from '../../../lib/chain/warm-up.ts';
import { createVersionCheck } from '../../../lib/runtime/version-check.ts';

beforeAll(() => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
});

const EVENT: HookEvent = { DeploymentId: 'd-1', LifecycleEventHookExecutionId: 'hook-1' };
const VERSIONS = { 'natal-prod-meta': '12', 'natal-prod-natal': '41' };
const PASSED = { warm: ['self-check', 'tables', 'example'], failed: [] };
const FAILED = { warm: ['tables'], failed: ['self-check'] };

/** Checks the version of a function whose invocations end as listed, the last one again and again. */
async function check(group: string, ...answers: readonly unknown[]) {
  const left = [...answers];
  const invoke = vi.fn<Deployments['invoke']>(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const conclude = vi.fn<Deployments['conclude']>(async () => undefined);
  const readGroup = async (id: string) => (id === EVENT.DeploymentId ? group : '');
  await createVersionCheck({ readGroup, conclude, invoke }, VERSIONS)(EVENT);
  return { invoke, conclude };
}

describe('a new version', () => {
  it('is let through when its warm-up passes, in its own name and version', async () => {
    const { invoke, conclude } = await check('natal-prod-natal', PASSED);
    expect(invoke.mock.calls).toEqual([['natal-prod-natal', '41', WARM_UP_EVENT]]);
    expect(conclude.mock.calls).toEqual([[EVENT, true]]);
  });

  it('has three attempts, as a first warm-up may be too slow for a table', async () => {
    const { invoke, conclude } = await check('natal-prod-meta', FAILED, FAILED, PASSED);
    expect(invoke).toHaveBeenCalledTimes(3);
    expect(conclude.mock.calls).toEqual([[EVENT, true]]);
  });

  it.each([
    ['whose warm-up fails each time', 'natal-prod-natal', FAILED],
    ['that crashes', 'natal-prod-natal', new Error('natal-prod-natal:41 failed: {"errorType":"Runtime.ExitError"}')],
    ['that answers something else', 'natal-prod-natal', { statusCode: 404 }],
    ['that answers nothing', 'natal-prod-natal', null],
    ['of a function that this deployment does not know', 'natal-prod-other', PASSED],
  ])('%s is refused', async (_, group, answer) => {
    const { conclude } = await check(group, answer);
    expect(conclude.mock.calls).toEqual([[EVENT, false]]);
  });
});
