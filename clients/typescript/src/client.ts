import type { Subject } from './contract.ts';
import { buildCredentialHeaders, type Credentials, checkCredential } from './credentials.ts';
import { type ChartSlot, castNatalCharts, type NatalChartsOptions } from './natal-charts.ts';
import type {
  CheckedDeletePath,
  CheckedGetPath,
  CheckedPostPath,
  DeleteAnswer,
  DeleteParams,
  DeletePath,
  DeletePathText,
  GetAnswer,
  GetParams,
  GetPath,
  GetPathText,
  GetQuery,
  PagedPath,
  PostAnswer,
  PostBody,
  PostParams,
  PostPath,
  PostPathText,
  PostQuery,
} from './operations.ts';
import { readAnswer } from './read-answer.ts';
import { isRepeatable } from './repeatable.ts';
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

/** A member that may be omitted if the object in it may be empty. */
type Given<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value };

/** Options that may be omitted if none of them is required, and if the path is wrong: the compiler then reports only the path. */
type Last<P, KnownPath, Options> =
  Record<never, never> extends Options
    ? [options?: Options]
    : P extends KnownPath
      ? [options: Options]
      : [options?: CallOptions];

type GetOptions<P, Q> = CallOptions & Given<'query', Q> & Given<'params', GetParams<P>>;
type DeleteOptions<P> = CallOptions & Given<'params', DeleteParams<P>>;
type PostOptions<P, Q> = CallOptions & { readonly query?: Q } & Given<'params', PostParams<P>>;

/** One function for each HTTP method of the service. All throw `NatalProblem` when the service refuses a request. */
export interface NatalClient {
  /** Sends a GET request. */
  get<const P extends GetPathText, const Q extends GetQuery<P> = GetQuery<P>>(
    path: CheckedGetPath<P>,
    ...options: Last<P, GetPath, GetOptions<P, Q>>
  ): Promise<GetAnswer<P, Q>>;

  /** Sends a POST request. The answer has the type of the `preset` and `format` in its query. */
  post<const P extends PostPathText, const Q extends PostQuery<P> | undefined = undefined>(
    path: CheckedPostPath<P>,
    body: PostBody<P>,
    ...options: Last<P, PostPath, PostOptions<P, Q>>
  ): Promise<PostAnswer<P, Q>>;

  /** Sends a DELETE request: removes a job or ends a link. */
  delete<const P extends DeletePathText>(
    path: CheckedDeletePath<P>,
    ...options: Last<P, DeletePath, DeleteOptions<P>>
  ): Promise<DeleteAnswer<P>>;

  /** Sends a search and yields its pages until the last one, in the `format` of its query. */
  pages<const P extends PagedPath, const Q extends PostQuery<P> | undefined = undefined>(
    path: P,
    body: PostBody<P>,
    options?: CallOptions & { readonly query?: Q },
  ): AsyncGenerator<PostAnswer<P, Q>, void>;

  /** Casts the charts of any number of births in chunks. */
  natalCharts(subjects: readonly Subject[], options?: NatalChartsOptions): Promise<ChartSlot[]>;
}

/** Parts of a call. */
export interface ServiceCall extends CallOptions {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly body?: unknown;
  readonly params?: object;
  readonly query?: unknown;
}

/** Creates a client of one service. @throws TypeError for an API key that no header can have */
export function createClient(settings: ClientSettings): NatalClient {
  const send = createSender(settings);
  const call = async (request: ServiceCall): Promise<unknown> => readAnswer(await send(request), request.path);
  const client: NatalClient = {
    get: (path, ...[options]) => call({ ...options, method: 'get', path }) as Promise<never>,
    post: (path, body, ...[options]) => call({ ...options, method: 'post', path, body }) as Promise<never>,
    delete: (path, ...[options]) => call({ ...options, method: 'delete', path }) as Promise<never>,
    pages: (path, body, options) => listPages(send, path, body, options) as AsyncGenerator<never, void>,
    natalCharts: (subjects, options) => castNatalCharts(client.post, subjects, options),
  };
  return client;
}

/** A function that sends any call with the client's address, credentials and settings. */
function createSender({ baseUrl, fetch = globalThis.fetch, apiKey, token, ...retrySettings }: ClientSettings) {
  const credentials = { apiKey, token } as Credentials;
  if (apiKey !== undefined) checkCredential('apiKey', apiKey);
  return async ({ method, path, params = {}, query, body, signal, timeoutMs }: ServiceCall): Promise<Response> => {
    const settings = { ...DEFAULT_RETRY_SETTINGS, ...retrySettings, ...(timeoutMs !== undefined && { timeoutMs }) };
    const sendRepeatedly = createRetryingFetch(fetch, isRepeatable(path) ? settings : { ...settings, retries: 0 });
    const request = new Request(buildAddress(baseUrl, path, params, query), {
      method: method.toUpperCase(),
      // The service redirects nothing; a redirect would take an API key to another server.
      redirect: 'manual',
      headers: {
        ...(await buildCredentialHeaders(credentials)),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return sendRepeatedly(request);
  };
}

/**
 * Address of a call.
 *
 * @param baseUrl root of the service, with or without a slash at its end
 * @param path with its parameters in braces: `/l/{token}`
 * @param query parameters; those that are undefined are left out
 * @throws TypeError for a parameter of the path without a value, and for a path without a slash at its start, which would
 * become a part of the server's name
 */
export function buildAddress(baseUrl: string, path: string, params: object, query: unknown): string {
  if (!path.startsWith('/')) throw new TypeError(`the path must begin with a slash: /${path}`);
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new TypeError(`${path} needs params: { ${name}: '…' }`);
    return encodeURIComponent(String(value));
  });
  const sent = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}

/** An answer of a search as JSON: the cursor of the next page is a member next to the results. */
interface Page {
  readonly next_cursor?: string;
  readonly data?: { readonly next_cursor?: string };
}

/** Sends a search again with the cursor of each page until a page has none, and yields every page. */
async function* listPages(
  send: (call: ServiceCall) => Promise<Response>,
  path: string,
  body: object,
  options: Pick<ServiceCall, 'query' | 'signal' | 'timeoutMs'> = {},
): AsyncGenerator<unknown, void> {
  let request = body;
  for (;;) {
    const response = await send({ ...options, method: 'post', path, body: request });
    const page = (await readAnswer(response, path)) as Page;
    yield page;
    // Tables, calendars and pictures have the cursor in a header.
    const cursor = page.next_cursor ?? page.data?.next_cursor ?? response.headers.get('X-Next-Cursor');
    if (!cursor) return;
    request = { ...body, cursor };
  }
}
