import { expect, test } from 'vitest';
import { mend } from './mend.ts';

test('an example replaces the member it is about, also in a list and where there was none', () => {
  const parts = { body: { subjects: [{ name: 1 }, { name: 2 }] } };
  const faults = [
    { location: 'body.subjects[1].name', message: 'must be a string', example: 'Ada' },
    { location: 'body.options.verbosity', message: 'is required', example: 'minimal' },
  ];
  const body = { subjects: [{ name: 1 }, { name: 'Ada' }], options: { verbosity: 'minimal' } };
  expect(mend(parts, faults)).toEqual({ body });
});

test('a member that is not known is left out, and nothing else', () => {
  const parts = { body: { name: 'Ada', city: 'London' } };
  expect(
    mend(parts, [
      { location: 'body.city', message: 'is not known', suggestion: { location: 'body.city', value: null } },
    ]),
  ).toEqual({
    body: { name: 'Ada' },
  });
});

test('an example in a query is a text', () => {
  expect(mend({}, [{ location: 'query.lng', message: 'is required', example: 7.5 }])).toEqual({
    query: { lng: '7.5' },
  });
});

test('a suggestion moves the member to its location', () => {
  const fault = { location: 'body.a', message: 'is not known', suggestion: { location: 'body.options.b', value: 3 } };
  expect(mend({ body: { a: 3 } }, [fault])).toEqual({ body: { options: { b: 3 } } });
});

test('faults that show nothing mend nothing', () => {
  expect(mend({ body: {} }, [{ location: 'body.a', message: 'is read only with b' }])).toBeUndefined();
});
