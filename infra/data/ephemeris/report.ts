import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import { type EpheFile, manifestOf, yearsOf } from '../../../layers/swisseph/build/manifest.ts';
import { counted, countOfNew, grouped } from '../words.ts';
import { coveredYears, type Years } from './check.ts';
import type { Moved, Positions } from './compare.ts';
import { dateText, yearText } from './dates.ts';
import { isSame, type ListedFile } from './gather.ts';
import { lossesOfTexts } from './texts.ts';

/** Two sets of files, and what they make of the positions. */
export interface EphemerisComparison {
  /** Of the data before, as their manifest has it. */
  readonly version: string;
  /** What that manifest names, also where it is gone. */
  readonly listed: readonly ListedFile[];
  readonly before: readonly EpheFile[];
  readonly after: readonly EpheFile[];
  readonly positions: Positions;
}

const HOLDS: Readonly<Record<string, string>> = { sepl: 'planets', semo: 'Moon', seas: 'asteroids' };

/** `asteroids from 2400 to 2999`; the name alone tells nobody which years are gone. */
function contentsOf(name: string): string | undefined {
  const years = yearsOf(name);
  return years && `${HOLDS[name.slice(0, 4)]} from ${yearText(years.from)} to ${yearText(years.to - 1)}`;
}

const titleOf = (name: string): string => [name, contentsOf(name)].filter(Boolean).join(', ');
const hashOf = ({ content }: EpheFile): string => `SHA-256 ${sha256(content).slice(0, 12)}…`;

interface FileChanges {
  readonly added: readonly EpheFile[];
  readonly removed: readonly EpheFile[];
  readonly changed: readonly (readonly [before: EpheFile, after: EpheFile])[];
}

function fileChanges(before: readonly EpheFile[], after: readonly EpheFile[]): FileChanges {
  const old = new Map(before.map((file) => [file.name, file]));
  const now = new Set(after.map(({ name }) => name));
  return {
    added: after.filter(({ name }) => !old.has(name)),
    removed: before.filter(({ name }) => !now.has(name)),
    changed: after.flatMap((file) => {
      const was = old.get(file.name);
      return was === undefined || isSame(was, file) ? [] : [[was, file] as const];
    }),
  };
}

/** What is different, in sentences. */
export function changesOfEphemeris({ version, before, after, positions }: EphemerisComparison): readonly string[] {
  const { added, removed, changed } = fileChanges(before, after);
  if (added.length + removed.length + changed.length === 0) return [];
  const summary = `${counted(added.length, 'file')} added, ${removed.length} removed, ${changed.length} changed`;
  return [
    `Ephemeris ${version} → ${manifestOf(after).dataVersion}: ${summary}.`,
    ...added.map((file) => `Added: ${titleOf(file.name)}, ${hashOf(file)}`),
    ...removed.map((file) => `Removed: ${titleOf(file.name)}, ${hashOf(file)}`),
    ...changed.map(changedText),
    ...coverageText(before, after),
    ...positionsText(positions),
  ];
}

function changedText([before, after]: readonly [EpheFile, EpheFile]): string {
  const hashes = `${hashOf(before)} → ${hashOf(after).replace('SHA-256 ', '')}`;
  if (!after.name.endsWith('.txt')) return `Changed: ${titleOf(after.name)}, ${hashes}`;
  const linesOf = ({ content }: EpheFile): ReadonlySet<string> => new Set(content.toString('latin1').split(/\r?\n/));
  const [old, now] = [linesOf(before), linesOf(after)];
  const [come, gone] = [countOfNew(now, old), countOfNew(old, now)];
  return `Changed: ${after.name}, ${counted(come, 'line')} added and ${grouped(gone)} removed, ${hashes}`;
}

const spanText = (years: Years | undefined): string =>
  years ? `${yearText(years.from)} to ${yearText(years.to)}` : 'nothing';

function coverageText(before: readonly EpheFile[], after: readonly EpheFile[]): readonly string[] {
  const [old, now] = [coveredYears(before), coveredYears(after)];
  return (['planets', 'asteroids'] as const).map((kind) => {
    const [was, is] = [spanText(old[kind]), spanText(now[kind])];
    const title = kind === 'planets' ? 'Planets and Moon' : 'Asteroids';
    return was === is ? `${title}: ${is}, as before` : `${title}: ${was} → ${is}`;
  });
}

const movedText = ({ body, worstArcsec, atJd }: Moved): string =>
  `${body}: up to ${worstArcsec.toPrecision(3)}″ in longitude, on ${dateText(atJd)}`;

function positionsText({ dates, moved }: Positions): readonly string[] {
  if (dates === 0) return [];
  const lookedAt = `${grouped(dates)} dates in the centuries whose files are others`;
  if (moved.length === 0) return [`No body moved, on ${lookedAt}.`];
  return [`Moved, on ${lookedAt}:`, ...moved.toSorted((a, b) => b.worstArcsec - a.worstArcsec).map(movedText)];
}

/** Files and stars that there would not be any more, and what they held. */
export function lossesOfEphemeris({ listed, before, after }: EphemerisComparison): readonly string[] {
  const names = new Set(after.map(({ name }) => name));
  const gone = listed.filter(({ name }) => !names.has(name));
  return [...gone.map(({ name }) => titleOf(name)), ...lossesOfTexts(before, after)];
}
