import { extractWWWAuthenticateParams } from '@modelcontextprotocol/sdk/client/auth.js';
import { describe, expect, test } from 'vitest';
import { openChallenge, readRoutes, readTokenSettings } from '../../../lib/runtime/authorizer.ts';
import { readKeysTable } from '../../../lib/runtime/keys-table.ts';
import { readSignIn } from '../../../lib/runtime/sign-in.ts';
import { authorizerEvent } from '../../support/authorizer-event.ts';

const OIDC_ISSUER = 'https://issuer.example/';
const OIDC_AUDIENCE = 'https://api.example';

describe('the token settings', () => {
  test('are undefined by default, so that no tokens are accepted', () => {
    expect(readTokenSettings({})).toBeUndefined();
    expect(readTokenSettings({ OIDC_ISSUER: '', OIDC_AUDIENCE: '' })).toBeUndefined();
  });

  test('keep the spelling of the issuer and name one audience or several', () => {
    expect(readTokenSettings({ OIDC_ISSUER, OIDC_AUDIENCE })).toEqual({
      issuer: OIDC_ISSUER,
      audiences: [OIDC_AUDIENCE],
      jwksUrl: undefined,
    });
    const several = readTokenSettings({ OIDC_ISSUER, OIDC_AUDIENCE: `${OIDC_AUDIENCE}, ${OIDC_AUDIENCE}/mcp` });
    expect(several?.audiences).toEqual([OIDC_AUDIENCE, `${OIDC_AUDIENCE}/mcp`]);
    const OIDC_JWKS_URL = 'https://keys.example/set.json';
    expect(readTokenSettings({ OIDC_ISSUER, OIDC_AUDIENCE, OIDC_JWKS_URL })).toMatchObject({ jwksUrl: OIDC_JWKS_URL });
  });

  test.each([
    [{ OIDC_ISSUER }, 'together'],
    [{ OIDC_AUDIENCE }, 'together'],
    [{ OIDC_JWKS_URL: 'https://keys.example' }, 'together'],
    [{ OIDC_ISSUER: 'http://issuer.example', OIDC_AUDIENCE }, 'no https address'],
    [{ OIDC_ISSUER: 'issuer', OIDC_AUDIENCE }, 'no https address'],
    [{ OIDC_ISSUER, OIDC_AUDIENCE: 'a,,b' }, 'empty entry'],
    [{ OIDC_ISSUER, OIDC_AUDIENCE, OIDC_JWKS_URL: 'http://keys.example' }, 'no https address'],
  ])('are refused at start for %j', (environment, reason) => {
    expect(() => readTokenSettings(environment)).toThrow(reason);
  });
});

test('routes are a list, empty by default', () => {
  expect([...readRoutes(undefined)]).toEqual([]);
  expect([...readRoutes('GET /meta/version,HEAD /meta/version')]).toEqual(['GET /meta/version', 'HEAD /meta/version']);
});

test('without a table of keys the authorizer does not start', () => {
  expect(() => readKeysTable({})).toThrow('KEYS_TABLE');
});

describe('the challenge of a 401', () => {
  const createEvent = (path: string, host?: string) => {
    const event = authorizerEvent({ route: `POST ${path}` as `POST /${string}` });
    return { ...event, requestContext: { ...event.requestContext, ...(host && { domainName: host }) } };
  };
  const stage = { OIDC_ISSUER, SERVICE_ROOT: '/prod' };

  test('without an issuer is the scheme alone', () => {
    expect(openChallenge({})(createEvent('/mcp', 'api.example'), false)).toBe('Bearer realm="natal"');
  });

  test.each([
    ['/mcp', 'https://abc.example/prod/.well-known/oauth-protected-resource/mcp'],
    ['/ephemeris/natal-chart', 'https://abc.example/prod/.well-known/oauth-protected-resource'],
  ])('of %s names the metadata at the address that the client used', (path, address) => {
    expect(openChallenge(stage)(createEvent(path, 'abc.example'), false)).toBe(
      `Bearer realm="natal", resource_metadata="${address}"`,
    );
  });

  test('names the metadata at PUBLIC_URL where that is set', () => {
    const challenge = openChallenge({ ...stage, PUBLIC_URL: 'https://stars.example' })(
      createEvent('/mcp', 'abc.example'),
      false,
    );
    expect(challenge).toContain('"https://stars.example/.well-known/oauth-protected-resource/mcp"');
  });

  test('states an error only for credentials that are not accepted', () => {
    const refuse = openChallenge({});
    expect(refuse(createEvent('/mcp', 'abc.example'), true)).toBe('Bearer realm="natal", error="invalid_token"');
    expect(refuse(createEvent('/mcp', 'abc.example'), false)).toBe('Bearer realm="natal"');
  });

  test('is understood by the official client of the Model Context Protocol', () => {
    const challenge = openChallenge(stage)(createEvent('/mcp', 'abc.example'), true);
    const response = new Response('', { status: 401, headers: { 'WWW-Authenticate': challenge } });
    expect(extractWWWAuthenticateParams(response).resourceMetadataUrl?.href).toBe(
      'https://abc.example/prod/.well-known/oauth-protected-resource/mcp',
    );
  });
});

test('PUBLIC_URL is an origin', () => {
  expect(readSignIn({ PUBLIC_URL: 'https://stars.example/' }).publicUrl).toBe('https://stars.example');
  expect(readSignIn({}).publicUrl).toBeUndefined();
  for (const wrong of [
    'stars.example',
    'https://stars.example/api',
    'ftp://stars.example',
    'https://a:b@stars.example',
  ]) {
    expect(() => readSignIn({ PUBLIC_URL: wrong }), wrong).toThrow('https://api.example.com');
  }
});
