import type { HeaderField } from './headers.ts';

/** A complete HTTP response. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: Buffer;
}

/** Adds a header unless one of that name exists. */
export function addDefaultHeader(headers: readonly HeaderField[], [name, value]: HeaderField): readonly HeaderField[] {
  const isPresent = headers.some(([known]) => known.toLowerCase() === name.toLowerCase());
  return isPresent ? headers : [...headers, [name, value]];
}
