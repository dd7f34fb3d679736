import type { EndpointDescriptor, RequestContext } from './endpoint.ts';

/** A request that the service puts to itself. */
export interface InternalRequest {
  readonly endpoint: Pick<EndpointDescriptor, 'method' | 'path'>;
  readonly query?: Readonly<Record<string, string>>;
  /** A JSON value. */
  readonly body?: unknown;
}

/** What came back. */
export interface InternalAnswer {
  readonly status: number;
  /** JSON text: that of the endpoint's answer, or of a problem document. */
  readonly text: string;
}

/**
 * Puts a request to an endpoint in the name of whoever sent the one that is being answered, and within its time. It is
 * validated, counted and kept as if that caller had sent it.
 */
export type EndpointCaller = (request: InternalRequest, context: RequestContext) => Promise<InternalAnswer>;
