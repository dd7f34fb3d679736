import { describe, expect, test } from 'vitest';
import { judge, type Outcome } from './outcome.ts';
import { FIRST_REQUESTS } from './requests.ts';

/** Share of first requests with a meaning of their own that are answered at once. */
const SHARE_AT_ONCE = 0.9;

/** Share of first requests that an answer, or a refusal that shows the way, has to satisfy. */
const SHARE = 0.98;

const describeOutcome = ({ request, statuses, failure }: Outcome): string =>
  `${request.origin}: ${request.name} (${request.to}) ${statuses.join(' → ')}\n  ${failure}`;

const outcomes: Outcome[] = [];
for (const request of FIRST_REQUESTS) outcomes.push(await judge(request));

describe('first requests', () => {
  const failures = outcomes.filter(({ failure }) => failure !== undefined);

  test('are at least 200, each under a name of its own', () => {
    const names = FIRST_REQUESTS.map(({ origin, name }) => `${origin}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(200);
  });

  test('never fail on the side of the service', () => {
    const broken = outcomes.filter(({ statuses }) => statuses.some((status) => status >= 500));
    expect(broken.map(describeOutcome)).toEqual([]);
  });

  test('with a meaning of their own are answered at once, as they are meant, in 90 of 100', () => {
    const meant = outcomes.filter(({ request }) => request.expect !== 'refused');
    const atOnce = meant.filter(({ statuses, failure }) => statuses.length === 1 && failure === undefined);
    const later = meant.filter((outcome) => !atOnce.includes(outcome));
    expect(meant.length).toBeGreaterThanOrEqual(200);
    expect(atOnce.length / meant.length, later.map(describeOutcome).join('\n')).toBeGreaterThanOrEqual(SHARE_AT_ONCE);
  });

  test('are read as they are meant, or refused with examples that mend them, in 98 of 100', () => {
    const share = 1 - failures.length / outcomes.length;
    expect(share, failures.map(describeOutcome).join('\n')).toBeGreaterThanOrEqual(SHARE);
  });
});
