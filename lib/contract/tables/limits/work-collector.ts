import type { RateLimitRequest } from './limiter.ts';

/** Sum of small charges from which on they are written, milliseconds of work: some fifty charts. */
const WRITE_FROM_UNITS = 250;

/** Maximum number of principals whose small charges an instance remembers. */
const MAX_PRINCIPALS = 2000;

/**
 * Adds up the small charges of an instance, so that a chart of some milliseconds causes no write of its own. What an
 * instance has not written when it ends is lost: at most 250 ms of work for each principal.
 */
export class WorkCollector {
  /** In the order of use: a map iterates in insertion order. */
  readonly #collected = new Map<string, number>();

  /** @returns the charge to be written, with what was collected before; undefined while the sum is small */
  add(request: RateLimitRequest & { readonly cost: number }): RateLimitRequest | undefined {
    const key = `${request.limitClass} ${request.principalId ?? ''}`;
    const cost = (this.#collected.get(key) ?? 0) + request.cost;
    if (cost >= WRITE_FROM_UNITS) return { ...request, cost };
    this.#remember(key, cost);
    return undefined;
  }

  /** Forgets what was collected, after it was written. */
  clear({ limitClass, principalId }: RateLimitRequest): void {
    this.#collected.delete(`${limitClass} ${principalId ?? ''}`);
  }

  #remember(key: string, cost: number): void {
    this.#collected.delete(key);
    this.#collected.set(key, cost);
    const [oldest] = this.#collected.keys();
    if (this.#collected.size > MAX_PRINCIPALS && oldest !== undefined) this.#collected.delete(oldest);
  }
}
