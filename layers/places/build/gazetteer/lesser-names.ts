import { foldName } from '../../../../lib/astro/clock/places/fold.ts';
import { listSingleEdits } from '../../../../lib/astro/clock/places/typos.ts';
import { listFoldedSpellings } from './keys.ts';
import type { RankedPlace } from './rank.ts';

/** A place this many times as large as all places of a name keeps it as another name: Wrocław for Breslau. */
const MIN_SIZE_RATIO = 5;

/** A town of this size owns its name: Salisbury means the English town, although Harare once had that name. */
const MIN_TOWN_POPULATION = 20_000;
/** Against such a town, only a place this many times as large keeps a dissimilar name: Guangzhou for Canton, İzmir for Smyrna. */
const MIN_SIZE_RATIO_TO_TOWN = 40;

/** Whether a text consists of the initials of a name: `NYC`, `LA`. */
const isInitials = (text: string, name: string): boolean =>
  text ===
  foldName(name)
    .split(' ')
    .map((word) => word[0])
    .join('');

/** The text and its beginnings, word by word. */
function listBeginnings(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

/** Beginnings of all spellings of a name: Neustadt for Neustadt an der Weinstraße. */
const listNameBeginnings = (name: string): string[] => [...listFoldedSpellings(name)].flatMap(listBeginnings);

/** Whether one name is a spelling or part of the other: Odessa for Odesa, Durango for Victoria de Durango. */
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
 * Creates the test whether another name of a row is primarily the name of a place elsewhere.
 *
 * @param rows by rank, so that the first row of a name is the largest
 */
export function createLesserNameTest(rows: readonly RankedPlace[]): (row: number, otherName: string) => boolean {
  const rowsByName = findLargestByName(rows, listFoldedSpellings);
  const rowsByBeginning = findLargestByName(rows, listNameBeginnings);

  function belongsToTown(self: RankedPlace, otherName: string): boolean {
    const town = rows[rowsByName.get(otherName) ?? -1];
    return (
      town !== undefined &&
      town.population >= MIN_TOWN_POPULATION &&
      self.population < MIN_SIZE_RATIO_TO_TOWN * town.population &&
      !isSpellingOf(otherName, self.place.name)
    );
  }

  return (row, otherName) => {
    const [self, owner] = [rows[row], rows[rowsByBeginning.get(otherName) ?? row]];
    if (self === undefined || owner === undefined || self === owner) return false;
    if (isInitials(otherName, self.place.name)) return false;
    return self.population < MIN_SIZE_RATIO * owner.population || belongsToTown(self, otherName);
  };
}
