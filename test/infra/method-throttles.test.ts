import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api } from '../../functions/api.ts';
import { MethodLimiter } from '../../infra/local/access/method-limiter.ts';
import { readAliases } from '../../infra/local/assembly/aliases.ts';
import { readDefinition } from '../../infra/local/assembly/definition.ts';
import { MethodSettings } from '../../infra/local/assembly/method-throttles.ts';
import { readPaths } from '../../infra/local/assembly/routes.ts';
import { STAGES } from '../../infra/stages.ts';
import { synthesiseStack } from './synthesised.ts';
import { templateOf } from './template.ts';

/**
 * Requests a second of all APIs of an account in one Region.
 *
 * @source "Amazon API Gateway quotas", Amazon API Gateway Developer Guide (limits)
 */
const ACCOUNT_RATE = 10_000;

const template = templateOf(synthesiseStack(api).template);
const methods = readPaths(readDefinition(template), readAliases(template)).flatMap(({ methods }) => [
  ...methods.values(),
]);
const linkRoutes = api.links.endpoints.filter(({ access }) => access === 'link').map(({ path }) => path);

/** A key, a token or, without a usage plan, a link. */
const needsCredentials = ({ keyRequired, id }: (typeof methods)[number]): boolean =>
  keyRequired || linkRoutes.some((path) => ['GET', 'HEAD'].some((method) => id === `${path}/${method}`));

const Stage = z.object({ MethodSettings });
const [stage] = template.resources('AWS::ApiGateway::Stage', Stage).values();
const { others, byMethod } = stage?.MethodSettings ?? expect.unreachable();

describe('the throttles of methods', () => {
  it('are that of the stage for every method that needs credentials, and the lower one for every other', () => {
    expect(others).toEqual(STAGES.prod.publicThrottle);
    const guarded = methods.filter(needsCredentials).map(({ id }) => id);
    expect([...byMethod.keys()].sort()).toEqual(guarded.sort());
    for (const throttle of byMethod.values()) expect(throttle).toEqual(STAGES.prod.throttle);
    expect(STAGES.prod.publicThrottle.ratePerSecond).toBeLessThan(STAGES.prod.throttle.ratePerSecond);
  });

  it('let all public methods together take at most half of the account’s rate', () => {
    const open = methods.filter((method) => !needsCredentials(method));
    expect(open.length).toBeGreaterThan(50);
    expect(open.length * STAGES.prod.publicThrottle.ratePerSecond).toBeLessThanOrEqual(ACCOUNT_RATE / 2);
  });
});

describe('the local gateway', () => {
  const throttles = {
    others: { ratePerSecond: 1, burst: 1 },
    byMethod: new Map([['/charts/POST', { ratePerSecond: 1, burst: 3 }]]),
  };
  const countAccepted = (limiter: MethodLimiter, id: string): number =>
    Array.from({ length: 10 }).filter(() => {
      try {
        limiter.charge(id, 0);
        return true;
      } catch {
        return false;
      }
    }).length;

  it('limits each method by itself, by its own throttle or that of the others', () => {
    const limiter = new MethodLimiter(throttles);
    expect(countAccepted(limiter, '/charts/POST')).toBe(3);
    expect(countAccepted(limiter, '/health/GET')).toBe(1);
    expect(countAccepted(limiter, '/version/GET')).toBe(1);
  });

  it('limits no method where the stage has no throttle', () => {
    expect(countAccepted(new MethodLimiter({ others: undefined, byMethod: new Map() }), '/health/GET')).toBe(10);
  });
});
