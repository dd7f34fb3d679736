import { expect, test } from 'vitest';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';

const createFailing = (problem: Error) => () => {
  throw problem;
};
const at = (location: string) => ({ issues: [{ location, message: 'is wrong' }] });
const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (failure) {
    return failure;
  }
};

test('gives every result', () => {
  expect(runCollectingProblems([() => 1, () => 'two'])).toEqual([1, 'two']);
});

test('one fault stays as it is', () => {
  const problem = new Problem('InvalidTimezone', 'No such zone.', at('body.b'));
  expect(thrownBy(() => runCollectingProblems([() => 1, createFailing(problem)]))).toBe(problem);
});

test('faults of one kind keep their code and tell of every place', () => {
  const first = new Problem('InvalidTimezone', 'No zone X.', at('body.a'));
  const second = new Problem('InvalidTimezone', 'No zone Y.', at('body.b'));
  expect(thrownBy(() => runCollectingProblems([createFailing(first), createFailing(second)]))).toMatchObject({
    code: 'InvalidTimezone',
    message: 'No zone X. No zone Y.',
    issues: [{ location: 'body.a' }, { location: 'body.b' }],
  });
});

test('faults of several kinds are a ValidationError', () => {
  const first = new Problem('AmbiguousLocalTime', 'Twice.', at('body.a'));
  const second = new Problem('InvalidTimezone', 'No zone Y.', at('body.b'));
  expect(thrownBy(() => runCollectingProblems([createFailing(first), createFailing(second)]))).toMatchObject({
    code: 'ValidationError',
  });
});

test('what is not the client’s fault is not mixed with what is', () => {
  const fault = new Problem('InvalidTimezone', 'No zone X.', at('body.a'));
  const unavailable = new Problem('EphemerisUnavailable', 'No files.');
  expect(thrownBy(() => runCollectingProblems([createFailing(fault), createFailing(unavailable)]))).toBe(unavailable);
  const bug = new TypeError('a bug');
  expect(thrownBy(() => runCollectingProblems([createFailing(bug), createFailing(fault)]))).toBe(bug);
});
