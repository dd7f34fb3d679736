import { expect, it } from 'vitest';
import { CircuitBreaker } from '../../../../lib/adapters/tables/circuit-breaker.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';

function breakerAt(): { breaker: CircuitBreaker; at: (ms: number) => void } {
  let nowMs = 0;
  return {
    breaker: new CircuitBreaker(() => nowMs),
    at: (ms) => {
      nowMs = ms;
    },
  };
}

const cause = new Error('refused');
const fail = (): Promise<never> => Promise.reject(new TableUnavailable('down', { cause }));
const answer = (): Promise<string> => Promise.resolve('answer');
const RESTS = 'not asked again yet';

async function failTimes(breaker: CircuitBreaker, times: number): Promise<void> {
  for (let call = 0; call < times; call++) await expect(breaker.run(fail)).rejects.toThrow('down');
}

it('makes no call for a second after three failures, then tries again', async () => {
  const { breaker, at } = breakerAt();
  await failTimes(breaker, 3);
  at(999);
  await expect(breaker.run(answer)).rejects.toMatchObject({ name: 'TableUnavailable', cause });
  at(1000);
  await failTimes(breaker, 1);
  at(1999);
  await expect(breaker.run(answer)).rejects.toThrow(RESTS);
  at(2000);
  expect(await breaker.run(answer)).toBe('answer');
  expect(await breaker.run(answer)).toBe('answer');
});

it('stays closed while fewer than half of the last calls fail', async () => {
  const { breaker } = breakerAt();
  for (let round = 0; round < 10; round++) {
    await failTimes(breaker, 1);
    for (let call = 0; call < 2; call++) expect(await breaker.run(answer)).toBe('answer');
  }
});

it('opens after five failures in a row where ten calls succeeded before', async () => {
  const { breaker } = breakerAt();
  for (let call = 0; call < 10; call++) await breaker.run(answer);
  await failTimes(breaker, 5);
  await expect(breaker.run(answer)).rejects.toThrow(RESTS);
});

it('forgets failures after ten seconds', async () => {
  const { breaker, at } = breakerAt();
  await failTimes(breaker, 2);
  at(10_000);
  await failTimes(breaker, 2);
  expect(await breaker.run(answer)).toBe('answer');
});

it('makes one trial at a time', async () => {
  const { breaker, at } = breakerAt();
  await failTimes(breaker, 3);
  at(1000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = breaker.run(() => promise);
  await expect(breaker.run(answer)).rejects.toThrow(RESTS);
  resolve('answer');
  expect(await trial).toBe('answer');
  expect(await breaker.run(answer)).toBe('answer');
});

it('does not open for errors other than TableUnavailable', async () => {
  const { breaker } = breakerAt();
  for (let call = 0; call < 3; call++) {
    await expect(breaker.run(() => Promise.reject(new Error('condition')))).rejects.toThrow('condition');
  }
  expect(await breaker.run(answer)).toBe('answer');
});
