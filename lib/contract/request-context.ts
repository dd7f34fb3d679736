import type { Problem } from '../base/errors/problem.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** The caller, as the authorizer identified it. */
export interface Principal {
  readonly id: string;
  /** Names the credential in logs; undefined where the authorizer gives none. */
  readonly keyId?: string;
  readonly scopes: readonly string[];
  /** The usage plan of the credentials; undefined where it is not known. */
  readonly plan?: string;
  /** Ids of the records that the credentials match, of which the first that exists counts; links are sealed for them. */
  readonly recordIds?: readonly string[];
}

/** The part of a request's context that a cached answer may depend on. */
export interface SharedContext {
  /** Time of the calculation by the service's clock. A cached answer keeps the time of its calculation. */
  readonly calculatedAt: Date;
  /** Milliseconds since the request arrived, from a monotonic clock. */
  elapsedMs(): number;
  /** Milliseconds until Lambda ends the function. */
  remainingMs(): number;
  /** Called between the steps of a long calculation. @throws Problem `Timeout` once the time for an answer is used up */
  checkTime(): void;
}

/**
 * The context of a request. The members added to {@link SharedContext} belong to this one request, so endpoints with
 * cached answers do not receive them.
 */
export interface RequestContext extends SharedContext {
  readonly requestId: string;
  /** Time of arrival by the service's clock. */
  readonly receivedAt: Date;
  /** Finds the address under which the client reaches the root of the service, as the gateway knows it. */
  address(): string;
  /** Reads a header of the request, for endpoints whose protocol uses headers. */
  header(lowerCaseName: string): string | undefined;
  /** The network of the client's address; undefined where the gateway gives none. */
  readonly network: string | undefined;
  /** Undefined when the request was admitted without credentials. */
  readonly principal: Principal | undefined;
  /** Moves the issues of a problem from the canonical request to the form in which the client sent it. */
  relocate(problem: Problem): Problem;
}
