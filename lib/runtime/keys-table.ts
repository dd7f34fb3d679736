/**
 * Reads the name of the keys table from KEYS_TABLE.
 *
 * @throws Error if the variable is not set
 */
export function readKeysTable({ KEYS_TABLE: table }: Readonly<Record<string, string | undefined>>): string {
  if (!table) throw new Error('KEYS_TABLE is not set, so nobody can be let in');
  return table;
}
