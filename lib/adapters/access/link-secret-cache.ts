import type { LinkSecret, LinkSecretPurpose, LinkSecretStore } from '../../contract/tables/link-secrets.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { TimestampedCache } from './timestamped-cache.ts';

/** How long secrets are used without reading them again, so also how long a revoked one may still open links. */
const FRESH_MS = 60_000;

/** How long secrets are used while the table does not answer. */
const STALE_USE_MS = 5 * 60_000;

/**
 * How long it is remembered that there is no secret, or none of a version: short, as the operator is about to make one or
 * has just done so, and long enough that invented versions cause few readings.
 */
const ABSENT_MS = 10_000;

const ONLY = 'secrets';

/**
 * One instance's cache of the secrets of links. Links are opened from it, and sealed with what the table has at that moment:
 * a secret that the operator has just withdrawn would seal links that end within a minute.
 */
export class LinkSecretCache implements LinkSecretStore {
  readonly #store: LinkSecretStore;
  readonly #nowMs: () => number;
  readonly #cache = new TimestampedCache<readonly LinkSecret[]>(1);

  /** @param nowMs a clock, Unix milliseconds */
  constructor(store: LinkSecretStore, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /** @throws TableUnavailable if the table does not answer and no secrets were read in the last five minutes */
  async readAll(purpose: LinkSecretPurpose = { openVersion: undefined }): Promise<readonly LinkSecret[]> {
    const now = this.#nowMs();
    const within = (ageMs: number) => this.#cache.get(ONLY, { sinceMs: now - ageMs, untilMs: now });
    const fresh = purpose === 'seal' ? undefined : within(canOpen(within(FRESH_MS), purpose) ? FRESH_MS : ABSENT_MS);
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

/** Whether secrets have the version that a link names, or there are any where it names none. */
const canOpen = (secrets: readonly LinkSecret[] = [], { openVersion }: Exclude<LinkSecretPurpose, 'seal'>): boolean =>
  secrets.some(({ version }) => openVersion === undefined || version === openVersion);
