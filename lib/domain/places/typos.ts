const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** Shorter words have too many neighbours for a correction to mean anything. */
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
 * Texts that are one letter left out, put in, exchanged or swapped away from a folded one.
 *
 * @param knownLength how far some known name runs along with the text: the slip cannot lie farther along
 */
export function listSingleEdits(text: string, knownLength: number): readonly string[] {
  if (text.length < MIN_LENGTH) return [];
  const positions = Array.from({ length: Math.min(knownLength, text.length) + 1 }, (_, position) => position);
  const edits = new Set(positions.flatMap((position) => listEditsAt(text, position)));
  edits.delete(text);
  return [...edits].filter((edit) => edit.trim() === edit);
}
