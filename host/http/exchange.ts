import { randomFillSync, randomUUID } from 'node:crypto';
import type { HeaderField } from './headers.ts';

/** Identifiers of a request and its response. */
export interface Exchange {
  readonly requestId: string;
  readonly extendedRequestId: string;
  /** X-Ray's header. */
  readonly trace: string;
  readonly receivedAt: Date;
}

export function openExchange(): Exchange {
  const receivedAt = new Date();
  const seconds = Math.floor(receivedAt.getTime() / 1000).toString(16);
  return {
    requestId: randomUUID(),
    extendedRequestId: takeRandomBytes(11).toString('base64'),
    trace: `Root=1-${seconds}-${takeRandomBytes(12).toString('hex')}`,
    receivedAt,
  };
}

const randomness = Buffer.alloc(4096);
let taken = randomness.length;

/** Fills many at once, as one call of the generator costs what a thousand bytes do. */
function takeRandomBytes(count: number): Buffer {
  if (taken + count > randomness.length) {
    randomFillSync(randomness);
    taken = 0;
  }
  taken += count;
  return randomness.subarray(taken - count, taken);
}

/** Headers of every response. */
export function listGatewayHeaders({ requestId, extendedRequestId, trace }: Exchange): HeaderField[] {
  return [
    ['x-amzn-RequestId', requestId],
    ['x-amz-apigw-id', extendedRequestId],
    ['X-Amzn-Trace-Id', trace],
  ];
}
