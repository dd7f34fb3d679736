import type { IncomingMessage } from 'node:http';
import { GatewayFault } from './fault.ts';

/** @source "Quotas for configuring and running a REST API": payload size 10 MB; the message says 10485760 bytes */
export const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

/** Who sends this much more than is read does not wait for an answer. */
const LARGEST_DISCARDED_BYTES = 6 * LARGEST_BODY_BYTES;

/**
 * Reads a whole body.
 *
 * One that is too large is read to its end and thrown away: a client that is still sending would lose the answer.
 *
 * @throws GatewayFault 413 over {@link LARGEST_BODY_BYTES}; Error where the client goes away meanwhile
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= LARGEST_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > LARGEST_DISCARDED_BYTES) throw new Error(`gave up after ${bytes} bytes of body`);
  }
  if (bytes > LARGEST_BODY_BYTES) throw new GatewayFault('REQUEST_TOO_LARGE', { cause: `a body of ${bytes} bytes` });
  return Buffer.concat(chunks, bytes);
}
