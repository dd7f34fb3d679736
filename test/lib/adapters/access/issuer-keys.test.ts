import { createServer } from 'node:http';
import type { JWTVerifyGetKey } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeServer, listenAt } from '../../../../host/http/server.ts';
import { createIssuerKeys, requireSafeUrl } from '../../../../lib/adapters/access/issuer-keys.ts';
import { Refusal } from '../../../../lib/adapters/access/refusal.ts';
import { createTokenVerifier } from '../../../../lib/adapters/access/tokens.ts';
import { AUDIENCE, startTestIssuer, type TestIssuer } from '../../../support/issuer.ts';

let issuer: TestIssuer;
beforeEach(async () => {
  issuer = await startTestIssuer();
});
afterEach(() => issuer.stop());

const keyOf = (keys: JWTVerifyGetKey, kid = 'rsa') =>
  keys({ alg: 'RS256', kid }, { payload: '', signature: '', protected: '' });

const timesAsked = (): number => issuer.asked.filter((path) => path === '/keys').length;

describe("an issuer's keys", () => {
  test('are located by discovery and fetched once for many tokens', async () => {
    const keys = createIssuerKeys({ issuer: issuer.issuer });
    await Promise.all(Array.from({ length: 20 }, () => keyOf(keys)));
    expect(await keyOf(keys)).toMatchObject({ type: 'public' });
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  test('are fetched from the configured URL', async () => {
    await keyOf(createIssuerKeys({ issuer: 'https://issuer.example', jwksUrl: `${issuer.issuer}/keys` }));
    expect(issuer.asked).toEqual(['/keys']);
  });

  test('are not fetched again for tokens that name an unknown key', async () => {
    const verify = createTokenVerifier({ issuer: issuer.issuer, audiences: [AUDIENCE] });
    await verify(await issuer.sign());
    await issuer.addKey('new', 'ES256');
    const named = await issuer.sign({}, { kid: 'new' });
    for (let time = 0; time < 20; time++) await expect(verify(named)).rejects.toBeInstanceOf(Refusal);
    expect(timesAsked()).toBe(1);
  });

  test('include new keys after the cool-down', async () => {
    let now = Date.now();
    const realNow = Date.now;
    Date.now = () => now;
    try {
      const keys = createIssuerKeys({ issuer: issuer.issuer });
      await keyOf(keys);
      await issuer.addKey('new', 'RS256');
      now += 31_000;
      expect(await keyOf(keys, 'new')).toMatchObject({ type: 'public' });
    } finally {
      Date.now = realNow;
    }
  });
});

describe('an issuer that', () => {
  test.each<[string, NonNullable<TestIssuer['answer']>]>([
    ['is out of order', (response) => response.writeHead(503).end()],
    ['answers a page', (response) => response.end('<html>hello</html>')],
    ['answers JSON that is no key set', (response) => response.end('{"keys":"none"}')],
    ['redirects', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/keys' }).end()],
    ['answers without end', (response) => response.end(Buffer.alloc(300_000, ' '))],
    ['hangs up', (response) => response.destroy()],
  ])('%s verifies no token and is tried again after half a minute', async (_, answer) => {
    let now = 1_000_000;
    issuer.answer = answer;
    const keys = createIssuerKeys({ issuer: issuer.issuer }, () => now);
    for (let time = 0; time < 5; time++) await expect(keyOf(keys)).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    expect(timesAsked()).toBe(1);
    issuer.answer = undefined;
    now += 30_001;
    expect(await keyOf(keys)).toMatchObject({ type: 'public' });
    expect(timesAsked()).toBe(2);
  });

  test('is slow delays one request by two seconds and the next not at all', { timeout: 10_000 }, async () => {
    issuer.answer = () => undefined;
    const keys = createIssuerKeys({ issuer: issuer.issuer });
    await expect(keyOf(keys)).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    await expect(keyOf(keys)).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    expect(timesAsked()).toBe(1);
  });

  test('is unavailable for less than an hour does not affect tokens with known keys', async () => {
    let now = Date.now();
    const realNow = Date.now;
    Date.now = () => now;
    try {
      const keys = createIssuerKeys({ issuer: issuer.issuer }, () => now);
      await keyOf(keys);
      issuer.answer = (response) => response.writeHead(500).end();
      now += 30 * 60_000;
      expect(await keyOf(keys)).toMatchObject({ type: 'public' });
      now += 31 * 60_000;
      await expect(keyOf(keys)).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    } finally {
      Date.now = realNow;
    }
  });

  test.each<[string, (own: string) => object]>([
    ['says that it is another', (own) => ({ issuer: 'https://other.example', jwks_uri: `${own}/keys` })],
    ['has its keys where anybody can change them', (own) => ({ issuer: own, jwks_uri: 'http://192.0.2.1/keys' })],
    ['does not say where they are', (own) => ({ issuer: own })],
  ])('%s is rejected', async (_, document) => {
    issuer.discovery = document(issuer.issuer) as Record<string, unknown>;
    await expect(keyOf(createIssuerKeys({ issuer: issuer.issuer }))).rejects.toMatchObject({
      name: 'IssuerUnavailable',
    });
    expect(timesAsked()).toBe(0);
  });

  test('is unreachable is distinguished from an invalid token', async () => {
    const gone = createServer();
    const port = await listenAt(gone, 0);
    await closeServer(gone);
    const verify = createTokenVerifier({ issuer: `http://127.0.0.1:${port}`, audiences: [AUDIENCE] });
    await expect(verify(await issuer.sign())).rejects.toMatchObject({ name: 'IssuerUnavailable' });
  });
});

describe('URLs of keys', () => {
  test.each(['https://issuer.example/keys', 'http://127.0.0.1:3001/keys', 'http://localhost/keys'])('%s', (url) => {
    expect(requireSafeUrl(url)).toBe(url);
  });

  test.each([
    'http://issuer.example/keys',
    'http://127.0.0.1.example/',
    'file:///etc/passwd',
    'keys',
    '',
    undefined,
    7,
  ])('refuses %s', (url) => {
    expect(() => requireSafeUrl(url)).toThrow('no https address');
  });
});
