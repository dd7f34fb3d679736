/** The record of a credential: an API key, one subject of a token issuer, or all other subjects of an issuer. */
export interface KeyRecord {
  /** `key#<digest of the key>`, `subject#<digest of issuer and subject>` or `issuer#<digest of the issuer>`. */
  readonly id: string;
  /** The client; equal for all its keys, before and after a rotation. Rate limits count per principal. */
  readonly principal: string;
  /** The operator's name for the client. */
  readonly name: string;
  /** Usage plan of the gateway key. */
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly state: 'active' | 'disabled';
  /** `2026-11-21T16:40:00.000Z` */
  readonly created: string;
  /** UTC day, `2026-11-21`, of the last request; undefined before the first. */
  readonly lastUsed?: string | undefined;
  /** Unix seconds from which on the credential is refused; undefined: it never ends. */
  readonly endsAt?: number | undefined;
  /** Value of the gateway key that the usage plan counts by. Never accepted from a client. */
  readonly gatewayKey: string;
  /** The gateway's id of that key; undefined without a gateway, as in local use. */
  readonly gatewayKeyId?: string | undefined;
  /** The first characters of the key, the subject, or `*` for all subjects of an issuer. */
  readonly hint: string;
}

/** The operations on the keys table that checking credentials needs. */
export interface KeyStore {
  /** @throws TableUnavailable */
  find(id: string): Promise<KeyRecord | undefined>;
  /**
   * Writes the day of a key's last use.
   *
   * @throws TableUnavailable
   */
  markUsed(id: string, day: string): Promise<void>;
}

/** The operations on the keys table that its operator needs. Each method may throw TableUnavailable. */
export interface KeyRegistry {
  /** Every record, the oldest first. */
  listAll(): Promise<readonly KeyRecord[]>;
  /** @returns false where a record with that id exists; it is not changed */
  add(record: KeyRecord): Promise<boolean>;
  /** @returns false where there is no such record */
  setState(id: string, state: KeyRecord['state']): Promise<boolean>;
  /** @param endsAt Unix seconds @returns false where there is no such record */
  setEnd(id: string, endsAt: number): Promise<boolean>;
}
