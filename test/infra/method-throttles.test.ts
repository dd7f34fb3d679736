import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { STAGES } from '../../infra/stages.ts';
import { readMethodThrottles, readPaths } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

/**
 * Requests a second of all APIs of an account in one Region.
 *
 * @source "Amazon API Gateway quotas", Amazon API Gateway Developer Guide (limits)
 */
const ACCOUNT_RATE = 10_000;

const { template } = synthesiseStack(api);
const methods = readPaths(template).flatMap(({ path, methods }) =>
  [...methods].map(([method, { keyRequired }]) => ({ name: `${method} ${path}`, path, method, keyRequired })),
);
const linkPaths = api.links.endpoints.filter(({ access }) => access === 'link').map(({ path }) => path as string);

/** A key, a token or, without a usage plan, a link. */
const needsCredentials = ({ keyRequired, path, method }: (typeof methods)[number]): boolean =>
  keyRequired || (linkPaths.includes(path) && ['GET', 'HEAD'].includes(method));

describe('the throttles of methods', () => {
  it('are that of the stage for every method that needs credentials, and the lower one for every other', () => {
    const guarded = methods.filter(needsCredentials).map(({ name }) => [name, STAGES.prod.throttle]);
    expect(Object.fromEntries(readMethodThrottles(template))).toEqual(
      Object.fromEntries([...guarded, ['* *', STAGES.prod.publicThrottle]]),
    );
    expect(STAGES.prod.publicThrottle.ratePerSecond).toBeLessThan(STAGES.prod.throttle.ratePerSecond);
  });

  it('let all public methods together take at most half of the account’s rate', () => {
    const open = methods.filter((method) => !needsCredentials(method));
    expect(open.length).toBeGreaterThan(50);
    expect(open.length * STAGES.prod.publicThrottle.ratePerSecond).toBeLessThanOrEqual(ACCOUNT_RATE / 2);
  });
});
