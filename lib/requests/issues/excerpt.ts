const MAX_TEXT_LENGTH = 100;

/**
 * Shortens a value so that a response can repeat it: scalars stay, long text is cut, arrays and objects are described.
 *
 * A number too large for a double is parsed as infinite, which JSON cannot represent; it becomes text.
 */
export function toExcerpt(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value, MAX_TEXT_LENGTH);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[array of ${value.length}]`;
  if (typeof value === 'object' && value !== null) return `[object with ${countMembers(value)}]`;
  return value;
}

function countMembers(value: object): string {
  const { length } = Object.keys(value);
  return length === 1 ? '1 member' : `${length} members`;
}

/** Cuts text to at most `longest` characters and an ellipsis; a surrogate pair that is cut in two becomes U+FFFD. */
export function shortenText(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`;
}
