/** A secret that seals links. */
export interface LinkSecret {
  /** From 1; every link names the version that sealed it. */
  readonly version: number;
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Unix seconds from which on new links are sealed with it. Every instance knows it by then. */
  readonly sealsFrom: number;
}

/** What secrets are read for: to seal a link, or to open one that names a version. */
export type LinkSecretPurpose = 'seal' | { readonly openVersion: number | undefined };

/** The operation on the secrets of links that making and opening links needs. */
export interface LinkSecretStore {
  /**
   * Every secret that opens links, in any order; none where no secret was made yet.
   *
   * @param purpose decides how old a kept copy may be
   * @throws TableUnavailable
   */
  readAll(purpose?: LinkSecretPurpose): Promise<readonly LinkSecret[]>;
}

/** The operations on the secrets of links that the operator needs. Each may throw TableUnavailable. */
export interface LinkSecretRegistry extends LinkSecretStore {
  /**
   * Replaces all secrets at once.
   *
   * @param newestRead newest version that the caller has read; 0: none
   * @returns false where the newest version is another one by now; nothing is changed then
   */
  replaceAll(secrets: readonly LinkSecret[], newestRead: number): Promise<boolean>;
}

/** Newest version of secrets; 0 of none. */
export const newestVersionOf = (secrets: readonly LinkSecret[]): number =>
  secrets.reduce((newest, { version }) => Math.max(newest, version), 0);

/** The secret that seals new links. @returns undefined where there is none */
export function chooseSealingSecret(secrets: readonly LinkSecret[], nowSeconds: number): LinkSecret | undefined {
  return secrets
    .filter(({ version, sealsFrom }) => version !== IDENTIFYING_VERSION && sealsFrom <= nowSeconds)
    .reduce<LinkSecret | undefined>(
      (newest, one) => (newest && newest.version > one.version ? newest : one),
      undefined,
    );
}

/** Version of the secret that identifies events. No token can name it: tokens are sealed with versions from 1. */
export const IDENTIFYING_VERSION = 0;

/** Where ended links are kept until they would have ended by themselves. Each method may throw TableUnavailable. */
export interface EndedLinks {
  has(id: string): Promise<boolean>;
  /** @param endsAt Unix seconds */
  add(id: string, endsAt: number): Promise<void>;
}
