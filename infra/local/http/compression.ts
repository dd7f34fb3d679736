import { promisify } from 'node:util';
import { deflate, gzip } from 'node:zlib';
import type { HttpAnswer } from './answer.ts';

/** What the gateway can compress with, the one it takes first where the client likes both. */
const CODERS = { gzip: promisify(gzip), deflate: promisify(deflate) } as const;
type Coding = keyof typeof CODERS;

/**
 * The answer compressed, where the client names a coding that the gateway has, likes none better, and there is enough
 * to compress.
 *
 * @source "Receive an API response with a compressed payload" and "Enable payload compression for an API", Amazon API
 * Gateway Developer Guide: not for `*` or without the header, and only if the coding liked best is a supported one
 */
export async function compressResponse(
  answer: HttpAnswer,
  acceptEncoding: string | undefined,
  fromBytes: number | undefined,
): Promise<HttpAnswer> {
  const isCoded = answer.headers.some(([name]) => name.toLowerCase() === 'content-encoding');
  const isShort = fromBytes === undefined || answer.body.length < fromBytes;
  const coding = chooseCoding(acceptEncoding ?? '');
  if (isCoded || isShort || coding === undefined) return answer;
  const body = await CODERS[coding](answer.body);
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', coding]], body };
}

function chooseCoding(acceptEncoding: string): Coding | undefined {
  const named = acceptEncoding.split(',').map(readCoding);
  const best = Math.max(...named.map(({ weight }) => weight));
  const likedBest = named.filter(({ weight }) => weight === best && weight > 0).map(({ coding }) => coding);
  return (Object.keys(CODERS) as Coding[]).find((coding) => likedBest.includes(coding));
}

function readCoding(text: string): { coding: string; weight: number } {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { coding, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
