import { Problem } from '../../lib/errors/problem.ts';

/** A request for one page of a long answer. */
interface PagedRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The pages of one search. */
export interface Paging {
  readonly page: { readonly offset: number; readonly limit: number };
  /** The cursor of the page after this one; undefined after the last. */
  readonly nextCursorOf: (totalCount: number) => string | undefined;
}

const HASH_DIGITS = 24;
const CURSOR = new RegExp(`^(\\d{1,7})\\.([0-9a-f]{${HASH_DIGITS}})$`);

/**
 * Reads which page is asked for. A cursor says how many entries come before it, and the hash of the request that it
 * belongs to: all but `limit` and `cursor`, and the ephemeris that answered.
 *
 * @throws Problem `ValidationError` for a cursor that this request was not given
 */
export async function readPaging(request: PagedRequest, dataVersion: string): Promise<Paging> {
  const { limit, cursor, ...search } = request;
  const hash = await hashText(JSON.stringify([search, dataVersion]));
  const offset = cursor === undefined ? 0 : readOffset(cursor, hash);
  return {
    page: { offset, limit },
    nextCursorOf: (totalCount) => (offset + limit < totalCount ? `${offset + limit}.${hash}` : undefined),
  };
}

function readOffset(cursor: string, hash: string): number {
  const [, offset, ofRequest] = CURSOR.exec(cursor) ?? [];
  if (offset !== undefined && ofRequest === hash) return Number(offset);
  const message =
    offset === undefined
      ? 'is no cursor: send next_cursor of an answer as it is'
      : 'belongs to another request: send it with all the members of the request that it was given to';
  const issues = [{ location: 'body.cursor', message, value: cursor }];
  throw new Problem('ValidationError', `body.cursor ${message}`, { issues });
}

/** Web Crypto, as every runtime has it: the table of contents loads this file and may load nothing of Node. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}
