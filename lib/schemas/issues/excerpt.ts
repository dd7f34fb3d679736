const MAX_TEXT_LENGTH = 100;

/**
 * Short enough to repeat to the client, whatever was sent: scalars as they are, long text cut, structures named.
 *
 * A number too large for a double is read as an infinite one, which JSON cannot write: that is named too.
 */
export function toExcerpt(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value, MAX_TEXT_LENGTH);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[array of ${value.length}]`;
  if (typeof value === 'object' && value !== null) return `[object with ${Object.keys(value).length} members]`;
  return value;
}

/** Text of at most so many characters, an ellipsis showing that there was more. Half of a letter cut in two is none. */
export function shortenText(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`;
}
