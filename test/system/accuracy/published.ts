import { judgeAll } from '../../golden/suite/adapter.ts';
import { inProcess } from '../../golden/suite/in-process.ts';
import type { Judgment } from '../../golden/suite/judge.ts';
import { addScores, type Conformance, countHeld, readConformance, worstOf } from '../../golden/suite/record.ts';
import { readVectors, type Source, TECHNIQUES, type Vector } from '../../golden/suite/vector.ts';
import { withUnit, worstText } from './figures.ts';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nameTechnique = (technique: string): string => capitalize(technique.replaceAll('-', ' '));
const nameQuantity = (quantity: string): string => quantity.replace(/^moment(_tt)?$/, 'time').replaceAll('_', ' ');

/** More are counted instead of named. */
const MOST_NAMED = 6;

function nameQuantities(judgments: readonly Judgment[]): string {
  const names = [...new Set(judgments.map(({ quantity }) => nameQuantity(quantity)))];
  return names.length > MOST_NAMED ? `${names.length} quantities` : names.join(', ');
}

const yearOf = (jd: number): number => Math.round((jd - 1_721_060) / 365.2425);

/** First and last year of what was asked. */
function spanOf(judgments: readonly Judgment[]): string {
  const years = judgments.flatMap(({ vector: { input, expected } }) =>
    input.from_jd
      ? [yearOf(input.from_jd), yearOf(input.to_jd) - 1]
      : (JSON.stringify([input, expected]).match(/\b\d{4}(?=-\d\d)/g) ?? []).map(Number),
  );
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? `${first}` : `${first}–${last}`.replace('-', '−');
}

/** Values with one tolerance from one source are one row. */
const rowKeyOf = ({ vector, quantity }: Judgment): string =>
  JSON.stringify([vector.source.title, vector.tolerance[quantity] ?? '']);

function rowOf(judgments: readonly Judgment[]): string {
  const [{ vector, quantity }] = judgments as [Judgment];
  const { value: limit = 0, unit = '' } = vector.tolerance[quantity] ?? {};
  const isExact = vector.tolerance[quantity] === undefined;
  const isHeld = countHeld(judgments) === judgments.length;
  if (!isHeld) throw new Error(`${vector.id}: not every value is held`);
  const cells = [
    `${nameTechnique(vector.technique)}: ${nameQuantities(judgments)}`,
    vector.source.title,
    String(judgments.length),
    spanOf(judgments),
    isExact ? 'equal' : withUnit(worstText(worstOf(judgments) ?? 0, limit), unit),
    isExact ? 'equal' : withUnit(String(limit), unit),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function describeTechnique(technique: string): Promise<readonly string[]> {
  const judgments = await judgeAll(inProcess, [technique]);
  return [...Map.groupBy(judgments, rowKeyOf).values()].map(rowOf);
}

const countValues = (technique: string): number =>
  readVectors(technique).reduce((sum, { expected }) => sum + Object.keys(expected).length, 0);

/** Held of offered; a dash where nothing is offered. */
function scoreText(scores: Conformance['programs'][string], techniques: readonly string[]): string {
  const sums = techniques.map((technique) => addScores(scores[technique]));
  const [held, offered] = [
    sums.reduce((sum, one) => sum + one.held, 0),
    sums.reduce((sum, one) => sum + one.offered, 0),
  ];
  return offered === 0 ? '—' : `${held} of ${offered}`;
}

function comparePrograms({ measuredOn, command, programs }: Conformance): string {
  const names = Object.keys(programs);
  const lineOf = (title: string, techniques: readonly string[]) => {
    const count = techniques.reduce((sum, technique) => sum + countValues(technique), 0);
    const scores = Object.values(programs).map((one) => scoreText(one, techniques));
    return `| ${[title, count, ...scores].join(' | ')} |`;
  };
  return `## Other programs and the same values

Values that a program gives within the tolerance, of those that it offers; a dash where it does not have the technique, and what it
does not offer counts neither way. Measured on ${measuredOn} by

\`${command}\`

Tolerances follow the last digit printed, not what a chart needs: a program that promises 1′ misses places that are held to 1″. The
largest differences stand in [conformance.json](../test/golden/conformance.json) by technique and quantity; how to hold any other
program to the values is described [beside them](../test/golden/vectors/README.md).

| technique | values | ${names.join(' | ')} |
| --- | ---: |${names.map(() => ' ---: |').join('')}
${TECHNIQUES.map((technique) => lineOf(nameTechnique(technique), [technique])).join('\n')}
${lineOf('all', TECHNIQUES)}
`;
}

const sourceText = ({ title, edition, page, url }: Source): string =>
  `- **${title}**: ${edition}; ${page}${url === null ? '' : ` ([page](${url}))`}.`;

/** Where published values come from, one line for each title, edition and page. */
export function listVectorSources(): readonly string[] {
  const all: readonly Vector[] = TECHNIQUES.flatMap(readVectors);
  return [...new Map(all.map(({ source }) => [source.title, sourceText(source)])).values()];
}

/** The chapters about the published vectors: how this service holds them, and how other programs do. */
export async function describePublished(): Promise<string> {
  const rows: string[] = [];
  for (const technique of TECHNIQUES) rows.push(...(await describeTechnique(technique)));
  const count = TECHNIQUES.reduce((sum, technique) => sum + countValues(technique), 0);
  return `## Published values

${count} values that others printed, as [lines of JSON](../test/golden/vectors) in the public domain, for any program. This service gives
all of them within the tolerance, which follows the last digit that the source prints. NASA prints the greatest eclipse to the second,
magnitudes to four digits, and places to 0.1°; Pallas is the least certain body, up to 2″ off in longitude.

| what | against | values | years | worst | tolerance |
| --- | --- | ---: | --- | ---: | ---: |
${rows.join('\n')}

${comparePrograms(readConformance())}`;
}
