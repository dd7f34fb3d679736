import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EpheFile } from '../../../layers/swisseph/build/manifest.ts';
import { grouped, some } from '../words.ts';
import { recordsOf, STARS, starOf, TEXT_NAMES } from './records.ts';

/** Beside the positions: stars, leap seconds, elements of fictitious bodies. Nothing else of that name is taken. */
export const TEXTS: readonly string[] = TEXT_NAMES;

const PROGRAM = fileURLToPath(new URL('read-texts.ts', import.meta.url));

/** More of the records of a text than this share of them do not go by themselves. */
const LARGEST_LOSS = 0.01;
const MOST_EXAMPLES = 5;

/** Has the engine read the texts of a folder. @throws Error naming the file, and what it does not make of it */
export function requireTexts(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
}

/** Stars that would not be found any more, and texts with fewer records than go by themselves. */
export function lossesOfTexts(before: readonly EpheFile[], after: readonly EpheFile[]): readonly string[] {
  const now = new Map(after.map((file) => [file.name, file]));
  return before.flatMap((file) => {
    const next = now.get(file.name);
    if (next === undefined || !TEXTS.includes(file.name)) return [];
    return [...(file.name === STARS ? lostStars(file, next) : []), ...lostRecords(file, next)];
  });
}

function lostStars(before: EpheFile, after: EpheFile): readonly string[] {
  const idsOf = ({ content }: EpheFile) => new Set(recordsOf(content).map(({ text }) => starOf(text)));
  const [old, now] = [idsOf(before), idsOf(after)];
  const gone = [...old].filter((id) => !now.has(id));
  if (gone.length === 0) return [];
  return [`${grouped(gone.length)} of ${grouped(old.size)} stars: ${some(gone, MOST_EXAMPLES)}`];
}

function lostRecords(before: EpheFile, after: EpheFile): readonly string[] {
  const [old, now] = [before, after].map(({ content }) => recordsOf(content).length) as [number, number];
  if (old - now <= LARGEST_LOSS * old) return [];
  return [`${grouped(old - now)} of ${grouped(old)} records of ${before.name}`];
}
