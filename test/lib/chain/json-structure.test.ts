import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedMembers, MAX_LEVELS } from '../../../lib/chain/json-structure.ts';
import { forAll } from '../../support/for-all.ts';

const locations = (text: string): string[] => findRepeatedMembers(text).map(({ location }) => location);

describe('repeated members', () => {
  it.each([
    ['{"a":1,"a":1}', ['body.a']],
    ['{"a":1,"b":2,"a":3,"b":4,"a":5}', ['body.a', 'body.b', 'body.a']],
    ['{"a":{"b":1},"c":[{"d":1},{"d":1,"d":2}]}', ['body.c[1].d']],
    ['[[],[{"x":"}","x":"{"}]]', ['body[1][0].x']],
    ['{"a":1,"\\u0061":2}', ['body.a']],
    ['{"\\"":1,"\\u0022":2}', ['body."']],
    ['{"\\\\":1,"\\\\":2}', ['body.\\']],
    ['{"":1,"":2}', ['body.']],
    ['{"__proto__":1,"__proto__":2}', ['body.__proto__']],
    ['{"a":{"x":1},"b":{"x":1},"x":1}', []],
    ['{"a":"a","b":"a","c":["a","a"]}', []],
    ['{"text":"{\\"a\\":1,\\"a\\":2}","other":"\\\\"}', []],
  ])('%s: %j', (text, expected) => {
    JSON.parse(text);
    expect(locations(text)).toEqual(expected);
  });

  it('are never found in the output of JSON.stringify', () => {
    forAll([fc.jsonValue({ maxDepth: 8 })], (value) => {
      expect(locations(JSON.stringify(value))).toEqual([]);
    });
  });

  it('are found at every position', () => {
    const anyMember = fc.tuple(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }));
    forAll([fc.array(anyMember, { minLength: 1, maxLength: 8 }), fc.nat()], (members, pick) => {
      const distinct = [...new Map(members)];
      const again = distinct[pick % distinct.length] ?? ['', null];
      const text = [...distinct, again].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
      expect(findRepeatedMembers(`{${text.join(', ')}}`)).toHaveLength(1);
    });
  });

  it('are listed up to fifty, with shortened names', () => {
    const name = 'x'.repeat(5000);
    const found = findRepeatedMembers(`{${Array(500).fill(`"${name}":1`).join(',')}}`);
    expect(found).toHaveLength(50);
    expect(found[0]?.location.length).toBeLessThan(100);
  });
});

describe('depth', () => {
  const nestArrays = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it('is accepted at the limit and refused one level deeper, with the location', () => {
    expect(locations(nestArrays(MAX_LEVELS))).toEqual([]);
    expect(() => findRepeatedMembers(nestArrays(MAX_LEVELS + 1))).toThrow(
      `body${'[0]'.repeat(MAX_LEVELS)} is nested deeper than ${MAX_LEVELS} levels`,
    );
  });

  it('counts open levels only, not closed ones', () => {
    expect(locations(`[${Array(1000).fill('{"a":[]}').join(',')}]`)).toEqual([]);
  });
});
