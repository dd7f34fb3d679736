import type { IncomingMessage } from 'node:http';
import { isTagKnown } from '../../lib/chain/entity-tag.ts';
import type { HttpAnswer } from './answer.ts';
import { compressPublicly, type PublicCoding } from './compression.ts';
import type { HeaderField } from './headers.ts';

/** Time for which an answer is sent again without its function, milliseconds: changed data start functions anew within it. */
const FRESH_MS = 60_000;

/** Uncompressed size of all kept answers, bytes: some five times that of the pages and the contract. */
const MOST_BYTES = 64 * 1024 * 1024;

interface KeptAnswer {
  readonly answer: HttpAnswer;
  readonly tag: string;
  readonly untilMs: number;
  /** The answer in each coding that was asked for, compressed once. */
  readonly coded: Map<PublicCoding | undefined, Promise<HttpAnswer>>;
}

/** How a request is answered. */
interface PublicRequest {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Whether base64 of a function is decoded for the client. */
  readonly isBinary: boolean;
}

/**
 * Answers of functions that any cache may keep: pages, the contract. Each is asked for and compressed once a minute, however many
 * clients fetch it, and a client that has it gets 304 from here. Only paths without a query are kept, so that nobody can fill it.
 */
export class PublicAnswers {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #nowMs: () => number;
  #bytes = 0;

  /** @param nowMs a steady clock */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** @returns undefined where the function must answer */
  async find(asked: PublicRequest): Promise<HttpAnswer | undefined> {
    const key = toKey(asked);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (key === undefined || !kept) return undefined;
    if (kept.untilMs <= this.#nowMs()) {
      this.#remove(key, kept);
      return undefined;
    }
    const { headers } = asked.request;
    if (isTagKnown(kept.tag, headers['if-none-match'])) return toUnchanged(kept.answer, asked);
    const answer = await compressPublicly(kept.answer, headers['accept-encoding'], kept.coded);
    return withRequestId(answer, asked);
  }

  /** Keeps an answer if every client may have it. */
  keep(asked: PublicRequest, answer: HttpAnswer): void {
    const key = toKey(asked);
    const tag = findHeader(answer, 'etag');
    if (key === undefined || tag === undefined || answer.status !== 200 || !isPublic(answer)) return;
    this.#bytes += answer.body.length;
    this.#kept.set(key, { answer, tag, untilMs: this.#nowMs() + FRESH_MS, coded: new Map() });
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#remove(oldest, kept);
    }
  }

  #remove(key: string, { answer }: KeptAnswer): void {
    this.#bytes -= answer.body.length;
    this.#kept.delete(key);
  }
}

/** Undefined for a request that may have an answer of its own. */
function toKey({ request, isBinary }: PublicRequest): string | undefined {
  const { method = '', url = '', headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const isPlain = (method === 'GET' || method === 'HEAD') && !url.includes('?') && !hasBody;
  return isPlain ? `${isBinary} ${url}` : undefined;
}

/** An answer that depends on another header than `Accept-Encoding` is not for every client. */
function isPublic(answer: HttpAnswer): boolean {
  const isCacheable = findHeader(answer, 'cache-control')?.startsWith('public') ?? false;
  const vary = (findHeader(answer, 'vary') ?? '').toLowerCase();
  return isCacheable && (vary === '' || vary === 'accept-encoding');
}

const findHeader = ({ headers }: HttpAnswer, lowerCaseName: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === lowerCaseName)?.[1];

function toUnchanged(answer: HttpAnswer, asked: PublicRequest): HttpAnswer {
  const headers = answer.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return withRequestId({ status: 304, headers, body: Buffer.alloc(0) }, asked);
}

const withRequestId = ({ headers, ...answer }: HttpAnswer, { requestId }: PublicRequest): HttpAnswer => ({
  ...answer,
  headers: headers.map(
    ([name, value]): HeaderField => [name, name.toLowerCase() === 'x-request-id' ? requestId : value],
  ),
});
