import { foldName } from '../../../../lib/domain/places/fold.ts';
import { foldedSpellings } from './keys.ts';
import type { RankedPlace } from './rank.ts';

/** A place so much larger than all that bear a name as their own is still what the name means: Wrocław for Breslau. */
const TIMES_AS_LARGE = 5;

/** `NYC` and `LA` are nobody's misspelling. */
const isInitials = (text: string, name: string): boolean =>
  text ===
  foldName(name)
    .split(' ')
    .map((word) => word[0])
    .join('');

/** A name and what it begins with, word by word: Neustadt for Neustadt an der Weinstraße. */
function beginningsOf(name: string): string[] {
  return [...foldedSpellings(name)].flatMap((text) => {
    const words = text.split(' ');
    return words.map((_, index) => words.slice(0, index + 1).join(' '));
  });
}

/**
 * Tells which other names are rather the own names of places elsewhere.
 *
 * @param rows by rank, so that the first of a name is the largest
 */
export function lesserNames(rows: readonly RankedPlace[]): (row: number, otherName: string) => boolean {
  const largest = new Map<string, number>();
  rows.forEach(({ place }, row) => {
    for (const text of beginningsOf(place.name)) if (!largest.has(text)) largest.set(text, row);
  });
  return (row, otherName) => {
    const [self, owner] = [rows[row], rows[largest.get(otherName) ?? row]];
    if (self === undefined || owner === undefined || self === owner) return false;
    return self.population < TIMES_AS_LARGE * owner.population && !isInitials(otherName, self.place.name);
  };
}
