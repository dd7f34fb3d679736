import type { Format } from '../schemas/format.ts';

/** An answer in the form asked for; only that form is made. */
export function chooseFormat<Full, Rows>(
  format: Format,
  { full, rows }: { readonly full: () => Full; readonly rows: () => Rows },
) {
  if (format === 'llm_v2') return toRowAnswer(rows());
  return { output_mode: 'full', schema_version: 'full_v1', data: full() } as const;
}

/** Rows as an answer. */
export function toRowAnswer<Rows>(data: Rows) {
  const form = 'llm_v2';
  return { output_mode: form, schema_version: form, format: form, data } as const;
}
