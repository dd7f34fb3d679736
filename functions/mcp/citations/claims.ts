import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';

/**
 * A statement about a birth: the id of a fact, and the value that a text gives it. A statement of an aspect, a transit or
 * retrograde motion has no value: it holds or it does not.
 */
export type Claim = { readonly id: string; readonly point: string } & (
  | { readonly kind: 'sign' | 'house'; readonly value: string | undefined }
  | { readonly kind: 'retrograde' }
  | { readonly kind: 'aspect'; readonly aspect: string; readonly other: string }
  | { readonly kind: 'transit'; readonly date: string; readonly aspect: string; readonly other: string }
  | { readonly kind: 'unknown' }
);

const ID = /\b(?:natal|transit)\.[\w.-]*\w(?:=[\w]+)?/g;
const DATE = /^\d{4}-\d\d-\d\d$/;

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['asc', 'ascendant'],
  ['mc', 'midheaven'],
  ['north node', 'true_node'],
  ['lilith', 'mean_lilith'],
];
const ASPECT_SPELLINGS: readonly (readonly [string, string])[] = [
  ['conjunct', 'conjunction'],
  ['opposite', 'opposition'],
];

const createWords = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(pairs.map(([word, id]) => [word.toLowerCase(), id]));

const ASPECT_WORDS = createWords([
  ...ASPECT_IDS.flatMap((id) => [
    [id, id] as const,
    [id.replaceAll('_', '-'), id] as const,
    [id.replaceAll('_', ' '), id] as const,
  ]),
  ...ASPECT_SPELLINGS,
]);

/** A pattern for any of some words, the longest first. */
const anyOf = (words: Iterable<string>): string =>
  `(${[...words].toSorted((one, other) => other.length - one.length).join('|')})`;

/**
 * Finds what a text states about a birth: ids of facts, such as `natal.sun.sign` and `natal.sun.sign=Gemini`, and sentences
 * such as “Sun in Gemini”, “Moon in the 6th house”, “Sun square Moon” and “Saturn square Uranus exact 2026-12-26”.
 *
 * @param points ids of the points of the birth
 * @returns each statement once, in the order of the text
 */
export function findClaims(text: string, points: readonly string[]): readonly Claim[] {
  const words = createWords([
    ...points.flatMap(
      (id) =>
        [
          [id, id],
          [namePoint(id), id],
        ] as const,
    ),
    ...SPELLINGS,
  ]);
  const found = [
    ...findIds(text, points),
    ...findSentences(
      text.replace(ID, (id) => ' '.repeat(id.length)),
      words,
    ),
  ];
  const inOrder = found.toSorted((one, other) => one.index - other.index).map(({ claim }) => claim);
  return [...new Map(inOrder.map((claim) => [JSON.stringify(claim), claim])).values()];
}

interface Found {
  readonly index: number;
  readonly claim: Claim;
}

const findIds = (text: string, points: readonly string[]): readonly Found[] =>
  [...text.matchAll(ID)].map(({ 0: written, index }) => ({ index, claim: readId(written, points) }));

function readId(written: string, points: readonly string[]): Claim {
  const [id = '', value] = written.split('=');
  const [scope, ...parts] = id.split('.');
  const date = scope === 'transit' ? parts.shift() : undefined;
  const [point = '', what = '', other] = parts;
  const isAspect = ASPECT_IDS.some((aspect) => aspect === what) && points.includes(other ?? '') && parts.length === 3;
  if (scope === 'transit' && DATE.test(date ?? '') && isAspect)
    return { id, kind: 'transit', date: date as string, point, aspect: what, other: other as string };
  const unknown: Claim = { id: written, kind: 'unknown', point };
  if (scope !== 'natal' || !points.includes(point)) return unknown;
  if (isAspect) return { id, kind: 'aspect', point, aspect: what, other: other as string };
  if (parts.length !== 2) return unknown;
  if (what === 'sign' || what === 'house') return { id, kind: what, point, value };
  return what === 'retrograde' ? { id, kind: 'retrograde', point } : unknown;
}

/** What stands between a point and its sign or house. */
const PLACED = String.raw`(?:\s+(?:is|at|\d+°(?:\d+′)?))*`;

function findSentences(text: string, words: ReadonlyMap<string, string>): readonly Found[] {
  const point = anyOf(words.keys());
  const search = (pattern: string, toClaim: (match: readonly string[]) => Claim): readonly Found[] =>
    [...text.matchAll(new RegExp(String.raw`\b${point}${pattern}`, 'gi'))].map((match) => ({
      index: match.index,
      claim: toClaim(match.map((part) => part ?? '')),
    }));
  const idOf = (word = ''): string => words.get(word.toLowerCase()) ?? word;
  return [
    ...search(String.raw`${PLACED}(?:\s+in)?\s+${anyOf(SIGNS)}\b`, ([, name, sign = '']) => {
      const value = SIGNS.find((one) => one.toLowerCase() === sign.toLowerCase());
      return { id: `natal.${idOf(name)}.sign`, kind: 'sign', point: idOf(name), value };
    }),
    ...search(String.raw`${PLACED}\s+in\s+(?:the\s+|your\s+)?(\d{1,2})(?:st|nd|rd|th)\b`, ([, name, value]) => ({
      id: `natal.${idOf(name)}.house`,
      kind: 'house',
      point: idOf(name),
      value,
    })),
    ...search(
      String.raw`\s+${anyOf(ASPECT_WORDS.keys())}\s+(?:natal\s+|your\s+)?${point}\b(?:\s+(?:is\s+)?(?:exact\s+)?(?:on\s+)?(\d{4}-\d\d-\d\d))?`,
      ([, name, aspectWord = '', otherName, date]) => {
        const aspect = ASPECT_WORDS.get(aspectWord.toLowerCase()) ?? aspectWord;
        const parts = { point: idOf(name), aspect, other: idOf(otherName) };
        const path = `${parts.point}.${aspect}.${parts.other}`;
        return date
          ? { id: `transit.${date}.${path}`, kind: 'transit', date, ...parts }
          : { id: `natal.${path}`, kind: 'aspect', ...parts };
      },
    ),
  ];
}
