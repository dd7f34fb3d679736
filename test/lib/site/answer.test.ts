import { describe, expect, it } from 'vitest';
import { createLambdaHandler } from '../../../lib/http/lambda-handler.ts';
import { answerPage, SITE_POLICY } from '../../../lib/site/answer.ts';
import { ROOT_MARK, type SiteFile, type SiteFiles } from '../../../lib/site/files.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

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
    'assets/land-1.bin': {
      mediaType: 'application/octet-stream',
      content: new Uint8Array([0, 255, 254]),
      tag: 'ghi',
      isNamedByContent: true,
    },
  }),
);

const site: SiteFiles = { find: (path) => FILES.get(path), notFound: page('<h1>No such page</h1>') };
const handler = createLambdaHandler({ endpoints: [], services: site, observer: () => undefined, fallback: answerPage });

interface Asked {
  readonly method?: string;
  readonly root?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a path as the gateway does. */
async function ask(path: string, { method = 'GET', root = '', headers = { Accept: 'text/html' } }: Asked = {}) {
  const event = gatewayEvent({ path, method: method as 'GET', headers, principal: null });
  const proxy = path.startsWith('/docs/') ? path.slice('/docs/'.length) : undefined;
  const answer = await handler(
    {
      ...event,
      ...(proxy && { resource: '/docs/{proxy+}', pathParameters: { proxy } }),
      requestContext: { ...event.requestContext, path: root + path },
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

  it.each(['/docs', '/docs/'])('is the start page at %s', async (path) => {
    expect((await ask(path)).body).toContain('Errors</a>');
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

  it('has no body for HEAD', async () => {
    const { statusCode, headers, body } = await ask('/docs/errors', { method: 'HEAD' });
    expect([statusCode, body, headers.ETag]).toEqual([200, '', 'W/"abc"']);
  });
});

describe('302', () => {
  it.each([
    ['', '/docs'],
    ['/prod', '/prod/docs'],
  ])('redirects from the root "%s" to the pages', async (root, location) => {
    const { statusCode, headers } = await ask('/', { root });
    expect([statusCode, headers.Location]).toEqual([302, location]);
  });
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

describe('405', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('for %s, with the allowed methods', async (method) => {
    const { statusCode, headers, body } = await ask('/docs', { method });
    expect([statusCode, headers.Allow, JSON.parse(body).error]).toEqual([405, 'GET, HEAD', 'MethodNotAllowed']);
  });
});
