import { randomBytes, randomUUID } from 'node:crypto';
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
    extendedRequestId: randomBytes(11).toString('base64'),
    trace: `Root=1-${seconds}-${randomBytes(12).toString('hex')}`,
    receivedAt,
  };
}

/** Headers of every response. */
export function listGatewayHeaders({ requestId, extendedRequestId, trace }: Exchange): HeaderField[] {
  return [
    ['x-amzn-RequestId', requestId],
    ['x-amz-apigw-id', extendedRequestId],
    ['X-Amzn-Trace-Id', trace],
  ];
}
