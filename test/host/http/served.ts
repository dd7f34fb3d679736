import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterAll, beforeAll } from 'vitest';
import { type MethodSpec, sortPaths } from '../../../host/http/matching.ts';
import { type AnswerEvent, createResponder, type ServedApi } from '../../../host/http/responder.ts';
import { closeServer, createHttpServer, listenAt, type ServerLimits } from '../../../host/http/server.ts';
import { servedApi } from '../../../host/served-api.ts';

/** A server of this process. */
export interface HttpFixture {
  readonly address: string;
  /** Reasons of 5xx responses, as they are in the log. */
  readonly reported: readonly string[];
  close(): Promise<void>;
}

interface FixtureOptions {
  readonly answer: AnswerEvent;
  readonly api?: ServedApi;
  readonly limits?: Partial<ServerLimits>;
}

const LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, connections: 512 };

/** Serves an API by the HTTP of the host, with another answer to routed requests. */
export async function serveHttp({ answer, api = servedApi, limits }: FixtureOptions): Promise<HttpFixture> {
  const reported: string[] = [];
  const frontend = { domainName: '', basePath: '', isTrusted: () => false };
  const respond = createResponder({
    api,
    frontend,
    answer,
    report: (line) => reported.push(line),
    observe: () => undefined,
    ownRoutes: { find: () => undefined, serve: () => Promise.reject(new Error('there are no own routes')) },
  });
  const { server } = createHttpServer(respond, { ...LIMITS, ...limits });
  const authority = `127.0.0.1:${await listenAt(server, 0)}`;
  frontend.domainName = authority;
  return { address: `http://${authority}`, reported, close: () => closeServer(server) };
}

const SPEC: MethodSpec = { group: 'fixture', isAuthorized: false, keyRequired: false };

/** The general before the special, as a definition may have them. */
const PATHS = ['/{proxy+}', '/charts/{id}', '/charts/latest', '/', '/echo', '/act'];

const FIXTURE_API: ServedApi = {
  ...servedApi,
  stage: 'test',
  paths: sortPaths([
    ...PATHS.map((path) => ({ path, methods: new Map([['ANY', SPEC]]) })),
    { path: '/post-only', methods: new Map([['POST', SPEC]]) },
  ]),
  binaryMediaTypes: ['image/png'],
  compressedFromBytes: 1000,
};

/** Runs a server whose routes tell the event, but for `/act`, for the tests of one file. */
export function serveFixtures(act: AnswerEvent, limits: Partial<ServerLimits> = {}) {
  const up: { http?: HttpFixture } = {};
  beforeAll(async () => {
    const answer: AnswerEvent = (event, method) => (event.path === '/act' ? act(event, method) : echo(event));
    up.http = await serveHttp({ api: FIXTURE_API, answer, limits });
  });
  afterAll(() => up.http?.close());
  const find = (): HttpFixture => {
    if (!up.http) throw new Error('the server is not up');
    return up.http;
  };
  return {
    get address() {
      return find().address;
    },
    get reported() {
      return find().reported;
    },
    fetch: (path: string, init?: RequestInit) => fetch(find().address + path, init),
  };
}

const echo = async (event: APIGatewayProxyEvent) => ({ statusCode: 200, body: JSON.stringify({ event }) });

export const answerNothing: AnswerEvent = async () => ({ statusCode: 200, body: '' });
