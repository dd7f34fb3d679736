import { toLinksPrincipal } from '../../contract/make-link.ts';
import type { KeyRecord } from '../../contract/tables/key-store.ts';
import type { LinkSecretStore } from '../../contract/tables/link-secrets.ts';
import { type Credential, readCredential, type SentRequest } from './credentials.ts';
import { DEMO_RECORD_ID, isDemoOpen, toDemoPrincipal, verifyDemoToken } from './demo-tokens.ts';
import type { KeyCache } from './key-cache.ts';
import { isMiscopied } from './key-format.ts';
import { openLink, readSecretVersion } from './link-token.ts';
import { isSameRecord, toIssuerRecordId, toKeyRecordId, toTokenPrincipal, toTokenRecordId } from './record-id.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { intersectScopes } from './scopes.ts';
import type { VerifyToken } from './tokens.ts';

/** An admitted caller: its principal, its scopes, and the record that its credential matched. */
export interface Admission {
  readonly principal: string;
  readonly scopes: readonly string[];
  readonly credential: Credential['kind'] | 'link';
  readonly record: KeyRecord;
  /** Ids of the records that links of the caller are sealed for; none where it may make no links. */
  readonly recordIds: readonly string[];
}

/** The key records, token verifier and clock that credentials are checked against. */
export interface AdmissionParts {
  readonly keys: KeyCache;
  /** Undefined where no issuer is configured. */
  readonly verifyToken: VerifyToken | undefined;
  /** Reads the network of a request's client; undefined where demo tokens are not accepted. */
  readonly readNetwork?: ((request: SentRequest) => string | undefined) | undefined;
  /** A clock, Unix milliseconds. */
  readonly nowMs: () => number;
}

/** What links are checked against. */
export interface LinkAdmissionParts extends Pick<AdmissionParts, 'keys' | 'nowMs'> {
  readonly linkSecrets: LinkSecretStore;
}

/**
 * Identifies the caller of a request by its credentials.
 *
 * @returns undefined for a request without credentials
 * @throws Refusal for credentials that are not accepted; any other error when they cannot be checked
 */
export async function admit(request: SentRequest, parts: AdmissionParts): Promise<Admission | undefined> {
  const credential = readCredential(request);
  return credential && (await ADMIT_BY_KIND[credential.kind](credential.value, parts, request));
}

type AdmitCredential = (value: string, parts: AdmissionParts, request: SentRequest) => Promise<Admission>;

const ADMIT_BY_KIND: Readonly<Record<Credential['kind'], AdmitCredential>> = {
  key: admitKey,
  token: admitToken,
  demo: admitDemo,
};

async function admitKey(key: string, parts: AdmissionParts): Promise<Admission> {
  if (isMiscopied(key)) throw new Refusal('miscopied');
  const id = toKeyRecordId(key);
  const record = await parts.keys.find(id);
  if (!record || !isSameRecord(record.id, id)) throw new Refusal('unknownKey');
  requireInForce(record, parts.nowMs());
  return { principal: record.principal, scopes: record.scopes, credential: 'key', record, recordIds: [id] };
}

async function admitToken(token: string, { keys, verifyToken, nowMs }: AdmissionParts): Promise<Admission> {
  if (!verifyToken) throw new Refusal('noIssuer');
  const { issuer, subject, scopes } = await verifyToken(token);
  const recordIds = [toTokenRecordId(issuer, subject), toIssuerRecordId(issuer)];
  const record = await findFirst(recordIds, keys);
  if (!record) throw new Refusal('unknownSubject');
  requireInForce(record, nowMs());
  return {
    principal: choosePrincipal(record, recordIds),
    scopes: intersectScopes(scopes, record.scopes),
    credential: 'token',
    record,
    recordIds,
  };
}

/**
 * Identifies the owner of a link by its token. The record of the owner is read as for any other request, so a link ends with
 * the credentials that made it. It has no scope. Its principal stands for all links of the owner: what others fetch through them
 * has limits of its own and takes nothing from the owner's.
 *
 * @throws Refusal for a token that is not accepted; any other error when it cannot be checked
 */
export async function admitLink(token: string, { keys, linkSecrets, nowMs }: LinkAdmissionParts): Promise<Admission> {
  const link = openLink(token, await linkSecrets.readAll({ openVersion: readSecretVersion(token) }));
  if (!link) throw new Refusal('badLink');
  const record = await findFirst(link.owner, keys);
  if (!record || findRefusal(record, nowMs()) !== undefined) throw new Refusal('endedLink');
  return {
    principal: toLinksPrincipal(choosePrincipal(record, link.owner)),
    scopes: [],
    credential: 'link',
    record,
    recordIds: [],
  };
}

/**
 * Identifies a caller without credentials by its network, as if it had a demo token.
 *
 * @returns undefined where the demo is closed or the network is not known
 */
export async function admitVisitor(
  request: SentRequest,
  { keys, readNetwork }: AdmissionParts,
): Promise<Admission | undefined> {
  const network = readNetwork?.(request);
  const record = network === undefined ? undefined : await keys.find(DEMO_RECORD_ID);
  if (network === undefined || !isDemoOpen(record)) return undefined;
  return { principal: toDemoPrincipal(record, network), scopes: [], credential: 'demo', record, recordIds: [] };
}

/** The record of the first id that has one. */
async function findFirst(recordIds: readonly string[], keys: KeyCache): Promise<KeyRecord | undefined> {
  for (const id of recordIds) {
    const record = await keys.find(id);
    if (record) return record;
  }
  return undefined;
}

/** A subject without a record of its own is not the principal of its issuer's record, which all such subjects share. */
function choosePrincipal(record: KeyRecord, [first = '']: readonly string[]): string {
  return record.id === first ? record.principal : toTokenPrincipal(first);
}

function requireInForce(record: KeyRecord, nowMs: number): void {
  const reason = findRefusal(record, nowMs);
  if (reason) throw new Refusal(reason);
}

/** The reason why a record admits nobody; undefined for one in force. */
function findRefusal({ state, endsAt }: KeyRecord, nowMs: number): RefusalReason | undefined {
  if (state !== 'active') return 'disabled';
  return endsAt !== undefined && endsAt * 1000 <= nowMs ? 'expiredKey' : undefined;
}

async function admitDemo(
  token: string,
  { keys, readNetwork, nowMs }: AdmissionParts,
  request: SentRequest,
): Promise<Admission> {
  if (!readNetwork) throw new Refusal('noDemo');
  const record = await keys.find(DEMO_RECORD_ID);
  if (!isDemoOpen(record)) throw new Refusal('noDemo');
  const { principal } = verifyDemoToken(token, { record, network: readNetwork(request), nowMs: nowMs() });
  return { principal, scopes: [], credential: 'demo', record, recordIds: [] };
}
