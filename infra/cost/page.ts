import { ASSUMED, ASSUMED_SOURCES } from './assumed.ts';
import { durationTable } from './duration-table.ts';
import type { Figures } from './figures.ts';
import { LINES, LINES_OF_A_REQUEST } from './lines.ts';
import { number, priceText, tableOf, text, usd } from './markdown.ts';
import { type MonthlyRow, monthlyRows, optionRows } from './monthly.ts';
import { PRICED, PRICES } from './prices.ts';
import { millionUsage, SCENARIOS } from './scenarios.ts';
import { times, usdOf } from './usage.ts';

/** The month for which the first table holds. */
const REQUESTS_PER_MONTH = 10e6;
const VOLUMES = [1e6, 10e6, 100e6];
const MILLION = 1e6;

const grouped = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');

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

function volumeTable(figures: Figures): string {
  const columns = [
    text('requests a month'),
    ...SCENARIOS.map(({ name }) => number(name)),
    number('beside it, by the month'),
  ];
  const monthly = monthlyRows(figures).reduce((sum, { usage }) => sum + usdOf(usage), 0);
  const rows = VOLUMES.map((volume) => [
    grouped(volume),
    ...SCENARIOS.map((scenario) => usd(usdOf(times(volume / MILLION, millionUsage(scenario, figures, volume))))),
    usd(monthly),
  ]);
  return tableOf(columns, rows);
}

const monthlyTable = (rows: readonly MonthlyRow[]): string =>
  tableOf(
    [text('what'), text('how much'), number('USD a month')],
    rows.map(({ name, summary, usage }) => [name, summary, usd(usdOf(usage))]),
  );

const priceTable = (): string =>
  tableOf(
    [number('USD'), text('for'), text('read in')],
    Object.values(PRICES).map(({ usd: amount, per, page, readIn }) => [
      priceText(amount),
      `[${per}](${page})`,
      `[${new URL(readIn).hostname}](${readIn})`,
    ]),
  );

const assumedTable = (): string =>
  tableOf(
    [text('assumed'), number('figure'), text('source')],
    (Object.keys(ASSUMED) as (keyof typeof ASSUMED)[]).map((name) => [
      `\`${name}\``,
      ASSUMED[name],
      ASSUMED_SOURCES[name],
    ]),
  );

const scenarioList = (): string => SCENARIOS.map(({ name, summary }) => `- **${name}**: ${summary}`).join('\n');

/** What the service costs, as `infra/cost.md` tells it: figures × prices, and nothing written by hand. */
export function pageOf(figures: Figures): string {
  const { region, architecture, readOn } = PRICED;
  const { measuredOn, machine, node, load } = figures;
  return `# What it costs

Written by \`npm run cost\`, which runs every built function as production has it, on all examples of its endpoints, counts what it
asks of tables and what it writes to its log, and multiplies by AWS's prices. \`npm run cost -- --page\` writes it anew from the
figures of the last time ([figures.json](cost/figures.json)), after a change of [prices](cost/prices.ts) or of what is
[assumed](cost/assumed.ts). Prices: ${region}, ${architecture}, US dollars without tax and without any free tier, read ${readOn}.

## A million requests

At ${grouped(REQUESTS_PER_MONTH)} requests a month, evenly spread:

${scenarioTable(figures)}

${scenarioList()}

With \`firewall=on\` it is ${usd(PRICES.firewallRequest.usd * MILLION)} more. Every request is two invocations: the authorizer is asked about each. Transfer is of answers
as they are sent to clients that take gzip. Logs are kept for three months, answers for one. Health, \`/mcp\` and the pages
are in no scenario.

## By the month

US dollars. Where there are few requests nearly each is traced (the first of every second is), so a million of them costs more.

${volumeTable(figures)}

Paid for without a request too, with every route in use (a route that nobody asks has no metrics):

${monthlyTable(monthlyRows(figures))}

And what can be had with \`-c\`:

${monthlyTable(optionRows(figures))}

What is provisioned is also paid for by the request, at a lower price than others; that is not counted here.

## Durations

Measured ${measuredOn} on one core of ${machine.replaceAll(/\s+/g, ' ')}, Node ${node.slice(1)}, at a load of ${load.toFixed(1)} (the measurement
itself is 1; what else runs makes figures larger); means over the examples. A function has memory / 1 769 MB of a processor ("[At
1,769 MB, a function has the equivalent of one vCPU](https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html)"), so
that time is longer there; waiting for tables comes to it, and the sum is rounded up to a millisecond. It is the time of all threads:
what the collector of garbage and the compiler do beside the request is paid for too. Every five seconds an instance also settles its
statistics, with so many writes. Lambda's own processors, arm64 ones above all, were not measured.

${durationTable(figures)}

## Prices

AWS's own pages, linked in the middle, have their figures filled in by script; the last column is where the figure was read.

${priceTable()}

## Assumed

${assumedTable()}
`;
}

const BEGIN = '<!-- npm run cost -->';
const END = '<!-- /npm run cost -->';

/** A text with something else between its two marks. @throws Error where it does not have them */
export function between(page: string, table: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`there is no place between ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${page.slice(end)}`;
}
