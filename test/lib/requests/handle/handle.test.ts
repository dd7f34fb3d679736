import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jdUtFromUnix, unixSeconds } from '../../../../lib/base/units/time.ts';
import { toBase64Url } from '../../../../lib/requests/handle/base64url.ts';
import { calculateChecksum } from '../../../../lib/requests/handle/checksum.ts';
import type { HandleContents } from '../../../../lib/requests/handle/contents.ts';
import { decodeHandle, encodeHandle, isHandle } from '../../../../lib/requests/handle/handle.ts';
import { forAll } from '../../../support/for-all.ts';
import { anyContents, cutName } from './any-contents.ts';

const ADA: HandleContents = {
  birth: {
    name: 'Ada Lovelace',
    jdUt: jdUtFromUnix(unixSeconds(Date.parse('1815-12-10T13:00:31Z') / 1000)),
    timeIsKnown: true,
    utcOffsetSeconds: -31,
    timezone: 'Europe/London',
    latitudeDeg: 51.5074,
    longitudeDeg: -0.1278,
    elevationM: 0,
  },
  settings: {},
};

/** The handle of {@link ADA}, byte by byte; clients keep such handles, so it must never change. */
const ADA_HANDLE = 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU';
const ADA_BYTES = Buffer.from(ADA_HANDLE.slice(3), 'base64url').subarray(0, -4);
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A handle of any bytes with the checksum that fits them. */
function sign(bytes: readonly number[]): string {
  const checksum = calculateChecksum(Uint8Array.from(bytes));
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, checksum);
  return `c1.${toBase64Url(Uint8Array.from([...bytes, ...new Uint8Array(view.buffer)]))}`;
}

describe('a chart handle', () => {
  it('is always the same for the same birth, and short', () => {
    expect(encodeHandle(ADA)).toBe(ADA_HANDLE);
    expect(decodeHandle(ADA_HANDLE)).toEqual(ADA);
    expect(ADA_HANDLE).toHaveLength(70);
  });

  it('gives back everything that it was made from, to the last bit', () => {
    forAll([anyContents], (contents) => {
      expect(decodeHandle(encodeHandle(contents) ?? '')).toEqual(contents);
    });
  });

  it('has at most 200 characters, all safe in a URL', () => {
    forAll([anyContents], (contents) => {
      expect(encodeHandle(contents)).toMatch(/^c1\.[A-Za-z0-9_-]{20,197}$/);
    });
  });

  it('is not written where a zone makes it longer than 200 characters, or a number is out of range', () => {
    const change = (birth: Partial<HandleContents['birth']>) =>
      encodeHandle({ ...ADA, birth: { ...ADA.birth, ...birth } });
    expect(change({ timezone: 'A'.repeat(100) })).toBeDefined();
    expect(change({ timezone: 'A'.repeat(140) })).toBeUndefined();
    expect(change({ timezone: 'A'.repeat(400) })).toBeUndefined();
    expect(change({ latitudeDeg: 90.1 })).toBeUndefined();
    expect(change({ elevationM: Number.NaN })).toBeUndefined();
    expect(change({ utcOffsetSeconds: 0.5 })).toBeUndefined();
  });
});

describe('the name in a handle', () => {
  const nameOf = (name: string) => {
    const contents = decodeHandle(encodeHandle({ ...ADA, birth: { ...ADA.birth, name } }) ?? '');
    return 'fault' in contents ? contents : contents.birth.name;
  };

  it('is as much of the name as 32 bytes hold', () => {
    forAll([fc.string({ unit: 'binary', maxLength: 200 })], (name) => {
      expect(nameOf(name)).toBe(cutName(name));
    });
  });

  it('never ends within a character', () => {
    expect(nameOf('é'.repeat(20))).toBe('é'.repeat(16));
    expect(nameOf(`a${'é'.repeat(20)}`)).toBe(`a${'é'.repeat(15)}`);
    expect(nameOf('😀'.repeat(9))).toBe('😀'.repeat(8));
  });

  it('has a replacement character for half of a surrogate pair, which UTF-8 cannot state', () => {
    expect(nameOf('a\ud83d')).toBe('a\ufffd');
  });
});

describe('reading a handle', () => {
  it('refuses any one wrong character', () => {
    forAll([anyContents, fc.nat(), fc.constantFrom(...CHARACTERS)], { numRuns: 1000 }, (contents, at, character) => {
      const handle = encodeHandle(contents) ?? '';
      const place = 3 + (at % (handle.length - 3));
      fc.pre(handle[place] !== character);
      const damaged = handle.slice(0, place) + character + handle.slice(place + 1);
      expect(decodeHandle(damaged)).toEqual({ fault: 'checksum' });
    });
  });

  it('refuses an incomplete copy, and one with characters added', () => {
    const handle = encodeHandle(ADA) ?? '';
    for (let length = 3; length < handle.length; length += 1) {
      expect(decodeHandle(handle.slice(0, length))).toEqual({ fault: 'checksum' });
    }
    for (const rest of ['A', 'AA', 'AAA', 'AAAA']) expect(decodeHandle(handle + rest)).toEqual({ fault: 'checksum' });
  });

  it('throws for no text, and accepts none that it would not write', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...CHARACTERS) }).map((rest) => `c1.${rest}`),
      fc.array(fc.nat(255)).map(sign),
      fc
        .tuple(fc.nat(31), fc.array(fc.nat(255), { minLength: 10, maxLength: 60 }))
        .map(([bits, rest]) => sign([bits, ...rest])),
    );
    forAll([anyText], { numRuns: 2000 }, (text) => {
      const contents = decodeHandle(text);
      expect('fault' in contents || encodeHandle(contents) === text).toBe(true);
    });
  });

  it('says whether the form, the version, the copy or the content is wrong', () => {
    const valid = [...ADA_BYTES];
    expect(decodeHandle(sign(valid))).toEqual(ADA);
    for (const settings of [
      [0x10, 5],
      [0x40, 0, 0, 0, 1],
      [0x14, 4, 5],
      [0x04, 1],
      [0x06, 0, 1],
    ]) {
      expect(decodeHandle(sign([...valid.slice(0, -1), ...settings]))).toEqual({ fault: 'content' });
    }
    expect(decodeHandle(sign([...valid.slice(0, -1), 0x06, 1, 1]))).toHaveProperty('settings.ayanamsa', 'lahiri');
    expect(decodeHandle('Ada')).toEqual({ fault: 'form' });
    expect(decodeHandle('c1.a b')).toEqual({ fault: 'form' });
    expect(decodeHandle(`c1.${'A'.repeat(198)}`)).toEqual({ fault: 'form' });
    expect(decodeHandle('c2.AAAA')).toEqual({ fault: 'version' });
    expect(decodeHandle('c1.')).toEqual({ fault: 'checksum' });
    expect(decodeHandle(sign([...valid, 0]))).toEqual({ fault: 'content' });
    expect(decodeHandle(sign(valid.slice(0, -1)))).toEqual({ fault: 'content' });
    expect(decodeHandle(sign([0x50, ...valid.slice(1)]))).toEqual({ fault: 'content' });
    expect(decodeHandle(sign([...valid.slice(0, -1), 1, 0xfe]))).toEqual({ fault: 'content' });
    expect(decodeHandle(sign([...valid.slice(0, -2), 0xff, 0]))).toEqual({ fault: 'content' });
  });

  it('distinguishes a handle of any version from other text', () => {
    expect(['c1.', 'c1.x', 'c2.x', 'c17.x'].every(isHandle)).toBe(true);
    expect(['', 'c1', 'C1.x', 'Paris', 'c.x', ' c1.x'].some(isHandle)).toBe(false);
  });
});
