import type { ServiceCall } from './client.ts';

/** An answer of a search: the cursor of the next page is beside its results. */
interface Page {
  readonly next_cursor?: string;
  readonly data?: { readonly next_cursor?: string };
}

/** Sends a search again with the cursor of each page until a page has none, and yields every page. */
export async function* listPages(
  call: (call: ServiceCall) => Promise<unknown>,
  path: string,
  body: object,
  options: Pick<ServiceCall, 'query' | 'signal' | 'timeoutMs'> = {},
): AsyncGenerator<unknown, void> {
  let request = body;
  for (;;) {
    const page = (await call({ ...options, method: 'post', path, body: request })) as Page;
    yield page;
    const cursor = page.next_cursor ?? page.data?.next_cursor;
    if (!cursor) return;
    request = { ...body, cursor };
  }
}
