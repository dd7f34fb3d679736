/**
 * A process that writes to the tables in a file: `keys` adds one key after the other and prints the id of each that was
 * acknowledged; `limits` counts 125 requests of one principal and prints how many were accepted; `prepare` makes the tables.
 */
import { writeSync } from 'node:fs';
import { prepareTablesFile } from '../../../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../../../lib/adapters/sqlite/keys.ts';
import { createLimitTableInFile } from '../../../../lib/adapters/sqlite/limits.ts';
import { TablesFile } from '../../../../lib/adapters/sqlite/tables-file.ts';
import { testClient } from '../../../support/clients.ts';

const [path = '', task, at = ''] = process.argv.slice(2);
const file = new TablesFile(path, 10_000);

async function addKeys(): Promise<never> {
  const keys = createKeyTableInFile(file);
  for (;;) {
    const { record } = testClient();
    if (await keys.add(record)) writeSync(1, `${record.id}\n`);
  }
}

async function countRequests(): Promise<number> {
  const limits = createLimitTableInFile(file);
  let accepted = 0;
  for (let sent = 0; sent < 125; sent += 1) {
    const taken = await limits.take({ principalId: 'crowd', limitClass: 'reverse', at: new Date(at) });
    if (taken.accepted) accepted += 1;
  }
  return accepted;
}

if (task === 'keys') await addKeys();
else if (task === 'prepare') prepareTablesFile(path);
else writeSync(1, String(await countRequests()));
