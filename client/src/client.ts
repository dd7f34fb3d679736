import openapiFetch, { type Middleware } from 'openapi-fetch';
import type { Subject } from './contract.ts';
import { buildCredentialHeaders, type Credentials } from './credentials.ts';
import { type ChartSlot, castNatalCharts, type NatalChartsOptions } from './natal-charts.ts';
import type { GetAnswer, GetPath, GetQuery, Path, PostAnswer, PostBody, PostPath, PostQuery } from './operations.ts';
import { readProblem } from './problem.ts';
import { isHealthPath, isRepeatable } from './repeatable.ts';
import { DEFAULT_RETRY_SETTINGS, type RetrySettings } from './retry-settings.ts';
import { createRetryingFetch, type FetchFunction } from './retrying-fetch.ts';

/** Where the service is, who calls it, and how patiently. */
export type ClientSettings = Credentials &
  Partial<RetrySettings> & {
    /** Root of the service, its stage included: `https://api.example/prod`. */
    readonly baseUrl: string;
    /** In place of the platform's own `fetch`. */
    readonly fetch?: FetchFunction;
  };

/** What can be said of one call beside what is asked. */
export interface CallOptions {
  /** Ends the call, and the waits between its attempts. */
  readonly signal?: AbortSignal;
  /** Milliseconds that one attempt may take, in place of the client's. */
  readonly timeoutMs?: number;
}

type GetOptions<P extends GetPath> = CallOptions &
  (Record<never, never> extends GetQuery<P> ? { readonly query?: GetQuery<P> } : { readonly query: GetQuery<P> });

/** One function for every method of the service. All throw `NatalProblem` where the service says why it does not answer. */
export interface NatalClient {
  /** Asks a path of GET. */
  get<P extends GetPath>(
    path: P,
    ...options: Record<never, never> extends GetQuery<P> ? [GetOptions<P>?] : [GetOptions<P>]
  ): Promise<GetAnswer<P>>;

  /** Asks a path of POST. */
  post<P extends PostPath, const Q extends PostQuery<P> = Record<never, never>>(
    path: P,
    body: PostBody<P>,
    options?: CallOptions & { readonly query?: Q },
  ): Promise<PostAnswer<P, Q>>;

  /** Casts the charts of any number of births, in chunks. */
  natalCharts(subjects: readonly Subject[], asked?: NatalChartsOptions): Promise<ChartSlot[]>;
}

interface Call extends CallOptions {
  readonly method: 'get' | 'post';
  readonly path: Path;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** A client of one service. */
export function createClient(settings: ClientSettings): NatalClient {
  const call = createCaller(settings);
  const client: NatalClient = {
    get: (path, ...[options]) => call({ ...options, method: 'get', path }) as Promise<never>,
    post: (path, body, options) => call({ ...options, method: 'post', path, body }) as Promise<never>,
    natalCharts: (subjects, asked) => castNatalCharts(client.post, subjects, asked),
  };
  return client;
}

/** The paths without their types, which the client's own methods have. */
type UntypedPaths = Record<
  string,
  Record<'get' | 'post', { requestBody?: { content: Record<`${string}/${string}`, unknown> } }>
>;

/** What can be called with what is common to all calls. */
function createCaller({ baseUrl, fetch: send = globalThis.fetch, apiKey, token, ...patience }: ClientSettings) {
  const api = openapiFetch<UntypedPaths>({ baseUrl });
  api.use(REJECT_PROBLEMS);
  const credentials = { apiKey, token } as Credentials;
  return async ({ method, path, query = {}, body, signal, timeoutMs }: Call): Promise<unknown> => {
    const allowed = { ...DEFAULT_RETRY_SETTINGS, ...patience, ...(timeoutMs !== undefined && { timeoutMs }) };
    const { data } = await api.request(method, path, {
      params: { query },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      headers: await buildCredentialHeaders(credentials),
      fetch: createRetryingFetch(send, isRepeatable(path) ? allowed : { ...allowed, retries: 0 }),
      parseAs: query.format === 'svg' ? 'text' : 'json',
    });
    return data;
  };
}

const ANSWER_MEDIA_TYPE = /^(application\/json|image\/svg\+xml)\b/i;

/** Throws what is no answer, whatever its status, and lets a report of ill health through as the answer it is. */
const REJECT_PROBLEMS: Middleware = {
  async onResponse({ response, schemaPath }) {
    const { ok, status, headers } = response;
    const isAnswer = ANSWER_MEDIA_TYPE.test(headers.get('Content-Type') ?? '');
    if (ok && isAnswer) return undefined;
    if (status === 503 && isAnswer && isHealthPath(schemaPath as Path)) return new Response(response.body, { headers });
    throw await readProblem(response);
  },
};
