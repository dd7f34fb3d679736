import type { LinkSecret, LinkSecretStore } from '../store/link-secrets.ts';
import { TableUnavailable } from '../store/table-unavailable.ts';
import { TimestampedCache } from './timestamped-cache.ts';

/** How long secrets are used without reading them again, so also how long a revoked one may still open links. */
const FRESH_MS = 60_000;

/** How long secrets are used while the table does not answer. */
const STALE_USE_MS = 5 * 60_000;

/** How long it is remembered that there is no secret yet: short, as the operator is about to make one. */
const ABSENT_MS = 10_000;

const ONLY = 'secrets';

/** One instance's cache of the secrets of links. */
export class LinkSecretCache {
  readonly #store: LinkSecretStore;
  readonly #nowMs: () => number;
  readonly #cache = new TimestampedCache<readonly LinkSecret[]>(1);

  /** @param nowMs a clock, Unix milliseconds */
  constructor(store: LinkSecretStore, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /** @throws TableUnavailable if the table does not answer and no secrets were read in the last five minutes */
  async readAll(): Promise<readonly LinkSecret[]> {
    const now = this.#nowMs();
    const within = (ageMs: number) => this.#cache.get(ONLY, { sinceMs: now - ageMs, untilMs: now });
    const fresh = within(within(FRESH_MS)?.length === 0 ? ABSENT_MS : FRESH_MS);
    if (fresh) return fresh;
    try {
      const secrets = await this.#store.readAll();
      this.#cache.put(ONLY, secrets, now);
      return secrets;
    } catch (fault) {
      const stale = fault instanceof TableUnavailable ? within(STALE_USE_MS) : undefined;
      if (!stale) throw fault;
      return stale;
    }
  }
}
