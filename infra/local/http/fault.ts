/**
 * Why the gateway answers by itself, with the status and message it has where the template says nothing.
 *
 * A function that crashed, ran out of time or answered in a form of its own has no type: it falls to DEFAULT_5XX
 * with status 502.
 *
 * @source "Gateway response types", Amazon API Gateway Developer Guide (supported-gateway-response-types)
 */
const FAULTS = {
  ACCESS_DENIED: { status: 403, message: 'User is not authorized to access this resource with an explicit deny' },
  AUTHORIZER_CONFIGURATION_ERROR: { status: 500, message: 'Internal server error' },
  AUTHORIZER_FAILURE: { status: 500, message: 'Internal server error' },
  DEFAULT_5XX: { status: 502, message: 'Internal server error' },
  INTEGRATION_TIMEOUT: { status: 504, message: 'Endpoint request timed out' },
  INVALID_API_KEY: { status: 403, message: 'Forbidden' },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  QUOTA_EXCEEDED: { status: 429, message: 'Limit Exceeded' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
  THROTTLED: { status: 429, message: 'Too Many Requests' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
} as const;

export type FaultType = keyof typeof FAULTS;

/** What surrounds a fault. */
interface FaultDetails {
  /** What went wrong, for the log; the client is not told. */
  readonly cause?: string;
  /** Values of `$context` variables that are known by then, by name without the prefix. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The gateway answers by itself. */
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
