import { describe, expect, test } from 'vitest';
import { readKeysTable, readOptionalRoutes, readTokenSettings } from '../../../lib/runtime/authorizer.ts';

const OIDC_ISSUER = 'https://issuer.example/';
const OIDC_AUDIENCE = 'https://api.example';

describe('the token settings', () => {
  test('are undefined by default, so that no tokens are accepted', () => {
    expect(readTokenSettings({})).toBeUndefined();
    expect(readTokenSettings({ OIDC_ISSUER: '', OIDC_AUDIENCE: '' })).toBeUndefined();
  });

  test('keep the spelling of the issuer and name one audience', () => {
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
  ])('are refused at start for %j', (environment, reason) => {
    expect(() => readTokenSettings(environment)).toThrow(reason);
  });
});

test('routes for callers without credentials are a list, empty by default', () => {
  expect([...readOptionalRoutes({})]).toEqual([]);
  expect([...readOptionalRoutes({ OPTIONAL_ROUTES: 'GET /meta/version,HEAD /meta/version' })]).toEqual([
    'GET /meta/version',
    'HEAD /meta/version',
  ]);
});

test('without a table of keys the authorizer does not start', () => {
  expect(() => readKeysTable({})).toThrow('KEYS_TABLE');
});
