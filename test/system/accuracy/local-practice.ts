import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceRows } from '../../../layers/places/build/local-practice/source-rows.ts';
import { PRACTICE_STANDINGS, type PracticeStanding } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import { listProbes } from '../../golden/local-practice/measured.ts';
import { measureProbe, RULES } from '../../golden/local-practice/probes.ts';

/** How much of a source was read, the most first. */
const READINGS = ['read whole', 'read in part', 'only quoted by what was read', 'only excerpts'] as const;
type Reading = (typeof READINGS)[number];

/** The columns `how_seen` by their beginnings; the first pattern that fits decides. */
const PATTERNS: readonly (readonly [RegExp, Reading])[] = [
  [/itself not/, 'only quoted by what was read'],
  [/^excerpts?\b/, 'only excerpts'],
  [/machine-made/, 'read in part'],
  [/^(both )?read whole|^read$/, 'read whole'],
];

const SOURCES = join(import.meta.dirname, '../../../layers/places/local-practice/sources.csv');

const readings = new Map(
  readSourceRows(readFileSync(SOURCES, 'utf8')).map(({ id, how_seen }) => [id, classify(how_seen)]),
);

export function classify(howSeen: string): Reading {
  return PATTERNS.find(([pattern]) => pattern.test(howSeen))?.[1] ?? 'read in part';
}

const HEAD = `## Local practice

Before 1967 many places kept another clock than the city of their IANA zone. A rule about them is settled (a law, or a practice of the
whole area), preferred (likely) or doubtful; a doubtful one is never applied, only shown. A probe is the clock of a town on a day, from
the publications that the rules rest on: agreement shows that the service says what these say, not that they are right. Rules are
counted by the best read of their sources, and sources by how much of them was read.
`;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The part of the page about rules of local practice and their sources. */
export function describeLocalPractice(): string {
  const columns = ['', 'rules', 'probes', 'probes that agree', ...READINGS];
  const lines = [
    row(columns),
    row(['---', ...columns.slice(1).map(() => '---:')]),
    ...PRACTICE_STANDINGS.map((standing) => row([`${standing} rules`, ...countRules(standing)])),
    row(['sources', '', '', '', ...READINGS.map((reading) => countEqual([...readings.values()], reading))]),
  ];
  return `${HEAD}\n${lines.join('\n')}\n`;
}

function countRules(standing: PracticeStanding): readonly number[] {
  const rules = [...RULES.values()].filter((rule) => rule.standing === standing);
  const probes = listProbes(standing);
  const best = rules.map(({ sources }) => findBest(sources));
  return [
    rules.length,
    probes.length,
    probes.filter((probe) => measureProbe(probe) === 0).length,
    ...READINGS.map((reading) => countEqual(best, reading)),
  ];
}

function findBest(sourceIds: readonly string[]): Reading | undefined {
  const ofRule = new Set(sourceIds.map((id) => readings.get(id)));
  return READINGS.find((reading) => ofRule.has(reading));
}

const countEqual = (all: readonly unknown[], value: unknown): number => all.filter((one) => one === value).length;
