import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { api, type GroupName } from '../../../functions/api.ts';
import { compressResponse } from '../../../host/http/compression.ts';
import { renderSite } from '../../../infra/build/docs.ts';
import type { BuiltFile } from '../../../infra/build/docs-assets.ts';
import { createLambdaHandler, type LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { answerSite } from '../../../lib/chain/site/answer.ts';
import type { SiteFile, SiteFiles } from '../../../lib/chain/site/files.ts';
import { NOT_FOUND_PATH } from '../../../site/pages.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { limiter } from '../../support/services.ts';

/** The service with its pages, in this process, behind a plain HTTP server. */
export interface LocalSite {
  readonly address: string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly port?: number;
  /** Prefix of every path, like a stage on AWS. */
  readonly root?: string;
  /** Whether visitors get demo tokens. Default: they do. */
  readonly isDemoOpen?: boolean;
  /** Rebuilds the pages for every requested page. */
  readonly isFresh?: boolean;
}

/** Serves the site and the service. Accepts every key and demo token, and refuses requests without one. */
export async function serveSite({
  port = 0,
  root = '',
  isDemoOpen = true,
  isFresh = false,
}: SiteOptions = {}): Promise<LocalSite> {
  let pages = pagesHandler(siteFiles(await renderSite()));
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://local').pathname.slice(root.length) || '/';
      const isPage = path === '/' || path === '/docs' || path.startsWith('/docs/');
      if (isPage && isFresh && !path.startsWith('/docs/assets/')) pages = pagesHandler(siteFiles(await renderSite()));
      const handler = isPage ? pages : path === '/demo/token' ? demoHandler(isDemoOpen) : serviceHandler(path);
      await send(response, await handler(await eventOf(request, { path, root }), LAMBDA_CONTEXT), request);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${root}`,
    stop: () => stopServer(server),
  };
}

/** The files of the site in the form that its function uses. */
export function siteFiles(files: readonly BuiltFile[]): SiteFiles {
  const all = new Map(files.map((file, index): [string, SiteFile] => [file.path, { ...file, tag: `test-${index}` }]));
  const notFound = all.get(NOT_FOUND_PATH);
  if (!notFound) throw new Error('the site has no page for what is not there');
  return { find: (path) => all.get(path), notFound };
}

/** The pages behind the whole middleware chain. */
export const pagesHandler = (files: SiteFiles): LambdaHandler =>
  createLambdaHandler({
    endpoints: [],
    services: { files, signIn: { issuer: undefined, scopes: [], publicUrl: undefined } },
    observer: () => undefined,
    fallback: answerSite,
  });

/** Issues tokens that are valid from now on. */
const demoHandler = (isOpen: boolean): LambdaHandler =>
  createLambdaHandler({
    endpoints: api.demo.endpoints,
    services: {
      issueDemoToken: async () =>
        isOpen ? { value: DEMO_TOKEN, endsAt: Math.floor(Date.now() / 1000) + 1800 } : undefined,
      limiter,
    },
    observer: () => undefined,
  });

const DEMO_TOKEN = 'demo_visitor';

const readPrincipal = (key: string | string[] | undefined) =>
  key === undefined ? null : { id: 'somebody', scopes: [], ...(key === DEMO_TOKEN && { plan: 'demo' }) };

function serviceHandler(path: string): LambdaHandler {
  const [group] = Object.entries(api).find(([, { endpoints }]) => endpoints.some((one) => one.path === path)) ?? [
    'meta',
  ];
  return handlerOf(group as GroupName);
}

async function eventOf(
  request: IncomingMessage,
  { path, root }: { readonly path: string; readonly root: string },
): Promise<APIGatewayProxyEvent> {
  const { searchParams } = new URL(request.url ?? '/', 'http://local');
  const body = await text(request);
  const event = gatewayEvent({
    method: request.method as 'GET',
    path,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(body !== '' && { body }),
    principal: readPrincipal(request.headers['x-api-key']),
  });
  const proxy = path.startsWith('/docs/') ? path.slice('/docs/'.length) : undefined;
  return {
    ...event,
    ...(proxy !== undefined && { resource: '/docs/{proxy+}', pathParameters: { proxy } }),
    requestContext: { ...event.requestContext, path: root + path },
  };
}

async function send(response: ServerResponse, result: APIGatewayProxyResult, request: IncomingMessage): Promise<void> {
  const { statusCode, headers = {}, body, isBase64Encoded } = result;
  const answer = {
    status: statusCode,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
  const sent = await compressResponse(answer, String(request.headers['accept-encoding'] ?? ''), 1024);
  response.writeHead(sent.status, Object.fromEntries(sent.headers));
  response.end(sent.body);
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
