import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** From this size on the gateway compresses, as `constructs/gateway.ts` has it. */
const COMPRESSED_FROM_BYTES = 1024;

const Answer = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  body: z.string(),
  isBase64Encoded: z.boolean().default(false),
});

/** What goes over the wire of one answer. */
export interface AnswerSize {
  readonly answerBytes: number;
  readonly sentBytes: number;
}

/** @throws Error for an answer that is no success: nothing is learned from what it cost to refuse */
export function sizeOf(given: unknown): AnswerSize {
  const { statusCode, headers, body, isBase64Encoded } = Answer.parse(given);
  if (statusCode >= 300) throw new Error(`a request of the measurement was refused with ${statusCode}: ${body}`);
  const content = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const headerBytes = Buffer.byteLength(lines.join(''));
  const sent = content.length < COMPRESSED_FROM_BYTES ? content.length : gzipSync(content).length;
  return { answerBytes: content.length + headerBytes, sentBytes: sent + headerBytes };
}

/** How the answer came about, where answers of the endpoint are kept. */
export const cacheOf = (given: unknown): string | undefined => Answer.parse(given).headers['X-Cache']?.toString();
