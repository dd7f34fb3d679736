import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalize, hashCanonical } from '../../../lib/base/canonical.ts';
import { forAll } from '../../support/for-all.ts';

test('sorts the members of objects at every depth and leaves arrays in order', () => {
  const value = { b: [3, { d: 1, c: 2 }], a: null };
  expect(JSON.stringify(canonicalize(value))).toBe('{"a":null,"b":[3,{"c":2,"d":1}]}');
});

test('omits members that JSON cannot express', () => {
  expect(canonicalize({ a: undefined, b: 1 })).toEqual({ b: 1 });
  expect(Object.keys(canonicalize({ a: undefined }))).toEqual([]);
});

test('changes no JSON value but negative zeros, which JSON writes as 0', () => {
  forAll([fc.jsonValue()], (value) => {
    expect(canonicalize(value)).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

test('is what parsing its text gives', () => {
  const anything = fc.anything({
    values: [fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string(), fc.boolean(), fc.constant(null)],
    key: fc.oneof(fc.string(), fc.constant('__proto__'), fc.nat().map(String)),
  });
  forAll([fc.dictionary(fc.string(), fc.oneof(anything, fc.constant(undefined)))], (value) => {
    const canonical = canonicalize(value);
    expect(canonical).toStrictEqual(JSON.parse(JSON.stringify(canonical)));
  });
  expect(canonicalize({ a: -0, b: [-0] })).toStrictEqual({ a: 0, b: [0] });
});

test('gives equal hashes for any order of members', () => {
  const backwards = (members: Record<string, unknown>) => Object.fromEntries(Object.entries(members).reverse());
  forAll([fc.dictionary(fc.string(), fc.jsonValue())], (members) => {
    expect(hashCanonical(backwards(members))).toBe(hashCanonical(members));
  });
});

test('equals the SHA-256 of the text from coreutils', () => {
  // printf '{}' | sha256sum
  expect(hashCanonical({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});
