/** Encodings of files that are read. */
export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Reads the bytes of a file as text: UTF-8 where all of them are, with or without a byte order mark, else Windows-1252, in which programs of
 * the nineties wrote. A text in Windows-1252 with a letter beyond ASCII is hardly ever UTF-8.
 */
export function decodeFile(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** A line of a text. */
export interface TextLine {
  /** From 1, or from the number that the first one has. */
  readonly line: number;
  readonly text: string;
}

/** The lines of a text, which end as on any system, and a page feed as older files have it counts as a space. */
export const listLines = (text: string, firstLine: number): readonly TextLine[] =>
  text.split(/\r\n|\r|\n/).map((content, index) => ({ line: firstLine + index, text: content.replace(/^\uFEFF/, '') }));
