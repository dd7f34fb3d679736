import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import type { HttpAnswer } from './answer.ts';

/** Codings of the gateway, the preferred one first. */
const CODERS = { gzip: promisify(gzip), deflate: promisify(deflate) } as const;
type Coding = keyof typeof CODERS;

/** Better than the gateway's codings, and slower: for answers that are compressed once. */
const BROTLI_QUALITY = 6;
const compressBrotli = promisify(brotliCompress);
const PUBLIC_CODERS = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => CODERS.gzip(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;
export type PublicCoding = keyof typeof PUBLIC_CODERS;

/** Shorter answers are sent as they are. */
const SHORTEST_BYTES = 1024;

/**
 * Compresses an answer that many clients fetch, once in each coding.
 *
 * @param coded the answer in the codings so far
 */
export function compressPublicly(
  answer: HttpAnswer,
  acceptEncoding: string | undefined,
  coded: Map<PublicCoding | undefined, Promise<HttpAnswer>>,
): Promise<HttpAnswer> {
  const isShort = answer.body.length < SHORTEST_BYTES;
  const coding = isShort ? undefined : chooseCoding(acceptEncoding ?? '', Object.keys(PUBLIC_CODERS) as PublicCoding[]);
  const known = coded.get(coding);
  if (known) return known;
  const compressed = coding === undefined ? Promise.resolve(answer) : applyCoding(answer, coding);
  coded.set(coding, compressed);
  return compressed;
}

async function applyCoding(answer: HttpAnswer, coding: PublicCoding): Promise<HttpAnswer> {
  const body = await PUBLIC_CODERS[coding](answer.body);
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', coding]], body };
}

/**
 * Compresses a response where it is large enough and the coding that the client prefers is one of the gateway's.
 *
 * @source "Receive an API response with a compressed payload" and "Enable payload compression for an API", Amazon API
 * Gateway Developer Guide: not for `*` or without the header, and only if the preferred coding is a supported one
 */
export async function compressResponse(
  answer: HttpAnswer,
  acceptEncoding: string | undefined,
  fromBytes: number | undefined,
): Promise<HttpAnswer> {
  const isCoded = answer.headers.some(([name]) => name.toLowerCase() === 'content-encoding');
  const isShort = fromBytes === undefined || answer.body.length < fromBytes;
  const coding = chooseCoding(acceptEncoding ?? '', Object.keys(CODERS) as Coding[]);
  if (isCoded || isShort || coding === undefined) return answer;
  const body = await CODERS[coding](answer.body);
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', coding]], body };
}

function chooseCoding<Name extends string>(acceptEncoding: string, offered: readonly Name[]): Name | undefined {
  const accepted = acceptEncoding.split(',').map(readCoding);
  const highest = Math.max(...accepted.map(({ weight }) => weight));
  const preferred = accepted.filter(({ weight }) => weight === highest && weight > 0).map(({ coding }) => coding);
  return offered.find((coding) => preferred.includes(coding));
}

function readCoding(text: string): { coding: string; weight: number } {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { coding, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
