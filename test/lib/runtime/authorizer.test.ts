import { describe, expect, test } from 'vitest';
import { readKeysTable, readOptionalRoutes, readTokenSettings } from '../../../lib/runtime/authorizer.ts';

const OIDC_ISSUER = 'https://issuer.example/';
const OIDC_AUDIENCE = 'https://api.example';

describe('whose tokens are accepted', () => {
  test('is nobody unless it is said', () => {
    expect(readTokenSettings({})).toBeUndefined();
    expect(readTokenSettings({ OIDC_ISSUER: '', OIDC_AUDIENCE: '' })).toBeUndefined();
  });

  test('is an issuer as its tokens spell it, for one audience', () => {
    expect(readTokenSettings({ OIDC_ISSUER, OIDC_AUDIENCE })).toEqual({
      issuer: OIDC_ISSUER,
      audience: OIDC_AUDIENCE,
      jwksUrl: undefined,
    });
    const OIDC_JWKS_URL = 'https://keys.example/set.json';
    expect(readTokenSettings({ OIDC_ISSUER, OIDC_AUDIENCE, OIDC_JWKS_URL })).toMatchObject({ jwksUrl: OIDC_JWKS_URL });
  });

  test.each([
    [{ OIDC_ISSUER }, 'together'],
    [{ OIDC_AUDIENCE }, 'together'],
    [{ OIDC_JWKS_URL: 'https://keys.example' }, 'together'],
    [{ OIDC_ISSUER: 'http://issuer.example', OIDC_AUDIENCE }, 'no https address'],
    [{ OIDC_ISSUER: 'issuer', OIDC_AUDIENCE }, 'no https address'],
    [{ OIDC_ISSUER, OIDC_AUDIENCE, OIDC_JWKS_URL: 'http://keys.example' }, 'no https address'],
  ])('is refused as %j, at the start', (environment, reason) => {
    expect(() => readTokenSettings(environment)).toThrow(reason);
  });
});

test('routes for callers without credentials are a list, empty unless it is said', () => {
  expect([...readOptionalRoutes({})]).toEqual([]);
  expect([...readOptionalRoutes({ OPTIONAL_ROUTES: 'GET /meta/version,HEAD /meta/version' })]).toEqual([
    'GET /meta/version',
    'HEAD /meta/version',
  ]);
});

test('without a table of keys the authorizer does not start', () => {
  expect(() => readKeysTable({})).toThrow('KEYS_TABLE');
});
