import openapiFetch, { type Middleware } from 'openapi-fetch';
import type { Subject } from './contract.ts';
import { buildCredentialHeaders, type Credentials } from './credentials.ts';
import { type ChartSlot, castNatalCharts, type NatalChartsOptions } from './natal-charts.ts';
import {
  type GetAnswer,
  type GetPath,
  type GetQuery,
  type PostAnswer,
  type PostBody,
  type PostPath,
  type PostQuery,
  type ServicePath,
  TEXT_FORMATS,
} from './operations.ts';
import { readProblem } from './problem.ts';
import { isHealthPath, isRepeatable } from './repeatable.ts';
import { DEFAULT_RETRY_SETTINGS, type RetrySettings } from './retry-settings.ts';
import { createRetryingFetch, type FetchFunction } from './retrying-fetch.ts';

/** Address of the service, credentials, time limits and retries. */
export type ClientSettings = Credentials &
  Partial<RetrySettings> & {
    /** Root of the service, including its stage: `https://api.example/prod`. */
    readonly baseUrl: string;
    /** Replaces the platform's own `fetch`. */
    readonly fetch?: FetchFunction;
  };

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call and the waits between its attempts. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; replaces the client's setting. */
  readonly timeoutMs?: number;
}

type GetOptions<P extends GetPath> = CallOptions &
  (Record<never, never> extends GetQuery<P> ? { readonly query?: GetQuery<P> } : { readonly query: GetQuery<P> });

/** One function for each HTTP method of the service. All throw `NatalProblem` when the service refuses a request. */
export interface NatalClient {
  /** Sends a GET request. */
  get<P extends GetPath>(
    path: P,
    ...options: Record<never, never> extends GetQuery<P> ? [GetOptions<P>?] : [GetOptions<P>]
  ): Promise<GetAnswer<P>>;

  /** Sends a POST request. */
  post<P extends PostPath, const Q extends PostQuery<P> = Record<never, never>>(
    path: P,
    body: PostBody<P>,
    options?: CallOptions & { readonly query?: Q },
  ): Promise<PostAnswer<P, Q>>;

  /** Casts the charts of any number of births in chunks. */
  natalCharts(subjects: readonly Subject[], options?: NatalChartsOptions): Promise<ChartSlot[]>;
}

interface Call extends CallOptions {
  readonly method: 'get' | 'post';
  readonly path: ServicePath;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Creates a client of one service. */
export function createClient(settings: ClientSettings): NatalClient {
  const call = createCaller(settings);
  const client: NatalClient = {
    get: (path, ...[options]) => call({ ...options, method: 'get', path }) as Promise<never>,
    post: (path, body, options) => call({ ...options, method: 'post', path, body }) as Promise<never>,
    natalCharts: (subjects, options) => castNatalCharts(client.post, subjects, options),
  };
  return client;
}

/** Paths without types of their own: the methods of the client have them. */
type UntypedPaths = Record<
  string,
  Record<'get' | 'post', { requestBody?: { content: Record<`${string}/${string}`, unknown> } }>
>;

/** A function that sends any call with the client's address, credentials and settings. */
function createCaller({ baseUrl, fetch: send = globalThis.fetch, apiKey, token, ...retrySettings }: ClientSettings) {
  const api = openapiFetch<UntypedPaths>({ baseUrl });
  api.use(REJECT_PROBLEMS);
  const credentials = { apiKey, token } as Credentials;
  return async ({ method, path, query = {}, body, signal, timeoutMs }: Call): Promise<unknown> => {
    const settings = { ...DEFAULT_RETRY_SETTINGS, ...retrySettings, ...(timeoutMs !== undefined && { timeoutMs }) };
    const { data } = await api.request(method, path, {
      params: { query },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      headers: await buildCredentialHeaders(credentials),
      fetch: createRetryingFetch(send, isRepeatable(path) ? settings : { ...settings, retries: 0 }),
      parseAs: TEXT_FORMATS.some((format) => format === query.format) ? 'text' : 'json',
    });
    return data;
  };
}

const ANSWER_MEDIA_TYPE = /^(application\/json|image\/svg\+xml|text\/csv|text\/calendar)\b/i;

/** Throws a problem for every response that is not an answer. A health report with status 503 is an answer. */
const REJECT_PROBLEMS: Middleware = {
  async onResponse({ response, schemaPath }) {
    const { ok, status, headers } = response;
    const isAnswer = ANSWER_MEDIA_TYPE.test(headers.get('Content-Type') ?? '');
    if (ok && isAnswer) return undefined;
    if (status === 503 && isAnswer && isHealthPath(schemaPath as ServicePath))
      return new Response(response.body, { headers });
    throw await readProblem(response);
  },
};
