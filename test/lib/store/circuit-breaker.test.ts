import { expect, it } from 'vitest';
import { CircuitBreaker } from '../../../lib/store/circuit-breaker.ts';
import { TableUnavailable } from '../../../lib/store/table-unavailable.ts';

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
const failing = (): Promise<never> => Promise.reject(new TableUnavailable('down', { cause }));
const answering = (): Promise<string> => Promise.resolve('answer');

it('makes no call for a second after a failure, then tries again', async () => {
  const { breaker, at } = breakerAt();
  await expect(breaker.run(failing)).rejects.toThrow('down');
  at(999);
  await expect(breaker.run(answering)).rejects.toMatchObject({ name: 'TableUnavailable', cause });
  at(1000);
  await expect(breaker.run(failing)).rejects.toThrow('down');
  at(1999);
  await expect(breaker.run(answering)).rejects.toThrow('not asked again yet');
  at(2000);
  expect(await breaker.run(answering)).toBe('answer');
  expect(await breaker.run(answering)).toBe('answer');
});

it('does not open for errors other than TableUnavailable', async () => {
  const { breaker } = breakerAt();
  await expect(breaker.run(() => Promise.reject(new Error('condition')))).rejects.toThrow('condition');
  expect(await breaker.run(answering)).toBe('answer');
});
