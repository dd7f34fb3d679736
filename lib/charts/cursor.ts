import { Problem } from '../base/errors/problem.ts';

/** A request for one page of a long answer. */
interface PagedRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The page that a request names, and how to name the next one. */
interface Paging {
  readonly page: { readonly offset: number; readonly limit: number };
  /** The cursor of the page after this one; undefined after the last. */
  readonly nextCursorOf: (totalCount: number) => string | undefined;
}

/** Where an answer begins that continues another one, and how to name where the next one begins. */
interface Continuation<Position> {
  /** Undefined for the first answer. */
  readonly position: Position | undefined;
  /** @param position as a text that the reader of positions takes */
  readonly cursorAt: (position: string) => string;
}

const HASH_DIGITS = 24;
const CURSOR = new RegExp(`^([\\w-]{1,75})\\.([0-9a-f]{${HASH_DIGITS}})$`);

/**
 * Reads where the answer of a request begins. A cursor holds a position and a hash of the request that it belongs to: all
 * members but `limit` and `cursor`, and the version of the ephemeris data.
 *
 * @param parsePosition undefined for a text that is no position
 * @throws Problem `ValidationError` for a malformed cursor and for the cursor of another request
 */
export async function readContinuation<Position>(
  request: PagedRequest,
  dataVersion: string,
  parsePosition: (text: string) => Position | undefined,
): Promise<Continuation<Position>> {
  const { limit: _, cursor, ...search } = request;
  const hash = await hashText(JSON.stringify([search, dataVersion]));
  const cursorAt = (position: string): string => `${position}.${hash}`;
  if (cursor === undefined) return { position: undefined, cursorAt };
  const [, text, cursorHash] = CURSOR.exec(cursor) ?? [];
  const position = text === undefined ? undefined : parsePosition(text);
  if (position === undefined)
    throw createCursorProblem(cursor, 'is not a cursor: send next_cursor of the previous answer unchanged');
  if (cursorHash === hash) return { position, cursorAt };
  throw createCursorProblem(
    cursor,
    'belongs to another request: send all other members just as they were written in the request that returned it',
  );
}

function createCursorProblem(cursor: string, message: string): Problem {
  const issues = [{ location: 'body.cursor', message, value: cursor }];
  return new Problem('ValidationError', `body.cursor ${message}`, { issues });
}

/**
 * Reads which page a request names. The position of its cursor is the number of entries before the page.
 *
 * @throws Problem of {@link readContinuation}
 */
export async function readPaging(request: PagedRequest, dataVersion: string): Promise<Paging> {
  const { limit } = request;
  const { position: offset = 0, cursorAt } = await readContinuation(request, dataVersion, parseOffset);
  return {
    page: { offset, limit },
    nextCursorOf: (totalCount) => (offset + limit < totalCount ? cursorAt(String(offset + limit)) : undefined),
  };
}

/** Only the form that {@link readPaging} writes: the first page has no cursor. */
const parseOffset = (text: string): number | undefined => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);

/** Hashes with Web Crypto, which every runtime has: the table of contents loads this file and may load nothing of Node. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}
