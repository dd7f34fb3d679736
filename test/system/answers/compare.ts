import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';
import type { RecordedAnswer } from './function-process.ts';
import { ANSWERS_ENDING } from './record.ts';
import { areNearNumbers, areNearTexts } from './tolerance.ts';

/** One difference between two answers to the same request. */
export interface Difference {
  readonly request: number;
  /** Part of the answer, such as `status`, `headers.Link` or `body.data.points.sun.longitude`. */
  readonly at: string;
  readonly before: string;
  readonly after: string;
}

/** Differences of an operation: the first of them, and how many answers differ. */
export interface OperationDifferences {
  readonly file: string;
  readonly answers: number;
  readonly different: number;
  readonly first: readonly Difference[];
}

/** Whether two different values, of the member with a name, are equal for the purpose of a comparison. */
type Equivalence = (name: string, before: unknown, after: unknown) => boolean;

/** How answers are compared. */
export const EQUIVALENCES = {
  exact: () => false,
  tolerant: (name, before, after) => {
    if (typeof before === 'number' && typeof after === 'number') return areNearNumbers(name, before, after);
    return typeof before === 'string' && typeof after === 'string' && areNearTexts(before, after);
  },
} as const satisfies Record<string, Equivalence>;

/** Number of differing answers shown for each operation. */
const SHOWN = 3;

/** Compares two recordings of the same corpus, for each operation of the second one. */
export async function compareRecordings(
  before: string,
  after: string,
  isEquivalent: Equivalence,
): Promise<readonly OperationDifferences[]> {
  const names = (await readdir(after)).filter((name) => name.endsWith(ANSWERS_ENDING)).sort();
  const compared: OperationDifferences[] = [];
  for (const name of names)
    compared.push(await compareFiles(name, [join(before, name), join(after, name)], isEquivalent));
  return compared;
}

const readLines = (path: string): AsyncIterator<string> =>
  createInterface({ input: createReadStream(path).pipe(createZstdDecompress()) })[Symbol.asyncIterator]();

async function compareFiles(
  file: string,
  [before, after]: readonly [string, string],
  isEquivalent: Equivalence,
): Promise<OperationDifferences> {
  const [older, newer] = [readLines(before), readLines(after)];
  const first: Difference[] = [];
  let [answers, different] = [0, 0];
  for (;;) {
    const [one, other] = await Promise.all([older.next(), newer.next()]);
    if (one.done || other.done) return { file, answers, different, first };
    answers += 1;
    if (one.value === other.value) continue;
    const difference = findDifference(JSON.parse(one.value), JSON.parse(other.value), isEquivalent);
    if (!difference) continue;
    different += 1;
    if (first.length < SHOWN) first.push(difference);
  }
}

/** The first difference between two answers. */
export function findDifference(
  before: RecordedAnswer,
  after: RecordedAnswer,
  isEquivalent: Equivalence,
): Difference | undefined {
  const found = findIn('', readAnswer(before), readAnswer(after), isEquivalent);
  return found && { request: before.request, ...found };
}

/** The answer with its body as a value where that is JSON. */
function readAnswer({ status, headers, body }: RecordedAnswer): object {
  try {
    return { status, headers, body: JSON.parse(body) };
  } catch {
    return { status, headers, body };
  }
}

const isStructure = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Members in their order, which is part of the answer. */
function findIn(
  at: string,
  before: unknown,
  after: unknown,
  isEquivalent: Equivalence,
): Omit<Difference, 'request'> | undefined {
  const isSameKind = isStructure(before) && isStructure(after) && Array.isArray(before) === Array.isArray(after);
  if (isSameKind && haveSameMembers(before, after)) {
    for (const name of Object.keys(before)) {
      const found = findIn(at === '' ? name : `${at}.${name}`, before[name], after[name], isEquivalent);
      if (found) return found;
    }
    return undefined;
  }
  const name = at.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  if (Object.is(before, after) || isEquivalent(name, before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return { at: `${at}.length`, ...show(before.length, after.length) };
  return { at, ...(isSameKind ? show(Object.keys(before), Object.keys(after)) : show(before, after)) };
}

const haveSameMembers = (before: object, after: object): boolean =>
  Object.keys(before).join('\n') === Object.keys(after).join('\n');

/** Letters shown before the first that differs, and in all. */
const SHOWN_BEFORE = 60;
const SHOWN_LETTERS = 240;

/** Two values from a little before the place where they begin to differ. */
function show(...values: readonly [unknown, unknown]): Pick<Difference, 'before' | 'after'> {
  const [before, after] = values.map((value) => String(JSON.stringify(value))) as [string, string];
  const place = [...before].findIndex((letter, index) => letter !== after[index]);
  const start = Math.max(0, (place === -1 ? before.length : place) - SHOWN_BEFORE);
  const [older, newer] = [before, after].map((text) => text.slice(start, start + SHOWN_LETTERS));
  return { before: older ?? '', after: newer ?? '' };
}
