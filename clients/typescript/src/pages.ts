import type { ServiceCall } from './client.ts';
import { readAnswer } from './read-answer.ts';

/** An answer of a search as JSON: the cursor of the next page is beside its results. */
interface Page {
  readonly next_cursor?: string;
  readonly data?: { readonly next_cursor?: string };
}

/** Sends a search again with the cursor of each page until a page has none, and yields every page. */
export async function* listPages(
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
