/**
 * Why the gateway answers by itself, with the status and message it has where the template says nothing.
 *
 * A function that crashed, ran out of time or answered in a form of its own has no type: it falls to DEFAULT_5XX
 * with status 502.
 *
 * @source "Gateway response types", Amazon API Gateway Developer Guide (supported-gateway-response-types)
 */
const FAULTS = {
  DEFAULT_5XX: { status: 502, message: 'Internal server error' },
  INTEGRATION_TIMEOUT: { status: 504, message: 'Endpoint request timed out' },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: 'Missing Authentication Token' },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long' },
} as const;

export type FaultType = keyof typeof FAULTS;

/** The gateway cannot hand on a function's answer. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly type: FaultType;
  readonly status: number;

  /** @param cause what went wrong, for the log; the client is not told */
  constructor(type: FaultType, cause?: string) {
    super(FAULTS[type].message, { cause });
    this.type = type;
    this.status = FAULTS[type].status;
  }
}
