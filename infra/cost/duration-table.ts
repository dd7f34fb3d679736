import { type ExampleFigures, type Figures, type FunctionFigures, OUTCOMES } from './figures.ts';
import { billedMs, onShareMs } from './invocation.ts';
import { number, tableOf, text } from './markdown.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A row for each function, and for each way in which its answers come about. */
export function durationTable({ functions }: Figures): string {
  const columns = [
    text('function'),
    number('MB'),
    text('answer'),
    number('one core, ms'),
    number('median'),
    number('table rounds'),
    number('reads'),
    number('writes'),
    number('settling'),
    number('log, B'),
    number('sent, B'),
    number('**billed, ms**'),
    number('start, ms'),
  ];
  return tableOf(columns, Object.entries(functions).flatMap(rowsOf));
}

function rowsOf([name, of]: readonly [string, FunctionFigures]): (string | number)[][] {
  return OUTCOMES.flatMap((outcome) => {
    const examples = of.examples.filter((example) => example.outcome === outcome);
    return examples.length === 0 ? [] : [rowOf([name, of.memoryMb, outcome], examples, of)];
  });
}

function rowOf(
  head: readonly (string | number)[],
  examples: readonly ExampleFigures[],
  { memoryMb, initCpuMs, settlingUnits }: FunctionFigures,
): (string | number)[] {
  const average = (figure: (example: ExampleFigures) => number, digits: number): string =>
    mean(examples.map(figure)).toFixed(digits);
  return [
    ...head,
    average(({ meanCpuMs }) => meanCpuMs, 2),
    average(({ medianCpuMs }) => medianCpuMs, 2),
    average(({ tableRounds }) => tableRounds, 1),
    average(({ readUnits }) => readUnits, 1),
    average(({ writeUnits }) => writeUnits, 1),
    settlingUnits,
    average(({ logBytes }) => logBytes, 0),
    average(({ sentBytes }) => sentBytes, 0),
    `**${average((example) => billedMs(example, memoryMb), 1)}**`,
    onShareMs(initCpuMs, memoryMb).toFixed(0),
  ];
}
