import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEMO_PLAN } from '../../base/catalog/work-budgets.ts';
import type { KeyRecord } from '../../contract/tables/key-store.ts';
import { Refusal } from './refusal.ts';

/** Id of the record that lets visitors take demo tokens. Its gateway key is also the secret that signs them. */
export const DEMO_RECORD_ID = 'demo#tokens';

/** The client of that record, for `npm run keys`. */
export const DEMO_CLIENT = 'demo';

/** How long a demo token is valid. */
export const DEMO_TOKEN_SECONDS = 30 * 60;

/** Prefix that distinguishes a demo token from a key. */
export const DEMO_TOKEN_PREFIX = 'demo_';

/** End in seconds since 1970, base 36, and a signature of 256 bits. */
const SHAPE = /^demo_([0-9a-z]{6,8})_([\w-]{43})$/;

/** A token for a visitor. */
interface DemoToken {
  readonly value: string;
  /** Unix seconds. */
  readonly endsAt: number;
}

/** The caller of a demo token: the network, not the token, so that further tokens bring no further requests. */
interface DemoBearer {
  readonly principal: string;
}

/** What a token is issued for or checked against. */
interface DemoRequest {
  readonly record: KeyRecord;
  /** The network of the client (`lib/chain/client-network.ts`). */
  readonly network: string | undefined;
  readonly nowMs: number;
}

/**
 * Creates a demo token: its end and an HMAC-SHA256 over its end and the network of the client. The token does not show
 * the network and works from no other one.
 */
export function signDemoToken({ record, network, nowMs }: DemoRequest): DemoToken {
  const endsAt = Math.floor(nowMs / 1000) + DEMO_TOKEN_SECONDS;
  const signature = signEnd(record, endsAt, network);
  return { value: `${DEMO_TOKEN_PREFIX}${endsAt.toString(36)}_${signature}`, endsAt };
}

/**
 * Checks a demo token.
 *
 * @throws Refusal `expiredDemo`, or `otherDemo` for one that this service did not issue to this network
 */
export function verifyDemoToken(token: string, { record, network, nowMs }: DemoRequest): DemoBearer {
  const [, end = '', signature = ''] = SHAPE.exec(token) ?? [];
  const endsAt = Number.parseInt(end, 36);
  if (!Number.isSafeInteger(endsAt) || network === undefined) throw new Refusal('otherDemo');
  if (endsAt * 1000 <= nowMs) throw new Refusal('expiredDemo');
  const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signEnd(record, endsAt, network)));
  if (!isOwn || endsAt * 1000 > nowMs + DEMO_TOKEN_SECONDS * 1000) throw new Refusal('otherDemo');
  return { principal: toDemoPrincipal(record, network) };
}

/** Whether a record lets visitors take tokens. */
export const isDemoOpen = (record: KeyRecord | undefined): record is KeyRecord =>
  record?.state === 'active' && record.plan === DEMO_PLAN;

/** Digits of the principal: enough that two networks never share one. */
const PRINCIPAL_DIGITS = 24;

/** The principal of a network. The secret keeps logs from revealing the network. */
export const toDemoPrincipal = (record: KeyRecord, network: string): string =>
  `demo-${sign(record, `principal\n${network}`).toString('hex').slice(0, PRINCIPAL_DIGITS)}`;

const signEnd = (record: KeyRecord, endsAt: number, network = ''): string =>
  sign(record, `token\n${endsAt}\n${network}`).toString('base64url');

const sign = ({ gatewayKey }: KeyRecord, text: string): Buffer =>
  createHmac('sha256', gatewayKey).update(text).digest();
