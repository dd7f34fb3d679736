import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintOf, isMiscopied, makeKey, makeSecret } from '../../../../lib/adapters/access/key-format.ts';
import { forAll } from '../../../support/for-all.ts';

describe('an API key', () => {
  test('starts with the prefix and is selected as a whole by a double click', () => {
    expect(makeKey()).toMatch(/^natal_\w{49}$/);
  });

  test('matches its checksum and is unique', () => {
    const keys = Array.from({ length: 2000 }, makeKey);
    expect(keys.filter(isMiscopied)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is detected as miscopied if one character is wrong', () => {
    const key = makeKey();
    forAll([fc.nat({ max: 48 }), fc.stringMatching(/^[0-9A-Za-z]$/)], (place, character) => {
      const at = 'natal_'.length + place;
      const other = key.slice(0, at) + character + key.slice(at + 1);
      expect(isMiscopied(other)).toBe(other !== key);
    });
  });

  test('is detected as miscopied if two characters are swapped or some are lost', () => {
    const key = makeKey();
    forAll([fc.nat({ max: 47 })], (place) => {
      const at = 'natal_'.length + place;
      const swapped = `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
      expect(isMiscopied(swapped)).toBe(swapped !== key);
      expect(isMiscopied(key.slice(0, at))).toBe(true);
    });
  });

  test('without the prefix is never called miscopied', () => {
    expect(isMiscopied('a-key-of-the-test-run')).toBe(false);
  });

  test('has a hint that omits 45 of 49 characters', () => {
    const key = makeKey();
    expect(hintOf(key)).toBe(`${key.slice(0, 10)}…`);
  });
});

test("the gateway's key has a length that API Gateway accepts and is no API key of this service", () => {
  const secrets = Array.from({ length: 2000 }, makeSecret);
  expect(secrets.filter((secret) => !/^[0-9A-Za-z]{43}$/.test(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('every bit of a secret is random', () => {
  const leading = new Set(Array.from({ length: 5000 }, () => makeSecret()[1]));
  expect(leading.size).toBe(62);
});
