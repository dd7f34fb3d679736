import type { IncomingMessage } from 'node:http';
import { GatewayFault } from './fault.ts';

/** @source "Quotas for configuring and running a REST API": payload size 10 MB; the message says 10485760 bytes */
export const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

/** Beyond this size the connection is closed without a response. */
const LARGEST_DISCARDED_BYTES = 6 * LARGEST_BODY_BYTES;

/**
 * Reads a whole body.
 *
 * A body over the limit is read to its end and discarded, because a client that is still sending would miss the response.
 *
 * @throws GatewayFault 413 over {@link LARGEST_BODY_BYTES}; Error where the client disconnects
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

/** Reads the rest of a body that is refused: a client that is still sending would miss the response. @throws Error beyond a limit */
export async function discardBody(request: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_DISCARDED_BYTES) return void request.destroy();
  }
}
