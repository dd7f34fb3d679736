import { AUTHORIZER } from './authorizer-function.ts';

/**
 * Concurrent invocations that Lambda leaves to functions without a reservation.
 *
 * @source "PutFunctionConcurrency", AWS Lambda API Reference (API_PutFunctionConcurrency): "as long as you leave at least
 * 100 simultaneous executions unreserved"
 */
const UNRESERVED = 100;

/**
 * Shares of what can be reserved. The authorizer's keeps every other function reachable while one takes all it can get;
 * that of searches, which take seconds where charts take a millisecond, is also the most that they can take.
 */
const SHARES = { [AUTHORIZER]: 0.2, predictive: 0.4 } as const;

/** Smallest quota with which every share is at least one invocation. */
export const MIN_ACCOUNT_CONCURRENCY = UNRESERVED + 1 / Math.min(...Object.values(SHARES));

interface ConcurrencyOptions {
  /** Concurrent invocations that Lambda allows the account in its Region, or this stage's part of them. */
  readonly accountConcurrency?: number;
  /** Provisioned instances by function name. */
  readonly provisioned: Readonly<Record<string, number>>;
}

/**
 * Reserved concurrent invocations by function; none without a stated quota, as a reservation that the account cannot
 * afford fails the deployment.
 *
 * @throws Error where more instances of a function are kept ready than are reserved for it
 */
export function reserveConcurrency({ accountConcurrency, provisioned }: ConcurrencyOptions): Record<string, number> {
  if (accountConcurrency === undefined) return {};
  const reserved = Object.entries(SHARES).map(
    ([name, share]) => [name, Math.floor((accountConcurrency - UNRESERVED) * share)] as const,
  );
  for (const [name, most] of reserved) requireRoom(name, provisioned[name] ?? 0, most);
  return Object.fromEntries(reserved);
}

function requireRoom(name: string, provisioned: number, reserved: number): void {
  if (provisioned <= reserved) return;
  throw new Error(`provisioned has ${provisioned} instances of ${name}, and accountConcurrency reserves ${reserved}`);
}
