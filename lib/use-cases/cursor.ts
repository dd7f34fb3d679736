import { Problem } from '../errors/problem.ts';

/** A request for one page of a long answer. */
interface PagedRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The page that a request names, and how to name the next one. */
export interface Paging {
  readonly page: { readonly offset: number; readonly limit: number };
  /** The cursor of the page after this one; undefined after the last. */
  readonly nextCursorOf: (totalCount: number) => string | undefined;
}

const HASH_DIGITS = 24;
const CURSOR = new RegExp(`^(\\d{1,7})\\.([0-9a-f]{${HASH_DIGITS}})$`);

/**
 * Reads which page a request names. A cursor holds the number of entries before the page and a hash of the request that
 * it belongs to: all members but `limit` and `cursor`, and the version of the ephemeris data.
 *
 * @throws Problem `ValidationError` for a malformed cursor and for the cursor of another request
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

function readOffset(cursor: string, requestHash: string): number {
  const [, offset, cursorHash] = CURSOR.exec(cursor) ?? [];
  if (offset !== undefined && cursorHash === requestHash) return Number(offset);
  const message =
    offset === undefined
      ? 'is not a cursor: send next_cursor of the previous answer unchanged'
      : 'belongs to another request: send it with the same members as the request that returned it';
  const issues = [{ location: 'body.cursor', message, value: cursor }];
  throw new Problem('ValidationError', `body.cursor ${message}`, { issues });
}

/** Hashes with Web Crypto, which every runtime has: the table of contents loads this file and may load nothing of Node. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}
