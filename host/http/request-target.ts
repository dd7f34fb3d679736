/** Path and query of a request. */
export interface RequestTarget {
  /** As sent, percent-encoding included; begins with `/`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/**
 * Splits a request target into path and query. It never fails; an invalid path matches no route.
 *
 * Like the gateway, it splits the query at `;` as well as at `&`.
 *
 * @param target origin form, absolute form as sent to a proxy, or `*`
 * @source "Important notes for REST APIs", Amazon API Gateway Developer Guide (api-gateway-known-issues)
 */
export function parseTarget(target: string): RequestTarget {
  const local = target.replace(SCHEME_AND_HOST, '');
  const queryStart = local.indexOf('?');
  const path = queryStart === -1 ? local : local.slice(0, queryStart);
  const query = queryStart === -1 ? '' : local.slice(queryStart + 1);
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    query: new URLSearchParams(query.replaceAll(';', '&')),
  };
}

/** Decodes percent-encoding; text with invalid encoding is returned unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
