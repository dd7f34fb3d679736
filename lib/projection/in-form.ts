import type { Format } from '../schemas/format.ts';

/** An answer in the form asked for; only that form is made. */
export function inForm<Full, Rows>(
  format: Format,
  { full, rows }: { readonly full: () => Full; readonly rows: () => Rows },
) {
  if (format === 'llm_v2') {
    return { success: true, output_mode: format, schema_version: format, format, data: rows() } as const;
  }
  return { success: true, output_mode: 'full', schema_version: 'full_v1', data: full() } as const;
}
