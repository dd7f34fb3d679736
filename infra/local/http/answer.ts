import type { HeaderField } from './headers.ts';

/** An answer, ready to be written. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: Buffer;
}

/** Adds a header unless it is there. */
export function addDefaultHeader(headers: readonly HeaderField[], [name, value]: HeaderField): readonly HeaderField[] {
  const given = headers.some(([known]) => known.toLowerCase() === name.toLowerCase());
  return given ? headers : [...headers, [name, value]];
}
