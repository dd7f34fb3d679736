import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { listProperties } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

const groups: Readonly<Record<string, Group>> = api;

interface Rule {
  readonly RuleName: string;
  readonly Priority: number;
  readonly FixedRate: number;
  readonly ReservoirSize: number;
  readonly ServiceName: string;
  readonly URLPath: string;
}

const rules: readonly Rule[] = listProperties(synthesiseStack(groups).template, 'AWS::XRay::SamplingRule')
  .map(({ SamplingRule }) => SamplingRule)
  .sort((a, b) => a.Priority - b.Priority);

/** A star stands for any characters, and the first rule that matches decides. */
const ruleOf = (path: string): Rule =>
  rules.find(({ URLPath }) => new RegExp(`^${URLPath.replaceAll('*', '.*')}$`).test(path)) ?? expect.unreachable();

describe('X-Ray traces', () => {
  it.each(['/l/v1.sealed', '/prod/l/v1.sealed'])('no link: %s', (path) => {
    expect(ruleOf(path)).toMatchObject({ FixedRate: 0, ReservoirSize: 0 });
  });

  it('one in a hundred requests to every other endpoint, whatever the traffic', () => {
    const endpoints = Object.values(groups).flatMap((group) => group.endpoints);
    const others = endpoints.filter(({ access }) => access !== 'link').map(({ path }) => path);
    expect(others.length).toBeLessThan(endpoints.length);
    for (const path of others) {
      for (const address of [path, `/prod${path}`])
        expect(ruleOf(address), address).toMatchObject({ FixedRate: 0.01, ReservoirSize: 0 });
    }
  });

  it('by rules for this stage alone, with names that X-Ray takes', () => {
    expect(rules.map(({ ServiceName }) => ServiceName)).toEqual(rules.map(() => 'natal-test/prod'));
    for (const { RuleName } of rules) expect(RuleName).toMatch(/^natal-test-.{1,21}$/); // 32 characters
    expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
  });
});
