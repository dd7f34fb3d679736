import { INNER_WORD, LESSER_NAME, OTHER_NAME } from '../../../../lib/adapters/places/gazetteer/layout.ts';
import { foldName, foldWithoutApostrophes, listSpellings } from '../../../../lib/astro/clock/places/fold.ts';

/** A search text and the number of the row or region to which it leads. */
export interface SearchKey {
  readonly text: string;
  /** Byte offset in the text at which the key begins. */
  readonly from: number;
  readonly target: number;
}

const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const spellDigraphs = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => DIGRAPHS[letter] ?? letter);

/** All spellings of a name in folded form: with and without the space of an apostrophe, `oe` for `ö`, `saint` for `st`. */
export function listFoldedSpellings(name: string): ReadonlySet<string> {
  const texts = [foldName(name), foldWithoutApostrophes(name), foldName(spellDigraphs(name))];
  return new Set(texts.filter((text) => text !== '').flatMap(listSpellings));
}

/** The names of a row. */
interface NamedRow {
  readonly row: number;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Whether the other name primarily means another place. */
  readonly isLesser: (otherName: string) => boolean;
}

function findWordStarts(text: string): number[] {
  const bytes = Buffer.from(text);
  return [...bytes.keys()].filter((index) => index > 0 && bytes[index - 1] === 0x20);
}

/** Search keys of a place: its own name, each word within it, and its other names. */
export function listPlaceKeys({ row, name, otherNames, isLesser }: NamedRow): SearchKey[] {
  const own = listFoldedSpellings(name);
  const others = new Set(otherNames.flatMap((other) => [...listFoldedSpellings(other)]));
  return [
    ...[...own].map((text) => ({ text, from: 0, target: row })),
    ...[...own].flatMap((text) => findWordStarts(text).map((from) => ({ text, from, target: row | INNER_WORD }))),
    ...[...others]
      .filter((text) => !own.has(text))
      .map((text) => ({
        text,
        from: 0,
        target: row | OTHER_NAME | (isLesser(text) ? LESSER_NAME : 0),
      })),
  ];
}

/** Search keys of a region: all its names and codes. */
export function listRegionKeys(region: number, names: readonly string[]): SearchKey[] {
  const texts = new Set(names.flatMap((name) => [...listFoldedSpellings(name)]));
  return [...texts].map((text) => ({ text, from: 0, target: region }));
}

interface PackedKeys {
  readonly texts: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly targets: Uint32Array<ArrayBuffer>;
}

/** Stores every text once, and sorts the keys by their bytes, then by target. */
export function packKeys(keys: readonly SearchKey[]): PackedKeys {
  const offsets = new Map<string, number>();
  const parts: Buffer[] = [];
  let length = 0;
  for (const text of [...new Set(keys.map((key) => key.text))].sort()) {
    offsets.set(text, length);
    parts.push(Buffer.from(`${text}\0`));
    length += parts.at(-1)?.length ?? 0;
  }
  const texts = Buffer.concat(parts);
  const tailFrom = (start: number): Buffer => texts.subarray(start, texts.indexOf(0, start));
  const sorted = keys
    .map(({ text, from, target }) => ({ start: (offsets.get(text) ?? 0) + from, target }))
    .map((entry) => ({ ...entry, tail: tailFrom(entry.start) }))
    .sort((a, b) => Buffer.compare(a.tail, b.tail) || a.target - b.target);
  return {
    texts,
    starts: Uint32Array.from(sorted, ({ start }) => start),
    targets: Uint32Array.from(sorted, ({ target }) => target),
  };
}
