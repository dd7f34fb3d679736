import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../../../lib/adapters/access/refusal.ts';
import { createTokenVerifier, type TokenBearer, type VerifyToken } from '../../../../lib/adapters/access/tokens.ts';
import { AUDIENCE, startTestIssuer, type TestIssuer } from '../../../support/issuer.ts';

let issuer: TestIssuer;
let verify: VerifyToken;

beforeAll(async () => {
  issuer = await startTestIssuer();
  await issuer.addKey('ec', 'ES256');
  await issuer.addKey('ed', 'EdDSA');
  verify = createTokenVerifier({ issuer: issuer.issuer, audiences: [AUDIENCE] });
});
afterAll(() => issuer.stop());

/** The bearer of a token, or the reason why it is refused. */
async function outcome(token: string): Promise<TokenBearer | string> {
  try {
    return await verify(token);
  } catch (fault) {
    if (fault instanceof Refusal) return fault.reason;
    throw fault;
  }
}

const now = (): number => Math.floor(Date.now() / 1000);
const encodeJson = (value: unknown): string => base64url.encode(JSON.stringify(value));
const claims = () => ({ iss: issuer.issuer, aud: AUDIENCE, sub: 'somebody', exp: now() + 600 });

describe('a token', () => {
  test.each(['rsa', 'ec', 'ed'])('signed by the issuer is accepted (%s)', async (kid) => {
    const token = await issuer.sign({ scope: 'cache:clear openid' }, { kid });
    expect(await outcome(token)).toEqual({ issuer: issuer.issuer, subject: 'somebody', scopes: ['cache:clear'] });
  });

  test('for several audiences that include this one is accepted', async () => {
    expect(await outcome(await issuer.sign({ aud: ['other', AUDIENCE] }))).toMatchObject({ subject: 'somebody' });
  });

  test('for any of the accepted audiences is accepted, and for no other', async () => {
    const several = createTokenVerifier({ issuer: issuer.issuer, audiences: ['https://api.example/mcp', AUDIENCE] });
    expect(await several(await issuer.sign({ aud: 'https://api.example/mcp' }))).toMatchObject({ subject: 'somebody' });
    expect(await several(await issuer.sign({ aud: AUDIENCE }))).toMatchObject({ subject: 'somebody' });
    await expect(several(await issuer.sign({ aud: 'https://api.example' }))).rejects.toThrow('signed for this service');
  });

  test('is accepted if the two clocks differ by less than a minute', async () => {
    expect(await outcome(await issuer.sign({ exp: now() - 55 }))).toMatchObject({ subject: 'somebody' });
    expect(await outcome(await issuer.sign({ nbf: now() + 55 }))).toMatchObject({ subject: 'somebody' });
    expect(await outcome(await issuer.sign({ exp: now() - 65 }))).toBe('expiredToken');
    expect(await outcome(await issuer.sign({ iat: now() + 55 }))).toMatchObject({ subject: 'somebody' });
    expect(await outcome(await issuer.sign({ nbf: now() + 65 }))).toBe('badToken');
    expect(await outcome(await issuer.sign({ iat: now() + 65 }))).toBe('badToken');
  });

  test.each([undefined, 'JWT', 'jwt', 'at+jwt', 'application/at+jwt'])('of the type %s is accepted', async (typ) => {
    const header = typ === undefined ? {} : { typ };
    expect(await outcome(await issuer.sign({ typ: 'Bearer' }, header))).toMatchObject({ subject: 'somebody' });
  });

  test('has only scopes that this service knows, for every form of the claim', async () => {
    const scopesOf = async (payload: Record<string, unknown>) => {
      const bearer = await outcome(await issuer.sign(payload));
      return typeof bearer === 'string' ? bearer : bearer.scopes;
    };
    expect(await scopesOf({ scp: ['health:read', 'admin', 7, null] })).toEqual(['health:read']);
    expect(await scopesOf({ scp: 'health:read cache:clear' })).toEqual(['health:read', 'cache:clear']);
    expect(await scopesOf({ scope: '*' })).toEqual([]);
    expect(await scopesOf({ scope: 'CACHE:CLEAR cache:clear2 xcache:clear' })).toEqual([]);
    expect(await scopesOf({ scope: { 'cache:clear': true }, scp: [['cache:clear']] })).toEqual([]);
  });
});

describe('a token is refused', () => {
  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://issuer.example' }],
    ['whose issuer only looks alike', { iss: 'http://127.0.0.1' }],
    ['for somebody else', { aud: 'other' }],
    ['for nobody', { aud: [] }],
    ['without an audience', { aud: undefined }],
    ['without an issuer', { iss: undefined }],
    ['without an end', { exp: undefined }],
    ['whose end is no number', { exp: '9999999999' }],
    ['whose time of issue is no number', { iat: 'now' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is no text', { sub: { $ne: null } }],
    ['with a subject of 256 characters', { sub: 's'.repeat(256) }],
  ])('%s', async (_, changed) => {
    expect(await outcome(await issuer.sign(changed as never))).toBe('badToken');
  });

  test.each(['id_token+jwt', 'application/id_token+jwt', 'logout+jwt', 'dpop+jwt', ''])(
    'whose header states the type "%s"',
    async (typ) => {
      expect(await outcome(await issuer.sign({}, { typ }))).toBe('otherToken');
    },
  );

  test.each(['ID', 'Refresh'])('whose claim states the type %s', async (typ) => {
    expect(await outcome(await issuer.sign({ typ }))).toBe('otherToken');
  });

  test('whose key is unknown to the issuer', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(privateKey);
    expect(await outcome(token)).toBe('badToken');
  });

  test('that is signed by another key with the id of the right one', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(privateKey);
    expect(await outcome(token)).toBe('badToken');
  });

  test('that names no key if the issuer has several', async () => {
    await issuer.addKey('rsa-2', 'RS256');
    const fresh = createTokenVerifier({ issuer: issuer.issuer, audiences: [AUDIENCE] });
    const { privateKey } = await generateKeyPair('RS256');
    const nameless = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    await expect(fresh(nameless)).rejects.toMatchObject({ reason: 'badToken' });
  });

  test.each(['none', 'None', 'NONE', ''])('with the algorithm "%s"', async (alg) => {
    const [, , signature] = (await issuer.sign()).split('.');
    for (const end of ['', signature]) {
      expect(await outcome(`${encodeJson({ alg, kid: 'rsa' })}.${encodeJson(claims())}.${end}`)).toBe('badToken');
    }
  });

  test('signed by HS256 with the public key as its secret, in every encoding of the key', async () => {
    const published = issuer.keySet.keys[0];
    const secrets = [JSON.stringify(published), published?.n ?? '', Buffer.from(published?.n ?? '', 'base64url')];
    for (const secret of secrets) {
      const text = `${encodeJson({ alg: 'HS256', kid: 'rsa' })}.${encodeJson(claims())}`;
      expect(await outcome(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`)).toBe(
        'badToken',
      );
    }
  });

  test.each(['RS384', 'PS256', 'RS512'])('signed by %s, although the key supports it', async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    issuer.keySet.keys.push({ ...(await exportJWK(publicKey)), kid: alg });
    const fresh = createTokenVerifier({ issuer: issuer.issuer, audiences: [AUDIENCE] });
    const token = await new SignJWT(claims()).setProtectedHeader({ alg, kid: alg }).sign(privateKey);
    await expect(fresh(token)).rejects.toMatchObject({ reason: 'badToken' });
  });

  test('that contains its own key or a link to it', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'mine' };
    const mine = await startTestIssuer();
    mine.keySet.keys.push(jwk);
    for (const header of [{ jwk }, { jku: `${mine.issuer}/keys` }, { x5u: `${mine.issuer}/keys` }, { x5c: ['MIIB'] }]) {
      const token = await new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', kid: 'mine', ...header })
        .sign(privateKey);
      expect(await outcome(token)).toBe('badToken');
    }
    expect(mine.asked).toEqual([]);
    await mine.stop();
  });

  test('that has a critical extension', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'ES256', kid: 'ec', crit: ['exp'], exp: now() + 600 })
      .sign(privateKey, { crit: { exp: true } });
    expect(await outcome(token)).toBe('badToken');
  });

  test('whose parts were swapped or changed', async () => {
    const [head, body, signature] = (await issuer.sign({ scope: '' })).split('.');
    const escalated = encodeJson({ ...claims(), scope: 'cache:clear' });
    expect(await outcome(`${head}.${escalated}.${signature}`)).toBe('badToken');
    expect(await outcome(`${encodeJson({ alg: 'ES256', kid: 'rsa' })}.${body}.${signature}`)).toBe('badToken');
    expect(await outcome(`${head}.${body}.${signature?.slice(1)}`)).toBe('badToken');
    expect(await outcome(`${head}.${body}`)).toBe('badToken');
    expect(await outcome(`${head}.${body}.${signature}.`)).toBe('badToken');
  });

  test('that is encrypted, nested or deeply structured', async () => {
    const inner = await issuer.sign();
    expect(await outcome(`${encodeJson({ alg: 'dir', enc: 'A256GCM', cty: 'JWT' })}..iv.text.tag`)).toBe('badToken');
    expect(await outcome(`${encodeJson({ alg: 'RS256', kid: 'rsa', cty: 'JWT' })}.${base64url.encode(inner)}.AA`)).toBe(
      'badToken',
    );
    const deep = base64url.encode('['.repeat(2900));
    expect(await outcome(`${deep}.${deep}.AA`)).toBe('badToken');
  });

  test('for any content, without an internal error', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
      fc.json().map((text) => base64url.encode(text)),
      fc
        .record({ alg: fc.constantFrom('RS256', 'ES256', 'HS256'), kid: fc.constant('rsa'), crit: fc.json() })
        .map(encodeJson),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        expect(await outcome(parts.join('.'))).toBe('badToken');
      }),
    );
  });
});
