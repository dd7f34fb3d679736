import { describe, expect, test } from 'vitest';
import { judge, type Outcome } from './outcome.ts';
import { FIRST_REQUESTS } from './requests.ts';

const describeOutcome = ({ request, statuses, failure }: Outcome): string =>
  `${request.origin}: ${request.name} (${request.to}) ${statuses.join(' → ')}\n  ${failure}`;

const outcomes: Outcome[] = [];
for (const request of FIRST_REQUESTS) outcomes.push(await judge(request));

describe('first requests', () => {
  test('are at least 200, each under a name of its own', () => {
    const names = FIRST_REQUESTS.map(({ origin, name }) => `${origin}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(200);
  });

  test('never fail on the side of the service', () => {
    const broken = outcomes.filter(({ statuses }) => statuses.some((status) => status >= 500));
    expect(broken.map(describeOutcome)).toEqual([]);
  });

  test('are never misread where they are in the documented form', () => {
    const documented = outcomes.find(({ request }) => request.name === 'the documented form, copied');
    expect(documented?.failure).toBeUndefined();
  });
});
