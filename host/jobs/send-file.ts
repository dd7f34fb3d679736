import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { HeaderField } from '../http/headers.ts';

/** A file as a response, in whole or a range of it. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: readonly HeaderField[];
  /** Bytes of the body. */
  readonly length: number;
  /** Opens the body; undefined where there is none. */
  readonly open?: () => Readable;
}

interface SentFile {
  readonly path: string;
  readonly mediaType: string;
  /** Name under which a browser stores it. */
  readonly name: string;
  /** Changes with its content. */
  readonly tag: string;
}

/**
 * Answers with a file, or with the range of bytes that is asked for. Several ranges get the whole file.
 *
 * @source RFC 9110, sections 13.1.2, 13.1.5 and 14: If-None-Match, If-Range, Range
 */
export async function answerWithFile(
  { path, mediaType, name, tag }: SentFile,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FileAnswer> {
  const { size } = await stat(path);
  const shared: HeaderField[] = [
    ['Content-Type', mediaType],
    ['Content-Disposition', `attachment; filename="${name}"`],
    ['Accept-Ranges', 'bytes'],
    ['ETag', `"${tag}"`],
    ['Cache-Control', 'private, no-transform, max-age=3600'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Access-Control-Allow-Origin', '*'],
  ];
  const sentTag = (value: string | string[] | undefined): boolean => String(value ?? '').includes(`"${tag}"`);
  if (sentTag(headers['if-none-match'])) return { status: 304, headers: shared, length: 0 };
  const isCurrent = headers['if-range'] === undefined || sentTag(headers['if-range']);
  const range = isCurrent ? readRange(String(headers.range ?? ''), size) : undefined;
  if (range === 'outside')
    return { status: 416, headers: [...shared, ['Content-Range', `bytes */${size}`]], length: 0 };
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return {
    status: range ? 206 : 200,
    headers: range ? [...shared, ['Content-Range', `bytes ${start}-${end}/${size}`]] : shared,
    length: end - start + 1,
    ...(end >= start && { open: () => createReadStream(path, { start, end }) }),
  };
}

interface ByteRange {
  readonly start: number;
  /** The last byte. */
  readonly end: number;
}

/** @returns undefined for what is no single range of bytes */
function readRange(text: string, size: number): ByteRange | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}
