/** What a request line asks for. */
export interface RequestTarget {
  /** As sent, percent-encoding included; begins with `/`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/**
 * Splits a request target. Never fails: whatever is not a path of the service will be found on no route.
 *
 * The gateway splits a query at `;` as well as at `&`.
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

/** Undoes percent-encoding; text in which it is broken stays as it was sent. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
