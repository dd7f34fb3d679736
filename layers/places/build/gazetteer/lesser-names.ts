import { foldName } from '../../../../lib/domain/places/fold.ts';
import { listSingleEdits } from '../../../../lib/domain/places/typos.ts';
import { listFoldedSpellings } from './keys.ts';
import type { RankedPlace } from './rank.ts';

/** A place so much larger than all that bear a name as their own is still what the name means: Wrocław for Breslau. */
const MIN_SIZE_RATIO = 5;

/** From here on a name belongs to the town that bears it: Salisbury to the English one, though Harare was called so. */
const MIN_TOWN_POPULATION = 20_000;
/** Against a town only a metropolis keeps a name that is unlike its own: Guangzhou for Canton, İzmir for Smyrna. */
const MIN_SIZE_RATIO_TO_TOWN = 40;

/** `NYC` and `LA` are nobody's misspelling. */
const isInitials = (text: string, name: string): boolean =>
  text ===
  foldName(name)
    .split(' ')
    .map((word) => word[0])
    .join('');

/** A text and what it begins with, word by word. */
function listBeginnings(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

/** Texts that a name and its other spellings begin with: Neustadt for Neustadt an der Weinstraße. */
const listNameBeginnings = (name: string): string[] => [...listFoldedSpellings(name)].flatMap(listBeginnings);

/** Whether two names are one, spelled otherwise or in part: Odessa for Odesa, Durango for Victoria de Durango. */
function isSpellingOf(otherName: string, name: string): boolean {
  const spellings = new Set(
    [...listFoldedSpellings(otherName)].flatMap((text) => [text, ...listSingleEdits(text, text.length)]),
  );
  return [...listFoldedSpellings(name)].some((text) => {
    const words = text.split(' ');
    return words.some((_, first) => listBeginnings(words.slice(first).join(' ')).some((part) => spellings.has(part)));
  });
}

function findLargestByName(
  rows: readonly RankedPlace[],
  namesOf: (name: string) => Iterable<string>,
): Map<string, number> {
  const largest = new Map<string, number>();
  rows.forEach(({ place }, row) => {
    for (const text of namesOf(place.name)) if (!largest.has(text)) largest.set(text, row);
  });
  return largest;
}

/**
 * Tells which other names are rather the own names of places elsewhere.
 *
 * @param rows by rank, so that the first of a name is the largest
 */
export function createLesserNameTest(rows: readonly RankedPlace[]): (row: number, otherName: string) => boolean {
  const bearers = findLargestByName(rows, listFoldedSpellings);
  const owners = findLargestByName(rows, listNameBeginnings);

  function isOutdoneByTown(self: RankedPlace, otherName: string): boolean {
    const town = rows[bearers.get(otherName) ?? -1];
    return (
      town !== undefined &&
      town.population >= MIN_TOWN_POPULATION &&
      self.population < MIN_SIZE_RATIO_TO_TOWN * town.population &&
      !isSpellingOf(otherName, self.place.name)
    );
  }

  return (row, otherName) => {
    const [self, owner] = [rows[row], rows[owners.get(otherName) ?? row]];
    if (self === undefined || owner === undefined || self === owner) return false;
    if (isInitials(otherName, self.place.name)) return false;
    return self.population < MIN_SIZE_RATIO * owner.population || isOutdoneByTown(self, otherName);
  };
}
