/**
 * Reasons for a response of the gateway itself, with default status and message: those of API Gateway that the host has.
 *
 * A function that failed or returned a malformed response has no type of its own: it is DEFAULT_5XX with status 502.
 *
 * @source "Gateway response types", Amazon API Gateway Developer Guide (supported-gateway-response-types)
 */
const FAULTS = {
  ACCESS_DENIED: { status: 403, message: 'User is not authorized to access this resource with an explicit deny' },
  AUTHORIZER_FAILURE: { status: 500, message: 'Internal server error' },
  DEFAULT_5XX: { status: 502, message: 'Internal server error' },
  INVALID_API_KEY: { status: 403, message: 'Forbidden' },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  QUOTA_EXCEEDED: { status: 429, message: 'Limit Exceeded' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
  THROTTLED: { status: 429, message: 'Too Many Requests' },
} as const;

export type FaultType = keyof typeof FAULTS;

/** Details of a fault. */
interface FaultDetails {
  /** Cause for the log; the response does not contain it. */
  readonly cause?: string;
  /** Values of `$context` variables, by name without the prefix. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** A failure for which the gateway itself responds. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly type: FaultType;
  readonly status: number;
  readonly variables: Readonly<Record<string, string>>;

  constructor(type: FaultType, { cause, variables = {} }: FaultDetails = {}) {
    super(FAULTS[type].message, { cause });
    this.type = type;
    this.status = FAULTS[type].status;
    this.variables = variables;
  }
}
