import { toKeyId } from '../../lib/adapters/access/record-id.ts';
import type { KeyRecord } from '../../lib/contract/tables/key-store.ts';
import type { KeyRotation } from './change.ts';
import type { Registration } from './create.ts';
import type { KeyImport } from './exchange.ts';
import type { LinkRotation } from './link-secrets.ts';

/** Reports for the operator. Only `create` and `rotate` show a key, and only once. */

export function reportRegistration({ record, key }: Registration): string {
  const shown = key === undefined ? formatTokenLines(record) : formatKeyLines(key);
  return [...shown, ...formatDetailLines(record)].join('\n');
}

export function reportRotation({ othersEndAt, ...created }: KeyRotation): string {
  return `${reportRegistration(created)}\n  Others    end ${formatInstant(othersEndAt)}`;
}

export const reportDemo = ({ principal, plan }: KeyRecord): string =>
  `visitors can take demo tokens, all together in the plan ${plan}; disable ${principal} ends it within a minute`;

export const reportProbe = ({ record: { principal } }: Registration): string =>
  `the probe uses a new key, as ${principal}; list shows earlier clients named probe, which disable <id> locks out`;

export function reportState(records: readonly KeyRecord[]): string {
  return records
    .map(({ principal, hint, state }) => `${principal} (${hint}) is ${state}; takes effect everywhere within a minute`)
    .join('\n');
}

export function reportLinkRotation({ version, sealsFrom, opening }: LinkRotation): string {
  const others =
    opening.length > 0
      ? `Version ${opening.join(', ')} opens links until the last of them has ended.`
      : 'Every link made before is refused everywhere within a minute.';
  return `Links are sealed with version ${version} from ${formatInstant(sealsFrom)} on. ${others}`;
}

export function reportImport({ added, differing, equal, ended }: KeyImport): string {
  const lines = differing.map(
    (record) => `  ${record.principal} ${toKeyId(record.id)}: ${record.state}, ends ${endOf(record)}`,
  );
  return [
    `${added.length} added, ${equal} there already, ${ended} left out as they have ended`,
    ...(lines.length > 0 ? ['These are in another state in the file, and stay as they are here:', ...lines] : []),
  ].join('\n');
}

const HEADINGS = ['id', 'key id', 'name', 'plan', 'scopes', 'state', 'key or subject', 'created', 'last used', 'ends'];

/** A table with one line per record. Logs name callers by `id` and `key id`. */
export function reportList(records: readonly KeyRecord[], now: Date): string {
  if (records.length === 0) return 'There are no clients yet; create adds one.';
  const lines = [HEADINGS, ...records.map((record) => toCells(record, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const padded = lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

function toCells(record: KeyRecord, now: Date): string[] {
  const { id, principal, name, plan, scopes, hint, created, lastUsed } = record;
  return [
    principal,
    toKeyId(id),
    name,
    plan,
    scopes.join(' ') || '–',
    stateOf(record, now),
    hint,
    formatDay(created),
    lastUsed ?? 'never',
    endOf(record),
  ];
}

const endOf = ({ endsAt }: KeyRecord): string => (endsAt === undefined ? 'never' : formatInstant(endsAt));

function stateOf({ state, endsAt }: KeyRecord, now: Date): string {
  const hasEnded = endsAt !== undefined && endsAt * 1000 <= now.getTime();
  return hasEnded ? 'ended' : state;
}

const formatKeyLines = (key: string): string[] => [
  `  API key   ${key}`,
  '            shown only once; the service stores its hash',
];

const formatTokenLines = ({ hint }: KeyRecord): string[] => [
  `  Subject   ${hint === '*' ? 'all subjects of the issuer' : hint}`,
];

function formatDetailLines({ principal, plan, scopes, endsAt }: KeyRecord): string[] {
  return [
    `  Id        ${principal}`,
    `  Plan      ${plan}`,
    `  Scopes    ${scopes.join(' ') || 'none'}`,
    `  Ends      ${endsAt === undefined ? 'never' : formatInstant(endsAt)}`,
  ];
}

const formatDay = (instant: string): string => instant.slice(0, 10);

/** `2027-12-31 23:59 UTC` */
const formatInstant = (unixSeconds: number): string =>
  `${new Date(unixSeconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
