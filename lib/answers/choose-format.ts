import type { Warning } from '../base/warning.ts';
import type { FileFormat } from '../contract/endpoint.ts';
import type { Format } from '../requests/format.ts';

/** An answer in the requested format; builds only that format. */
export function chooseFormat<Full, Rows>(
  format: Format | FileFormat,
  { full, rows }: { readonly full: () => Full; readonly rows: () => Rows },
) {
  if (format === 'llm_v2') return toRowAnswer(rows());
  return { output_mode: 'full', schema_version: 'full_v1', data: full() } as const;
}

/** An answer that consists of rows. */
export function toRowAnswer<Rows>(data: Rows) {
  const form = 'llm_v2';
  return { output_mode: form, schema_version: form, format: form, data } as const;
}

/** What rows about a birth state besides themselves. */
interface RowNotes {
  readonly warnings: readonly Warning[];
  readonly handle?: string | undefined;
}

/** Rows about a birth with their version, warnings and chart handle. */
export const toBirthRows = <Rows>(rows: Rows, { warnings, handle }: RowNotes) => ({
  schema_version: 'llm_v2' as const,
  ...rows,
  ...(warnings.length > 0 && { warnings: [...warnings] }),
  ...(handle && { handle }),
});
