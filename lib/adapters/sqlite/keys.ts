import type { SQLInputValue } from 'node:sqlite';
import type { KeyRecord, KeyRegistry, KeyStore } from '../../contract/tables/key-store.ts';
import { type KeyItem, removalTimeOf, toKeyItem, toKeyRecord } from '../tables/key-item.ts';
import type { Row, TablesFile } from './tables-file.ts';

const COLUMNS = [
  'id',
  'principal',
  'name',
  'plan',
  'scopes',
  'state',
  'created',
  'last_used',
  'ends_at',
  'expires_at',
  'gateway_key',
  'gateway_key_id',
  'hint',
] as const satisfies readonly (keyof KeyItem)[];

const INSERT = `INSERT OR IGNORE INTO keys (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`;

/** The keys table in a file, with the operations of the authorizer and of the operator, whose changes survive a power failure. */
export function createKeyTableInFile(file: TablesFile): KeyStore & KeyRegistry {
  const change = async (statement: string, ...values: SQLInputValue[]): Promise<boolean> =>
    (await file.writeDurably((sql) => sql.run(statement, ...values))) > 0;
  return {
    find: (id) =>
      file.read((sql) => {
        const row = sql.get('SELECT * FROM keys WHERE id = ?', id);
        return row && toRecord(row);
      }),
    async markUsed(id, day) {
      await file.write((sql) => sql.run('UPDATE keys SET last_used = ? WHERE id = ?', day, id));
    },
    listAll: () =>
      file.read((sql) => sql.all('SELECT * FROM keys ORDER BY created, principal, id').map((row) => toRecord(row))),
    add: (record) => change(INSERT, ...toValues(toKeyItem(record))),
    setState: (id, state) => change('UPDATE keys SET state = ? WHERE id = ?', state, id),
    setEnd: (id, endsAt) =>
      change('UPDATE keys SET ends_at = ?, expires_at = ? WHERE id = ?', endsAt, removalTimeOf(endsAt), id),
  };
}

function toValues(item: KeyItem): SQLInputValue[] {
  const row: Partial<Record<keyof KeyItem, SQLInputValue | undefined>> = {
    ...item,
    scopes: JSON.stringify(item.scopes),
  };
  return COLUMNS.map((column) => row[column] ?? null);
}

function toRecord(row: Row): KeyRecord {
  const text = (column: keyof KeyItem): string => String(row[column]);
  const optionalText = (column: keyof KeyItem) => (row[column] === null ? undefined : text(column));
  return toKeyRecord({
    id: text('id'),
    principal: text('principal'),
    name: text('name'),
    plan: text('plan'),
    scopes: JSON.parse(text('scopes')),
    state: row.state === 'active' ? 'active' : 'disabled',
    created: text('created'),
    last_used: optionalText('last_used'),
    ends_at: row.ends_at === null ? undefined : Number(row.ends_at),
    gateway_key: text('gateway_key'),
    gateway_key_id: optionalText('gateway_key_id'),
    hint: text('hint'),
  });
}
