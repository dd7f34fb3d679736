import { AUTHORIZER } from '../authorizer.ts';
import { type Figures, type FunctionFigures, type InvocationFigures, OUTCOMES } from './figures.ts';
import { billedMs, onShareMs } from './invocation.ts';
import { number, tableOf, text } from './markdown.ts';
import { mean } from './mean.ts';

/** A row for each function, and for each way in which its answers come about. */
export function durationTable({ functions, authorizer }: Figures): string {
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
  const rows = Object.entries(functions).flatMap(rowsOf);
  return tableOf(columns, [...rows, ...authorizerRows(authorizer, functions[AUTHORIZER])]);
}

type Row = readonly (string | number)[];

function rowsOf([name, of]: readonly [string, FunctionFigures]): Row[] {
  return OUTCOMES.flatMap((outcome) => {
    const examples = of.examples.filter((example) => example.outcome === outcome);
    if (examples.length === 0) return [];
    const sent = mean(examples.map(({ sentBytes }) => sentBytes)).toFixed(0);
    return [rowOf({ name, answer: outcome, invocations: examples, sent }, of)];
  });
}

/** @throws Error where its start was not measured */
function authorizerRows({ known, looked }: Figures['authorizer'], of: FunctionFigures | undefined): Row[] {
  if (!of) throw new Error('the start of the authorizer was not measured');
  return [
    rowOf({ name: AUTHORIZER, answer: 'key known', invocations: [known], sent: '' }, of),
    rowOf({ name: AUTHORIZER, answer: 'key looked up', invocations: [looked], sent: '' }, of),
  ];
}

interface Answers {
  readonly name: string;
  readonly answer: string;
  readonly invocations: readonly InvocationFigures[];
  readonly sent: string;
}

function rowOf(
  { name, answer, invocations, sent }: Answers,
  { memoryMb, initCpuMs, settlingUnits }: FunctionFigures,
): Row {
  const average = (figure: (invocation: InvocationFigures) => number, digits: number): string =>
    mean(invocations.map(figure)).toFixed(digits);
  return [
    name,
    memoryMb,
    answer,
    average(({ meanCpuMs }) => meanCpuMs, 2),
    average(({ medianCpuMs }) => medianCpuMs, 2),
    average(({ tableRounds }) => tableRounds, 1),
    average(({ readUnits }) => readUnits, 1),
    average(({ writeUnits }) => writeUnits, 1),
    settlingUnits,
    average(({ logBytes }) => logBytes, 0),
    sent,
    `**${average(billedMs, 1)}**`,
    onShareMs(initCpuMs, memoryMb).toFixed(0),
  ];
}
