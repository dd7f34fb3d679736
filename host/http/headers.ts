/** A header as sent. */
export type HeaderField = readonly [name: string, value: string];

/**
 * Headers of a request that a Lambda function never sees.
 *
 * Content-Length is "generated based on body" by the table; the guide's own sample event of a POST has none.
 *
 * @source "Important notes for REST APIs", Amazon API Gateway Developer Guide (api-gateway-known-issues), column Request
 */
const DROPPED_FROM_REQUEST = new Set([
  'connection',
  'content-length',
  'content-md5',
  'expect',
  'max-forwards',
  'proxy-authenticate',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'www-authenticate',
]);

/** Response headers that the gateway drops or renames; others pass. @source the same table, column Response */
const DROPPED_FROM_RESPONSE = new Set([
  'expect',
  'host',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);
const REMAPPED_IN_RESPONSE = new Set([
  'authorization',
  'connection',
  'content-md5',
  'date',
  'max-forwards',
  'server',
  'user-agent',
  'www-authenticate',
]);

/** The gateway sets Content-Length itself; a function's own is renamed. */
const FRAMING_HEADERS = new Set(['content-length']);

/** Pairs names and values of Node's flat list. */
export function toHeaderFields(rawHeaders: readonly string[]): HeaderField[] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []));
}

/** Headers of the function's event: dropped ones removed, all values of a name under its first spelling. */
export function filterRequestHeaders(fields: readonly HeaderField[]): Map<string, readonly string[]> {
  const grouped = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    if (DROPPED_FROM_REQUEST.has(key)) continue;
    const group = grouped.get(key);
    if (group) group.values.push(value);
    else grouped.set(key, { name, values: [value] });
  }
  return new Map([...grouped.values()].map(({ name, values }) => [name, values]));
}

/** Headers of the response: a function's headers with some dropped or renamed. */
export function remapResponseHeaders(fields: readonly HeaderField[]): HeaderField[] {
  return fields.flatMap(([name, value]): HeaderField[] => {
    const key = name.toLowerCase();
    if (DROPPED_FROM_RESPONSE.has(key)) return [];
    const isRemapped = REMAPPED_IN_RESPONSE.has(key) || FRAMING_HEADERS.has(key);
    return [[isRemapped ? `x-amzn-Remapped-${name}` : name, value]];
  });
}

/** Whether a media type is among those whose bodies travel as base64. Parameters and all but the first are ignored. */
export function isBinary(mediaTypes: string | undefined, binaryMediaTypes: readonly string[]): boolean {
  const first = (mediaTypes ?? '').split(/[,;]/, 1)[0]?.trim().toLowerCase() ?? '';
  return binaryMediaTypes.some((binary) => binary === '*/*' || binary.toLowerCase() === first);
}
