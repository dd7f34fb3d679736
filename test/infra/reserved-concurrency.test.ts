import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { DEFAULT_OPTIONS } from '../../infra/options.ts';
import { MIN_ACCOUNT_CONCURRENCY, reserveConcurrency } from '../../infra/reserved-concurrency.ts';
import { expectFunction } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

/** Reservations in an account with a quota. */
const reserveIn = (accountConcurrency: number) => reserveConcurrency({ accountConcurrency, provisioned: {} });

describe('reserved concurrency', () => {
  it.each([MIN_ACCOUNT_CONCURRENCY, 200, 1000, 5000])(
    'of an account with %i leaves at least the 100 that Lambda requires, and reserves at least one',
    (quota) => {
      const reserved = Object.values(reserveIn(quota));
      expect(reserved.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(quota - 100);
      expect(Math.min(...reserved)).toBeGreaterThanOrEqual(1);
    },
  );

  it('is a fifth of the rest for the authorizer, and two fifths for searches', () => {
    expect(reserveIn(1000)).toEqual({ authorizer: 180, predictive: 360 });
  });

  it('of fewer instances than are kept ready is refused', () => {
    const provisioned = { authorizer: 100 };
    expect(() => reserveConcurrency({ accountConcurrency: 200, provisioned })).toThrow(
      'provisioned has 100 instances of authorizer, and accountConcurrency reserves 20',
    );
  });

  it('is in the template where the quota is stated, for functions that exist, and nowhere else', () => {
    const { template } = synthesiseStack(api, { options: EVERY_OPTION });
    for (const [name, most] of Object.entries(reserveConcurrency(EVERY_OPTION))) {
      expectFunction(template, name, { ReservedConcurrentExecutions: most });
    }
    const plain = synthesiseStack(api, { options: DEFAULT_OPTIONS }).template;
    plain.allResourcesProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: Match.absent() });
  });
});
