import { join } from 'node:path';
import { describe } from 'vitest';
import { seedLocalAccess } from '../../../host/access/local-access.ts';
import { createKeyTableInFile } from '../../../lib/adapters/sqlite/keys.ts';
import { TablesFile } from '../../../lib/adapters/sqlite/tables-file.ts';
import { abuse } from '../start/abuse.ts';
import { KEY } from '../start/started.ts';
import { startServer } from './served.ts';

const server = startServer();

describe('the prebuilt service, abused', () => {
  abuse(async () => {
    const { process, address, log } = await server.start();
    const file = new TablesFile(join(server.folder, 'state', 'tables.sqlite'));
    await seedLocalAccess({ keys: createKeyTableInFile(file), key: KEY });
    file.close();
    return { process, address, output: log().join('\n') };
  });
});
