import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { toKeyId } from '../../lib/adapters/access/record-id.ts';
import { type ChangedItem, type Item, idOf, type TableComparison } from './compare.ts';

interface ComparedTables {
  readonly table: string;
  readonly copy: string;
}

/** What differs between a table and its earlier state. Secrets are never shown. */
export function describeComparison(
  { table, copy }: ComparedTables,
  { missing, changed, equal, added, expired }: TableComparison,
  overwrites: boolean,
): string {
  return [
    `${table}, compared with ${copy}:`,
    `  ${missing.length} missing, to be added`,
    ...missing.map((item) => `      ${labelOf(item)}`),
    `  ${changed.length} changed since, ${overwrites ? 'to be set back' : 'kept as they are (--overwrite sets them back)'}`,
    ...changed.map(describeChange),
    `  ${equal} equal, ${added} that are new since and stay, ${expired} left out as they have ended`,
  ].join('\n');
}

function describeChange({ earlier, current, attributes }: ChangedItem): string {
  const changes = attributes.map((name) => `${name} ${describeValue(name, earlier)} → ${describeValue(name, current)}`);
  return `      ${labelOf(current)}: ${changes.join(', ')}`;
}

/** Client and key id, as in the list of keys. */
function labelOf(item: Item): string {
  const id = idOf(item);
  return item.principal?.S === undefined ? id : `${item.principal.S} ${toKeyId(id)}`;
}

/** Attributes whose values may be shown. */
const SHOWN: ReadonlySet<string> = new Set(['state', 'plan', 'name', 'scopes', 'ends_at', 'created', 'newest']);

function describeValue(name: string, item: Item): string {
  const value = item[name];
  if (!value) return 'none';
  return SHOWN.has(name) ? toText(value) : '(not shown)';
}

const toText = ({ S, N, L }: AttributeValue): string => S ?? N ?? (L?.map(toText).join(' ') || 'none');
