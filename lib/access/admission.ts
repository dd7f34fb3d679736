import type { KeyRecord } from '../store/key-store.ts';
import { type Credential, readCredential, type SentHeaders } from './credentials.ts';
import type { KeyCache } from './key-cache.ts';
import { isMiscopied } from './key-format.ts';
import { isSameRecord, toIssuerRecordId, toKeyRecordId, toSubjectPrincipal, toSubjectRecordId } from './record-id.ts';
import { Refusal } from './refusal.ts';
import { intersectScopes } from './scopes.ts';
import type { VerifyToken } from './tokens.ts';

/** An admitted caller: its principal, its scopes, and the record that its credential matched. */
export interface Admission {
  readonly principal: string;
  readonly scopes: readonly string[];
  readonly credential: 'key' | 'token';
  readonly record: KeyRecord;
}

/** The key records, token verifier and clock that credentials are checked against. */
export interface AdmissionParts {
  readonly keys: KeyCache;
  /** Undefined where no issuer is configured. */
  readonly verifyToken: VerifyToken | undefined;
  /** A clock, Unix milliseconds. */
  readonly nowMs: () => number;
}

/**
 * Identifies the caller of a request by its credentials.
 *
 * @returns undefined for a request without credentials
 * @throws Refusal for credentials that are not accepted; any other error when they cannot be checked
 */
export async function admit(headers: SentHeaders, parts: AdmissionParts): Promise<Admission | undefined> {
  const credential = readCredential(headers);
  return credential && (await ADMIT_BY_KIND[credential.kind](credential.value, parts));
}

const ADMIT_BY_KIND: Readonly<
  Record<Credential['kind'], (value: string, parts: AdmissionParts) => Promise<Admission>>
> = {
  key: admitKey,
  token: admitToken,
};

async function admitKey(key: string, parts: AdmissionParts): Promise<Admission> {
  if (isMiscopied(key)) throw new Refusal('miscopied');
  const id = toKeyRecordId(key);
  const record = await parts.keys.find(id);
  if (!record || !isSameRecord(record.id, id)) throw new Refusal('unknownKey');
  requireInForce(record, parts.nowMs());
  return { principal: record.principal, scopes: record.scopes, credential: 'key', record };
}

async function admitToken(token: string, { keys, verifyToken, nowMs }: AdmissionParts): Promise<Admission> {
  if (!verifyToken) throw new Refusal('noIssuer');
  const { issuer, subject, scopes } = await verifyToken(token);
  const own = await keys.find(toSubjectRecordId(issuer, subject));
  const record = own ?? (await keys.find(toIssuerRecordId(issuer)));
  if (!record) throw new Refusal('unknownSubject');
  requireInForce(record, nowMs());
  return {
    principal: own ? own.principal : toSubjectPrincipal(issuer, subject),
    scopes: intersectScopes(scopes, record.scopes),
    credential: 'token',
    record,
  };
}

function requireInForce({ state, endsAt }: KeyRecord, nowMs: number): void {
  if (state !== 'active') throw new Refusal('disabled');
  if (endsAt !== undefined && endsAt * 1000 <= nowMs) throw new Refusal('expiredKey');
}
