/** Environment variable that says whether the service takes jobs of many records. */
export const BULK_VARIABLE = 'BULK';

/** `off`, the default of a function on AWS: the paths of jobs do not exist. A host on a machine of one's own sets `on`. */
const BULK_SETTINGS = ['off', 'on'] as const;

/**
 * Whether the service takes jobs of many records.
 *
 * @throws Error for a value that is no setting
 */
export function isBulkOn({ [BULK_VARIABLE]: text }: Readonly<Record<string, string | undefined>>): boolean {
  const setting = BULK_SETTINGS.find((known) => known === (text || 'off'));
  if (setting !== undefined) return setting === 'on';
  throw new Error(`${BULK_VARIABLE} is "${text}"; it must be on or off`);
}
