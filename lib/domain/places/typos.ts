const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** Shorter words have too many neighbours for a correction to mean anything. */
const SHORTEST = 4;

const isTyped = (text: string): boolean => /^[a-z0-9 ]+$/.test(text);

function editsAt(text: string, position: number): string[] {
  const [before, after] = [text.slice(0, position), text.slice(position)];
  const letters = isTyped(text) ? LETTERS : [];
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
export function oneEditAway(text: string, knownLength: number): readonly string[] {
  if (text.length < SHORTEST) return [];
  const positions = Array.from({ length: Math.min(knownLength, text.length) + 1 }, (_, position) => position);
  const edits = new Set(positions.flatMap((position) => editsAt(text, position)));
  edits.delete(text);
  return [...edits].filter((edit) => edit.trim() === edit);
}
