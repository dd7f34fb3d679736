import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLink, sealLink } from '../../../../lib/adapters/access/link-token.ts';
import { toIssuerRecordId, toKeyRecordId, toTokenRecordId } from '../../../../lib/adapters/access/record-id.ts';
import type { SealedLink } from '../../../../lib/contract/services.ts';
import type { LinkSecret } from '../../../../lib/contract/tables/link-secrets.ts';
import { forAll } from '../../../support/for-all.ts';

const secretOf = (version: number): LinkSecret => ({ version, key: randomBytes(32), sealsFrom: 0 });
const SECRET = secretOf(3);

const KEY_OWNER = [toKeyRecordId('natal_x')];
const TOKEN_OWNER = [toTokenRecordId('https://issuer', 'ada'), toIssuerRecordId('https://issuer')];

const LINK: SealedLink = {
  endsAt: 1_800_000_000,
  owner: KEY_OWNER,
  request: {
    path: '/ephemeris/natal-chart',
    query: { format: 'svg' },
    body: {
      subject: {
        name: 'Ada Lovelace',
        birth_datetime: { iso: '1815-12-10T13:00:00' },
        birth_location: { latitude: 51.5, longitude: -0.12 },
      },
    },
  },
};

const open = (token: string, secrets: readonly LinkSecret[] = [SECRET]) => {
  const opened = openLink(token, secrets);
  return opened && { endsAt: opened.endsAt, owner: opened.owner, request: opened.readRequest() };
};

const anyRequest = fc.record(
  {
    path: fc.webPath(),
    query: fc.dictionary(fc.string(), fc.string({ unit: 'binary' }), { noNullPrototype: true }),
    body: fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false }), { noNullPrototype: true }),
  },
  { requiredKeys: ['path', 'query'], noNullPrototype: true },
);

const anyLink = fc.record(
  {
    endsAt: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    owner: fc.constantFrom(KEY_OWNER, TOKEN_OWNER),
    request: anyRequest,
  },
  { noNullPrototype: true },
);

describe('a token', () => {
  test('opens to what was sealed', () => {
    forAll([anyLink, fc.integer({ min: 1, max: 65_535 })], (link, version) => {
      const secret = secretOf(version);
      const token = sealLink(link, secret);
      fc.pre(token.length <= 2000);
      expect(open(token, [secretOf(version === 1 ? 2 : 1), secret])).toEqual(JSON.parse(JSON.stringify(link)));
    });
  });

  test('consists of characters that an address can have', () => {
    expect(sealLink(LINK, SECRET)).toMatch(/^[\w-]+$/);
  });

  test('differs each time, and shows no part of the request', () => {
    const tokens = [sealLink(LINK, SECRET), sealLink(LINK, SECRET)];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url').toString('latin1');
      for (const word of ['Ada', '1815', '51.5', 'natal']) expect(bytes).not.toContain(word);
    }
  });

  test('of an ordinary birth has at most 260 characters', () => {
    expect(sealLink(LINK, SECRET).length).toBeLessThanOrEqual(260);
  });
});

describe('a token is refused', () => {
  const token = sealLink(LINK, SECRET);

  test('with any single bit changed', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < 8 * bytes.length; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(open(changed.toString('base64url')), `bit ${bit}`).toBeUndefined();
    }
  });

  test('with any single character changed, left out or added', () => {
    for (let place = 0; place < token.length; place += 1) {
      const rest = token.slice(place + 1);
      const other = token[place] === 'A' ? 'B' : 'A';
      expect(open(token.slice(0, place) + other + rest)).toBeUndefined();
      expect(open(token.slice(0, place) + rest)).toBeUndefined();
    }
    for (const added of ['A', '=', ' ', '%', '/', '.']) {
      expect(open(token + added)).toBeUndefined();
      expect(open(added + token)).toBeUndefined();
    }
  });

  test('whose last character has other unused bits', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const last of alphabet) {
      if (last !== token.at(-1)) expect(open(token.slice(0, -1) + last)).toBeUndefined();
    }
  });

  test('by other secrets, of the same version or of another', () => {
    expect(open(token, [])).toBeUndefined();
    expect(open(token, [secretOf(3)])).toBeUndefined();
    expect(open(token, [{ ...SECRET, version: 4 }])).toBeUndefined();
  });

  test('that is any text', () => {
    forAll([fc.oneof(fc.string({ unit: 'binary' }), fc.base64String())], (text) => {
      expect(open(text)).toBeUndefined();
    });
  });

  test('that is longer than an address', () => {
    const long = sealLink({ ...LINK, request: { ...LINK.request, body: randomBytes(2000).toString('hex') } }, SECRET);
    expect(open(long)).toBeUndefined();
  });
});
