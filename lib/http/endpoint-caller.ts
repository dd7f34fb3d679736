import type { EndpointDescriptor, RequestContext } from './endpoint.ts';

/** A request that the service sends to itself. */
export interface InternalRequest {
  readonly endpoint: Pick<EndpointDescriptor, 'method' | 'path'>;
  readonly query?: Readonly<Record<string, string>>;
  /** A JSON value. */
  readonly body?: unknown;
}

/** The answer to an {@link InternalRequest}. */
export interface InternalAnswer {
  readonly status: number;
  /** JSON text of the endpoint's answer or of a problem document. */
  readonly text: string;
}

/**
 * Calls an endpoint on behalf of the caller whose request is being answered, within that request's time limit. The
 * internal request is validated, counted and cached as if that caller had sent it.
 */
export type EndpointCaller = (request: InternalRequest, context: RequestContext) => Promise<InternalAnswer>;
