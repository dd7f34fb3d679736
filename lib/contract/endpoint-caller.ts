import type { Method, RequestContext } from './request-context.ts';

/** A request that the service sends to itself. */
export interface InternalRequest {
  readonly endpoint: { readonly method: Method; readonly path: `/${string}` };
  readonly query?: Readonly<Record<string, string>>;
  /** A JSON value. */
  readonly body?: unknown;
}

/** The answer to an {@link InternalRequest}. */
export interface InternalAnswer {
  readonly status: number;
  /** Text of the endpoint's answer or of a problem document, which is JSON unless the request chose another format. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the text is bytes in base64. */
  readonly isBase64Encoded?: true;
}

/**
 * Calls an endpoint on behalf of the caller whose request is being answered, within that request's time limit. The
 * internal request is validated, counted and cached as if that caller had sent it.
 */
export type EndpointCaller = (request: InternalRequest, context: RequestContext) => Promise<InternalAnswer>;

/**
 * Validates an internal request without answering it.
 *
 * @throws Problem with all faults, located in that request
 */
export type RequestValidator = (request: InternalRequest, context: RequestContext) => Promise<void>;
