import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { EXPIRY_ATTRIBUTE } from '../tables.ts';

/** An item as DynamoDB has it, so that a copy is exact. */
export type Item = Readonly<Record<string, AttributeValue>>;

/** An item that differs from its earlier state. */
export interface ChangedItem {
  readonly earlier: Item;
  readonly current: Item;
  /** Names of the attributes that differ, sorted. */
  readonly attributes: readonly string[];
}

/** An earlier state of a table compared with the current one. */
export interface TableComparison {
  /** Items of the earlier state that the table lacks. */
  readonly missing: readonly Item[];
  readonly changed: readonly ChangedItem[];
  /** Number of items that are equal. */
  readonly equal: number;
  /** Number of items that the table has only now. They are never removed. */
  readonly added: number;
  /** Number of missing items whose time has passed, which are not restored. */
  readonly expired: number;
}

/** The day of a key's last use changes by itself and is no reason to write an item. */
export const LAST_USED = 'last_used';

/** Compares items by their attribute `id`. */
export function compareItems(earlier: readonly Item[], current: readonly Item[], nowSeconds: number): TableComparison {
  const currentById = new Map(current.map((item) => [idOf(item), item]));
  const lacking = earlier.filter((item) => !currentById.has(idOf(item)));
  const missing = lacking.filter((item) => !isExpired(item, nowSeconds));
  const common = earlier.flatMap((item) => {
    const counterpart = currentById.get(idOf(item));
    return counterpart ? [{ earlier: item, current: counterpart, attributes: listChanges(item, counterpart) }] : [];
  });
  const changed = common.filter(({ attributes }) => attributes.length > 0);
  return {
    missing,
    changed,
    equal: common.length - changed.length,
    added: current.length - common.length,
    expired: lacking.length - missing.length,
  };
}

export const idOf = (item: Item): string => item.id?.S ?? '';

function listChanges(earlier: Item, current: Item): readonly string[] {
  const names = new Set([...Object.keys(earlier), ...Object.keys(current)]);
  names.delete(LAST_USED);
  return [...names].filter((name) => !isDeepStrictEqual(earlier[name], current[name])).sort();
}

function isExpired(item: Item, nowSeconds: number): boolean {
  const expiresAt = item[EXPIRY_ATTRIBUTE]?.N;
  return expiresAt !== undefined && Number(expiresAt) <= nowSeconds;
}
