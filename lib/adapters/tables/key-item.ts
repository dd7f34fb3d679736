import type { KeyRecord } from '../../contract/tables/key-store.ts';

/** A stored key record. The table removes it at `expires_at`; its key is refused from `ends_at` on. */
export interface KeyItem {
  readonly id: string;
  readonly principal: string;
  readonly name: string;
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly state: 'active' | 'disabled';
  readonly created: string;
  readonly last_used?: string | undefined;
  readonly ends_at?: number | undefined;
  readonly expires_at?: number | undefined;
  readonly gateway_key: string;
  readonly gateway_key_id?: string | undefined;
  readonly hint: string;
}

/** How long after its end a key is still reported as expired instead of unknown. */
const RETENTION_SECONDS = 30 * 86_400;

/** When the item of a key with this end is removed, Unix seconds. */
export const removalTimeOf = (endsAt: number): number => endsAt + RETENTION_SECONDS;

export function toKeyItem({ lastUsed, endsAt, gatewayKey, gatewayKeyId, ...rest }: KeyRecord): KeyItem {
  return {
    ...rest,
    last_used: lastUsed,
    ends_at: endsAt,
    expires_at: endsAt === undefined ? undefined : removalTimeOf(endsAt),
    gateway_key: gatewayKey,
    gateway_key_id: gatewayKeyId,
  };
}

export function toKeyRecord(item: KeyItem): KeyRecord {
  const { last_used: lastUsed, ends_at: endsAt, gateway_key: gatewayKey, gateway_key_id: gatewayKeyId } = item;
  const { id, principal, name, plan, scopes, state, created, hint } = item;
  return { id, principal, name, plan, scopes, state, created, hint, lastUsed, endsAt, gatewayKey, gatewayKeyId };
}
