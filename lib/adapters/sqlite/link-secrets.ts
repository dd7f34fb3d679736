import { type LinkSecret, type LinkSecretRegistry, newestVersionOf } from '../../contract/tables/link-secrets.ts';
import type { Row, Sql, TablesFile } from './tables-file.ts';

const INSERT = 'INSERT INTO link_secrets (version, key, seals_from) VALUES (?, ?, ?)';

/** The secrets of links in a file. Changes survive a power failure. */
export const createLinkSecretsInFile = (file: TablesFile): LinkSecretRegistry => ({
  readAll: () => file.read(readSecrets),
  replaceAll: (secrets, newestRead) =>
    file.writeDurably((sql) => {
      if (newestVersionOf(readSecrets(sql)) !== newestRead) return false;
      sql.run('DELETE FROM link_secrets');
      for (const { version, key, sealsFrom } of secrets) sql.run(INSERT, version, key, sealsFrom);
      return true;
    }),
});

const readSecrets = (sql: Sql): readonly LinkSecret[] => sql.all('SELECT * FROM link_secrets').map(toSecret);

const toSecret = ({ version, key, seals_from: sealsFrom }: Row): LinkSecret => ({
  version: Number(version),
  key: key as Uint8Array,
  sealsFrom: Number(sealsFrom),
});
