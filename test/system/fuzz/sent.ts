import type { DocumentedOperation } from '../../support/fuzz/document.ts';
import type { SentValues } from '../../support/fuzz/request-location.ts';

type Query = Readonly<Record<string, string | readonly string[]>>;

/** A request as it is sent. */
export interface Sent {
  /** Values of the parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly bodyText: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Query values are texts, regardless of their meaning. */
export const asQuery = (values: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A body as JSON; undefined without a body. */
export const asBody = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

/** The values of a request; a body that is not JSON has none. */
export function readSentValues({ query, bodyText = '', headers }: Sent): SentValues {
  try {
    return { query, headers, body: JSON.parse(bodyText) };
  } catch {
    return { query, headers, body: undefined };
  }
}

/** A curl command that repeats the request. */
export function asCurl(
  { method, path }: DocumentedOperation,
  { path: values = {}, query, bodyText, headers }: Sent,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((values[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );
  const address = `"$ADDRESS${filled}${search.size > 0 ? `?${search}` : ''}"`;
  const sentHeaders = {
    'X-API-Key': '$KEY',
    ...(bodyText !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const parts = Object.entries(sentHeaders).map(([name, value]) => `-H "${name}: ${value}"`);
  const body = bodyText === undefined ? [] : [`--data-raw ${quoteForShell(bodyText)}`];
  return ['curl -sS', `-X ${method}`, address, ...parts, ...body].join(' ');
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
