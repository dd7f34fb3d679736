import { randomBytes } from 'node:crypto';
import { deriveIdentifyingKey } from '../../lib/adapters/access/links.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import {
  IDENTIFYING_VERSION,
  type LinkSecret,
  type LinkSecretRegistry,
  newestVersionOf,
} from '../../lib/contract/tables/link-secrets.ts';
import { UsageError } from './usage-error.ts';

/** AES-256 */
const KEY_BYTES = 32;

/**
 * Time from a rotation until the new secret seals links: twice as long as instances use what they have read, so that none
 * refuses a new link because it does not know the secret yet.
 */
const HANDOVER_SECONDS = 120;

/** Greatest version that a token can name. */
const MAX_VERSION = 0xffff;

/** Makes the first secret; nothing is changed where there is one. */
export async function ensureLinkSecret(registry: LinkSecretRegistry, now: Date): Promise<void> {
  if ((await registry.readAll()).length > 0) return;
  await registry.replaceAll([makeSecret(1, toSeconds(now))], 0);
}

/** The result of a rotation. */
export interface LinkRotation {
  /** The new secret, without its key. */
  readonly version: number;
  /** Unix seconds. */
  readonly sealsFrom: number;
  /** Earlier versions that still open links. */
  readonly opening: readonly number[];
}

/**
 * Makes a new secret for links. The earlier ones open links until the last of theirs has ended.
 *
 * @param isRevoking whether the earlier secrets are removed instead, which ends every link at once
 * @throws UsageError where another rotation came between
 */
export async function rotateLinkSecrets(
  registry: LinkSecretRegistry,
  isRevoking: boolean,
  now: Date,
): Promise<LinkRotation> {
  const secrets = await registry.readAll();
  const newest = newestVersionOf(secrets);
  if (newest === MAX_VERSION) throw new UsageError(`there is no version after ${MAX_VERSION}`);
  const sealing = secrets.filter(({ version }) => version !== IDENTIFYING_VERSION);
  const kept = isRevoking ? [] : sealing.filter((secret) => mayOpen(secret, secrets, toSeconds(now)));
  const next = makeSecret(newest + 1, toSeconds(now) + (kept.length > 0 ? HANDOVER_SECONDS : 0));
  const isReplaced = await registry.replaceAll([...keepIdentifyingSecret(secrets), ...kept, next], newest);
  if (!isReplaced)
    throw new UsageError('the secrets were changed at the same moment; look whether that was a rotation');
  const opening = kept.map(({ version }) => version).toSorted((one, other) => one - other);
  return { version: next.version, sealsFrom: next.sealsFrom, opening };
}

/** The secret that identifies events, which no rotation changes: subscribers would see every event twice. */
const keepIdentifyingSecret = (secrets: readonly LinkSecret[]): readonly LinkSecret[] =>
  secrets.length === 0 ? [] : [{ version: IDENTIFYING_VERSION, key: deriveIdentifyingKey(secrets), sealsFrom: 0 }];

/** Whether links of a secret can still be open: the longest are sealed just before the next secret takes over. */
function mayOpen({ version }: LinkSecret, secrets: readonly LinkSecret[], nowSeconds: number): boolean {
  const successor = secrets.find((other) => other.version === version + 1);
  return (
    successor === undefined || successor.sealsFrom + SIZES.calendar_link_seconds.maximum + HANDOVER_SECONDS > nowSeconds
  );
}

const makeSecret = (version: number, sealsFrom: number): LinkSecret => ({
  version,
  key: randomBytes(KEY_BYTES),
  sealsFrom,
});

const toSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);
