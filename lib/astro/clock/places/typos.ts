const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** Shorter words have too many neighbors for a useful correction. */
const MIN_LENGTH = 4;

const isPlainText = (text: string): boolean => /^[a-z0-9 ]+$/.test(text);

function listEditsAt(text: string, position: number): string[] {
  const [before, after] = [text.slice(0, position), text.slice(position)];
  const letters = isPlainText(text) ? LETTERS : [];
  return [
    before + after.slice(1),
    ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
    ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ];
}

/**
 * Texts that differ from a folded text by one letter removed, inserted, replaced or swapped with the next.
 *
 * @param knownLength length of the longest beginning of the text that some known name shares: the typo lies at most
 * there
 */
export function listSingleEdits(text: string, knownLength: number): readonly string[] {
  if (text.length < MIN_LENGTH) return [];
  const positions = Array.from({ length: Math.min(knownLength, text.length) + 1 }, (_, position) => position);
  const edits = new Set(positions.flatMap((position) => listEditsAt(text, position)));
  edits.delete(text);
  return [...edits].filter((edit) => edit.trim() === edit);
}
