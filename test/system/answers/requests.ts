import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { TestRequest } from '../../support/gateway-event.ts';

/** A request of the corpus: what a client decides. The caller follows from its place in the list. */
export interface CorpusRequest extends Pick<TestRequest, 'method' | 'path' | 'pathParameters' | 'query' | 'headers'> {
  /** Sent unchanged. */
  readonly body?: string;
  /** Whether the caller may nothing beyond calculations. Default: every scope. */
  readonly isWithoutScopes?: true;
}

/** A request with its place in the corpus. */
export type PlacedRequest = readonly [number, CorpusRequest];

/** The requests that every commit answers, and a name for exactly this list. */
export interface Corpus {
  readonly requests: readonly CorpusRequest[];
  /** Beginning of the SHA-256 of the list: recordings with different hashes cannot be compared. */
  readonly hash: string;
}

const LIST = new URL('requests.jsonl.br', import.meta.url);

/** Method and path, by which answers are grouped. */
export const operationOf = ({ method, path }: CorpusRequest): string => `${method} ${path}`;

export function readCorpus(): Corpus {
  const text = brotliDecompressSync(readFileSync(LIST)).toString();
  const requests = text
    .trimEnd()
    .split('\n')
    .map((line): CorpusRequest => JSON.parse(line));
  return { requests, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** @returns size of the compressed list in bytes */
export function writeCorpus(requests: readonly CorpusRequest[]): number {
  const text = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(LIST, bytes);
  return bytes.length;
}
