import { grouped } from '../data/words.ts';
import type { Figures } from './figures.ts';
import { LINES, LINES_OF_A_REQUEST } from './lines.ts';
import { number, tableOf, text, usd } from './markdown.ts';
import { monthlyUsd } from './monthly.ts';
import { millionUsage, SCENARIOS } from './scenarios.ts';
import { times, usdOf } from './usage.ts';

/** The month for which the first table holds. */
export const REQUESTS_PER_MONTH = 10e6;
const VOLUMES = [1e6, 10e6, 100e6];
const MILLION = 1e6;

/** US dollars for a million requests, by scenario and by what they go to. */
export function scenarioTable(figures: Figures): string {
  const columns = [text('requests'), ...LINES_OF_A_REQUEST.map(number), number('**a million**')];
  const rows = SCENARIOS.map((scenario) => {
    const usage = millionUsage(scenario, figures, REQUESTS_PER_MONTH);
    return [
      scenario.name,
      ...LINES_OF_A_REQUEST.map((line) => usd(usdOf(usage, LINES[line]))),
      `**${usd(usdOf(usage))}**`,
    ];
  });
  return tableOf(columns, rows);
}

/** US dollars by the month, for more requests and for fewer. */
export function volumeTable(figures: Figures): string {
  const columns = [
    text('requests a month'),
    ...SCENARIOS.map(({ name }) => number(name)),
    number('beside it, by the month'),
  ];
  const rows = VOLUMES.map((volume) => [
    grouped(volume),
    ...SCENARIOS.map((scenario) => usd(usdOf(times(volume / MILLION, millionUsage(scenario, figures, volume))))),
    usd(monthlyUsd(figures)),
  ]);
  return tableOf(columns, rows);
}
