/** The star catalogue. */
export const STARS = 'sefstars.txt';
/** Dates at whose end a second was put in. */
export const LEAP_SECONDS = 'seleapsec.txt';
/** Orbital elements of fictitious bodies. */
export const ELEMENTS = 'seorbel.txt';

export const TEXT_NAMES = [STARS, LEAP_SECONDS, ELEMENTS] as const;

/** A line that is neither empty nor a remark. */
export interface TextRecord {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** What a text says, without its remarks. */
export function recordsOf(content: Buffer): readonly TextRecord[] {
  const lines = content.toString('utf8').split(/\r?\n/);
  return lines
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
}

/** The designation of a star, as the engine compares it. */
export const starOf = (record: string): string => (record.split(',')[1] ?? '').replaceAll(' ', '');
