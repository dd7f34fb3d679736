import { grouped } from '../data/words.ts';
import type { Figures } from './figures.ts';
import { usd } from './markdown.ts';
import { metricsRow, monthlyUsd } from './monthly.ts';
import { PRICED } from './prices.ts';
import { REQUESTS_PER_MONTH, scenarioTable } from './scenario-tables.ts';
import { usdOf } from './usage.ts';

/** What the guide tells of cost. */
export function guideOf(figures: Figures): string {
  const { region, lookedUpOn } = PRICED;
  return `US dollars for a million requests, at ${grouped(REQUESTS_PER_MONTH)} a month. Prices are those of ${region} without any free tier, as recorded in
the documents that [cost.md](cost.md) names, looked up ${lookedUpOn}; check before relying on them. The examples above deploy to
\`eu-central-1\`, where prices are others.

${scenarioTable(figures)}

Beside that ${usd(monthlyUsd(figures))} a month are paid for watching and for keeping functions warm, ${usd(usdOf(metricsRow(figures).usage))} of it for metrics by route;
a route that nobody asks has none.`;
}

const BEGIN = '<!-- npm run cost -->';
const END = '<!-- /npm run cost -->';

/** A text with something else between its two marks. @throws Error where it does not have them */
export function between(page: string, table: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`there is no place between ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${page.slice(end)}`;
}
