import { discoverOAuthProtectedResourceMetadata } from '@modelcontextprotocol/sdk/client/auth.js';
import { describe, expect, it } from 'vitest';
import { createLambdaHandler } from '../../../../lib/chain/lambda-handler.ts';
import { answerSite, SITE_POLICY } from '../../../../lib/chain/site/answer.ts';
import { ROOT_MARK, type SiteFile, type SiteFiles } from '../../../../lib/chain/site/files.ts';
import type { SignIn } from '../../../../lib/chain/site/resource-metadata.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../support/gateway-event.ts';

const page = (content: string): SiteFile => ({
  mediaType: 'text/html; charset=utf-8',
  content,
  tag: 'abc',
  isNamedByContent: false,
});

const FILES = new Map(
  Object.entries<SiteFile>({
    '': page(`<a href="${ROOT_MARK}/docs/errors">Errors</a>`),
    errors: page('<h1>Errors</h1>'),
    'assets/site-1.css': {
      mediaType: 'text/css; charset=utf-8',
      content: `/* ${ROOT_MARK} */`,
      tag: 'def',
      isNamedByContent: true,
    },
    '/llms.txt': {
      mediaType: 'text/plain; charset=utf-8',
      content: `# Natal\n\n- [Errors](${ROOT_MARK}/docs/errors)\n`,
      tag: 'jkl',
      isNamedByContent: false,
    },
    'assets/land-1.bin': {
      mediaType: 'application/octet-stream',
      content: new Uint8Array([0, 255, 254]),
      tag: 'ghi',
      isNamedByContent: true,
    },
  }),
);

const files: SiteFiles = { find: (path) => FILES.get(path), notFound: page('<h1>No such page</h1>') };

const serve = (signIn: SignIn) =>
  createLambdaHandler({
    endpoints: [],
    services: { files, signIn },
    observer: () => undefined,
    fallback: answerSite,
  });

const ISSUER = 'https://issuer.example';
const KEYS_ONLY = serve({ issuer: undefined, scopes: [], publicUrl: undefined });
const WITH_ISSUER = serve({ issuer: ISSUER, scopes: [], publicUrl: undefined });

interface Asked {
  readonly handler?: ReturnType<typeof serve>;
  readonly host?: string;
  readonly method?: string;
  readonly root?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a path as the gateway does. */
async function ask(path: string, asked: Asked = {}) {
  const { method = 'GET', root = '', headers = { Accept: 'text/html' } } = asked;
  const { handler = KEYS_ONLY, host = 'api.example.com' } = asked;
  const event = gatewayEvent({ path, method: method as 'GET', headers, principal: null });
  const proxy = path.startsWith('/docs/') ? path.slice('/docs/'.length) : undefined;
  const answer = await handler(
    {
      ...event,
      ...(proxy && { resource: '/docs/{proxy+}', pathParameters: { proxy } }),
      requestContext: { ...event.requestContext, path: root + path, domainName: host },
    },
    LAMBDA_CONTEXT,
  );
  return { ...answer, headers: answer.headers ?? {} };
}

describe('200', () => {
  it('is a page that loads only from the service and is cached for minutes', async () => {
    const { statusCode, headers, body } = await ask('/docs/errors');
    expect([statusCode, body]).toEqual([200, '<h1>Errors</h1>']);
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': SITE_POLICY,
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
      ETag: 'W/"abc"',
      Vary: 'Accept-Encoding',
    });
    expect(SITE_POLICY).not.toContain('unsafe');
  });

  it('ignores a trailing slash', async () => {
    expect((await ask('/docs/errors/')).statusCode).toBe(200);
  });

  it('has the stage in its links when there is one', async () => {
    expect((await ask('/docs')).body).toBe('<a href="/docs/errors">Errors</a>');
    expect((await ask('/docs', { root: '/prod' })).body).toBe('<a href="/prod/docs/errors">Errors</a>');
  });

  it('is cached indefinitely when the name changes with the content, and its text is unchanged', async () => {
    const { headers, body } = await ask('/docs/assets/site-1.css');
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(body).toBe(`/* ${ROOT_MARK} */`);
  });

  it('carries bytes as base64', async () => {
    const { isBase64Encoded, body } = await ask('/docs/assets/land-1.bin');
    expect([isBase64Encoded, body]).toEqual([true, 'AP/+']);
  });

  it('is a text with whole addresses for a program, which reads it away from the service', async () => {
    const { headers, body } = await ask('/llms.txt', { root: '/prod', headers: {} });
    expect(headers).toMatchObject({ 'Content-Type': 'text/plain; charset=utf-8', ETag: 'W/"jkl"' });
    expect(body).toBe('# Natal\n\n- [Errors](https://api.example.com/prod/docs/errors)\n');
  });

  it('has no body for HEAD', async () => {
    const { statusCode, headers, body } = await ask('/docs/errors', { method: 'HEAD' });
    expect([statusCode, body, headers.ETag]).toEqual([200, '', 'W/"abc"']);
  });
});

it.each([
  ['', '/docs'],
  ['/prod', '/prod/docs'],
])('302 redirects from the root "%s" to the pages', async (root, location) => {
  const { statusCode, headers } = await ask('/', { root });
  expect([statusCode, headers.Location]).toEqual([302, location]);
});

describe('304', () => {
  it.each(['W/"abc"', '"abc"', '"other", W/"abc"', '*'])('for a client with a matching tag: %s', async (known) => {
    const { statusCode, body, headers } = await ask('/docs/errors', { headers: { 'If-None-Match': known } });
    expect([statusCode, body]).toEqual([304, '']);
    expect(headers).toMatchObject({ ETag: 'W/"abc"', 'Cache-Control': 'public, max-age=300' });
  });

  it.each(['"abcd"', 'abc', ''])('not for the tag %s', async (known) => {
    expect((await ask('/docs/errors', { headers: { 'If-None-Match': known } })).statusCode).toBe(200);
  });
});

describe('404', () => {
  it('is a page for clients that accept HTML', async () => {
    const { statusCode, headers, body } = await ask('/docs/nowhere');
    expect([statusCode, body]).toEqual([404, '<h1>No such page</h1>']);
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('is a problem for all other clients', async () => {
    const { statusCode, body } = await ask('/docs/nowhere', { headers: {}, root: '/prod' });
    expect(JSON.parse(body)).toMatchObject({ error: 'RouteNotFound', type: '/prod/docs/errors#RouteNotFound' });
    expect(statusCode).toBe(404);
  });

  it.each(['/docs/../package.json', '/docs/..%2findex.js', '/docs/__proto__', '/docs/constructor', '/docs/assets'])(
    'for a path that is not in the list of files: %s',
    async (path) => {
      expect((await ask(path, { headers: {} })).statusCode).toBe(404);
    },
  );
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('405 for %s, with the allowed methods', async (method) => {
  const { statusCode, headers, body } = await ask('/docs', { method });
  expect([statusCode, headers.Allow, JSON.parse(body).error]).toEqual([405, 'GET, HEAD', 'MethodNotAllowed']);
});

describe('metadata for signing in', () => {
  const METADATA = '/.well-known/oauth-protected-resource';

  /** @source sections 2 and 3.2 of OAuth 2.0 Protected Resource Metadata (RFC 9728) */
  it('name the service, its issuer, how tokens are sent and the scopes', async () => {
    const { statusCode, headers, body } = await ask(METADATA, { handler: WITH_ISSUER, headers: {} });
    expect([statusCode, headers['Content-Type'], headers['Access-Control-Allow-Origin']]).toEqual([
      200,
      'application/json',
      '*',
    ]);
    expect(JSON.parse(body)).toEqual({
      resource: 'https://api.example.com',
      resource_name: 'Natal',
      authorization_servers: [ISSUER],
      bearer_methods_supported: ['header'],
      scopes_supported: ['health:read', 'cache:clear', 'cache:bypass', 'metrics:read', 'bulk:write'],
      resource_documentation: 'https://api.example.com/docs/guides/sign-in',
    });
  });

  it('of /mcp are at their own path and list no scopes, as connectors request all that they find', async () => {
    const { body } = await ask(`${METADATA}/mcp`, { handler: WITH_ISSUER });
    expect(JSON.parse(body)).toMatchObject({
      resource: 'https://api.example.com/mcp',
      authorization_servers: [ISSUER],
    });
    expect(JSON.parse(body)).not.toHaveProperty('scopes_supported');
  });

  it('list the scopes that the issuer needs, for every client', async () => {
    const handler = serve({ issuer: ISSUER, scopes: ['natal/read'], publicUrl: undefined });
    const read = async (path: string) => JSON.parse((await ask(path, { handler })).body).scopes_supported;
    expect(await read(`${METADATA}/mcp`)).toEqual(['natal/read']);
    const own = ['health:read', 'cache:clear', 'cache:bypass', 'metrics:read', 'bulk:write'];
    expect(await read(METADATA)).toEqual(['natal/read', ...own]);
  });

  it('name the resource by the address that the client used, stage included', async () => {
    const host = 'abc.execute-api.eu-central-1.amazonaws.com';
    const { body } = await ask(`${METADATA}/mcp`, { handler: WITH_ISSUER, host, root: '/prod' });
    expect(JSON.parse(body).resource).toBe(`https://${host}/prod/mcp`);
  });

  it('name a local service by its address without TLS', async () => {
    const { body } = await ask(METADATA, { handler: WITH_ISSUER, host: '127.0.0.1:3000' });
    expect(JSON.parse(body).resource).toBe('http://127.0.0.1:3000');
  });

  it('name the resource by PUBLIC_URL where the operator set it, whatever the headers state', async () => {
    const handler = serve({ issuer: ISSUER, scopes: [], publicUrl: 'https://stars.example' });
    const headers = { Host: 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' };
    expect(JSON.parse((await ask(METADATA, { handler, headers })).body).resource).toBe('https://stars.example');
  });

  it('lead the official client of the Model Context Protocol to the issuer, without and with a stage', async () => {
    const discover = async (serverUrl: string, root: string, resourceMetadataUrl?: string) => {
      const respond = async (url: string | URL) => {
        const { host, pathname } = new URL(url);
        const { statusCode, body } = await ask(pathname.slice(root.length), { handler: WITH_ISSUER, host, root });
        return new Response(body, { status: statusCode });
      };
      return await discoverOAuthProtectedResourceMetadata(
        serverUrl,
        { ...(resourceMetadataUrl && { resourceMetadataUrl }) },
        respond,
      );
    };
    const found = await discover('https://api.example.com/mcp', '');
    expect(found).toMatchObject({ resource: 'https://api.example.com/mcp', authorization_servers: [ISSUER] });
    const address = 'https://abc.example/prod';
    const atStage = await discover(`${address}/mcp`, '/prod', `${address}${METADATA}/mcp`);
    expect(atStage).toMatchObject({ resource: `${address}/mcp`, authorization_servers: [ISSUER] });
  });

  it('are a 404 that says why where no issuer is set', async () => {
    const { statusCode, body } = await ask(METADATA, { headers: {} });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({
      error: 'RouteNotFound',
      detail: expect.stringContaining('API keys only'),
    });
  });
});
