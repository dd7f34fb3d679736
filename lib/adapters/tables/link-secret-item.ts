import { type LinkSecret, newestVersionOf } from '../../contract/tables/link-secrets.ts';

/** Id of the item in the table of keys that has the secrets of links. Ids of key records contain `#`. */
export const LINK_SECRETS_ID = 'link-secrets';

/** Id of the item that says that a link was ended. */
export const toEndedLinkId = (id: string): string => `${ENDED_LINK_PREFIX}${id}`;
export const ENDED_LINK_PREFIX = 'ended-link-';

/** The stored secrets of links: one item, which is read and replaced as a whole. */
export interface LinkSecretItem {
  readonly id: typeof LINK_SECRETS_ID;
  readonly newest: number;
  readonly secrets: readonly StoredSecret[];
}

interface StoredSecret {
  readonly version: number;
  /** Base64. */
  readonly key: string;
  readonly seals_from: number;
}

export const toLinkSecretItem = (secrets: readonly LinkSecret[]): LinkSecretItem => ({
  id: LINK_SECRETS_ID,
  newest: newestVersionOf(secrets),
  secrets: secrets.map(({ version, key, sealsFrom }) => ({
    version,
    key: Buffer.from(key).toString('base64'),
    seals_from: sealsFrom,
  })),
});

export const toLinkSecrets = ({ secrets }: LinkSecretItem): readonly LinkSecret[] =>
  secrets.map(({ version, key, seals_from: sealsFrom }) => ({ version, key: Buffer.from(key, 'base64'), sealsFrom }));
