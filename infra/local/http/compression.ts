import { promisify } from 'node:util';
import { deflate, gzip } from 'node:zlib';
import type { HttpAnswer } from './answer.ts';

/** Codings of the gateway, the preferred one first. */
const CODERS = { gzip: promisify(gzip), deflate: promisify(deflate) } as const;
type Coding = keyof typeof CODERS;

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
  const coding = chooseCoding(acceptEncoding ?? '');
  if (isCoded || isShort || coding === undefined) return answer;
  const body = await CODERS[coding](answer.body);
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', coding]], body };
}

function chooseCoding(acceptEncoding: string): Coding | undefined {
  const accepted = acceptEncoding.split(',').map(readCoding);
  const highest = Math.max(...accepted.map(({ weight }) => weight));
  const preferred = accepted.filter(({ weight }) => weight === highest && weight > 0).map(({ coding }) => coding);
  return (Object.keys(CODERS) as Coding[]).find((coding) => preferred.includes(coding));
}

function readCoding(text: string): { coding: string; weight: number } {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { coding, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
