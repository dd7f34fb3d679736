import type { EndedLinks } from '../../contract/tables/link-secrets.ts';
import type { TablesFile } from './tables-file.ts';

/** Ended links in a file. An end survives a power failure. */
export const createEndedLinksInFile = (file: TablesFile): EndedLinks => ({
  has: (id) => file.read((sql) => sql.get('SELECT 1 FROM ended_links WHERE id = ?', id) !== undefined),
  async add(id, endsAt) {
    await file.writeDurably((sql) =>
      sql.run('INSERT OR IGNORE INTO ended_links (id, expires_at) VALUES (?, ?)', id, endsAt),
    );
  },
});
