/** What is known of one credential: an API key, the subject of an issuer's tokens, or all its other subjects. */
export interface KeyRecord {
  /** `key#<digest of the key>`, `subject#<digest of issuer and subject>` or `issuer#<digest of the issuer>`. */
  readonly id: string;
  /** Who calls; the same for all keys of one client, before and after a rotation. Limits are counted for it. */
  readonly principal: string;
  /** What the operator calls the client. */
  readonly name: string;
  /** Usage plan that the gateway key is in. */
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly state: 'active' | 'disabled';
  /** `2026-11-21T16:40:00.000Z` */
  readonly created: string;
  /** UTC day, `2026-11-21`, of the last request; undefined where there was none. */
  readonly lastUsed?: string | undefined;
  /** Unix seconds after which it is not accepted; undefined: it has no end. */
  readonly endsAt?: number | undefined;
  /** By what the gateway's usage plan counts: the value of a key of the gateway. Never accepted from a client. */
  readonly gatewayKey: string;
  /** How the gateway names that key; undefined where there is no gateway to tell, as locally. */
  readonly gatewayKeyId?: string | undefined;
  /** The first characters of the key, the subject, or `*` for all of an issuer. */
  readonly hint: string;
}

/** The table of keys, as far as whoever checks credentials needs it. */
export interface KeyStore {
  /** @throws TableUnavailable */
  find(id: string): Promise<KeyRecord | undefined>;
  /**
   * Notes the day on which a key was last used.
   *
   * @throws TableUnavailable
   */
  markUsed(id: string, day: string): Promise<void>;
}
