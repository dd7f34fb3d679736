import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { COMPRESSED_FROM_BYTES } from '../../constructs/api-definition.ts';

const Answer = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  body: z.string(),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * What the gateway puts before every answer, with values as long as it gives them.
 *
 * @source "Access logging for REST APIs", Amazon API Gateway Developer Guide (set-up-access-logging): x-amzn-RequestId and
 * x-amz-apigw-id; all of it and its lengths: "ListFargateProfiles", Amazon EKS API Reference (API_ListFargateProfiles),
 * sample response of an API behind API Gateway
 */
const GATEWAY_HEADERS = [
  'HTTP/1.1 200 OK',
  'Date: Wed, 20 Nov 2019 21:04:16 GMT',
  'Content-Length: 2143',
  'x-amzn-RequestId: 8f507cfc-a1b2-4697-b07a-ac58fc914c95',
  'x-amz-apigw-id: DeeMiFxHvHcFd3g=',
  'X-Amzn-Trace-Id: Root=1-5759e988-bd862e3fe1be46a994272793',
  'Connection: keep-alive',
];
const ENCODED = 'Content-Encoding: gzip';

/** Of header lines; an empty one ends them. */
const headerBytes = (lines: readonly string[]): number =>
  Buffer.byteLength(lines.map((line) => `${line}\r\n`).join(''));

const GATEWAY_BYTES = headerBytes([...GATEWAY_HEADERS, '']);

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
  const ownBytes = headerBytes(Object.entries(headers).map(([name, value]) => `${name}: ${value}`));
  const sent =
    content.length < COMPRESSED_FROM_BYTES ? content.length : gzipSync(content).length + headerBytes([ENCODED]);
  return { answerBytes: content.length + ownBytes, sentBytes: sent + ownBytes + GATEWAY_BYTES };
}

/** How the answer came about, where answers of the endpoint are kept. */
export const cacheOf = (given: unknown): string | undefined => Answer.parse(given).headers['X-Cache']?.toString();
