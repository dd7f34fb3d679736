import type { KeyRecord } from '../store/keys.ts';
import { type Credential, credentialOf, type SentHeaders } from './credentials.ts';
import { isMiscopied } from './key-format.ts';
import type { KnownKeys } from './known-keys.ts';
import { isSameRecord, issuerRecordId, keyRecordId, subjectPrincipal, subjectRecordId } from './record-id.ts';
import { Refusal } from './refusal.ts';
import { allowedByBoth } from './scopes.ts';
import type { VerifyToken } from './tokens.ts';

/** Who was let in, and as what. */
export interface Admission {
  readonly principal: string;
  readonly scopes: readonly string[];
  readonly credential: 'key' | 'token';
  readonly record: KeyRecord;
}

/** What credentials are held against. */
export interface Register {
  readonly keys: KnownKeys;
  /** Undefined where no issuer is configured. */
  readonly verifyToken: VerifyToken | undefined;
  /** A clock, Unix milliseconds. */
  readonly nowMs: () => number;
}

/**
 * Who sends a request.
 *
 * @returns undefined for a request without credentials
 * @throws Refusal for credentials that are not accepted; anything else where they cannot be checked
 */
export async function admit(sent: SentHeaders, register: Register): Promise<Admission | undefined> {
  const credential = credentialOf(sent);
  return credential && (await ADMISSION[credential.kind](credential.value, register));
}

const ADMISSION: Readonly<Record<Credential['kind'], (value: string, register: Register) => Promise<Admission>>> = {
  key: admitKey,
  token: admitToken,
};

async function admitKey(key: string, register: Register): Promise<Admission> {
  if (isMiscopied(key)) throw new Refusal('miscopied');
  const id = keyRecordId(key);
  const record = await register.keys.find(id);
  if (!record || !isSameRecord(record.id, id)) throw new Refusal('unknownKey');
  requireInForce(record, register.nowMs());
  return { principal: record.principal, scopes: record.scopes, credential: 'key', record };
}

async function admitToken(token: string, { keys, verifyToken, nowMs }: Register): Promise<Admission> {
  if (!verifyToken) throw new Refusal('noIssuer');
  const { issuer, subject, scopes } = await verifyToken(token);
  const own = await keys.find(subjectRecordId(issuer, subject));
  const record = own ?? (await keys.find(issuerRecordId(issuer)));
  if (!record) throw new Refusal('unknownSubject');
  requireInForce(record, nowMs());
  return {
    principal: own ? own.principal : subjectPrincipal(issuer, subject),
    scopes: allowedByBoth(scopes, record.scopes),
    credential: 'token',
    record,
  };
}

function requireInForce({ state, endsAt }: KeyRecord, nowMs: number): void {
  if (state !== 'active') throw new Refusal('disabled');
  if (endsAt !== undefined && endsAt * 1000 <= nowMs) throw new Refusal('expiredKey');
}
