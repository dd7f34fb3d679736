import { grouped } from '../data/words.ts';
import { ASSUMED, ASSUMED_SOURCES } from './assumed.ts';
import { durationTable } from './duration-table.ts';
import type { Figures } from './figures.ts';
import { number, priceText, tableOf, text, usd } from './markdown.ts';
import { type MonthlyRow, monthlyRows, optionRows } from './monthly.ts';
import { PRICED, PRICES } from './prices.ts';
import { REQUESTS_PER_MONTH, scenarioTable, volumeTable } from './scenario-tables.ts';
import { SCENARIOS } from './scenarios.ts';
import { KEPT_DAYS, LEASE_SECONDS, LOG_DAYS, SETTLING_SECONDS } from './spans.ts';
import { usdOf } from './usage.ts';

const MILLION = 1e6;

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
  const { region, architecture, lookedUpOn } = PRICED;
  const { measuredOn, machine, node, load } = figures;
  return `# What it costs

Written by \`npm run cost\`, which runs every built function as production has it, on all examples of its endpoints, counts what it
asks of tables and what it writes to its log, and multiplies by AWS's prices. \`npm run cost -- --page\` writes it anew from the
figures of the last time ([figures.json](cost/figures.json)), after a change of [prices](cost/prices.ts) or of what is
[assumed](cost/assumed.ts). Prices: ${region}, ${architecture}, US dollars without tax and without any free tier, as recorded in the
documents [below](#prices), looked up ${lookedUpOn}; check before relying on them. The examples of the [guide](README.md) deploy to
\`eu-central-1\`, where prices are others.

## A million requests

At ${grouped(REQUESTS_PER_MONTH)} requests a month, evenly spread:

${scenarioTable(figures)}

${scenarioList()}

With \`firewall=on\` it is ${usd(PRICES.firewallRequest.usd * MILLION)} more. Every request is two invocations: the authorizer is asked about each. Transfer is of answers
as they are sent to clients that take gzip, with their headers. Logs are kept for ${LOG_DAYS} days, answers for ${KEPT_DAYS}. Health, \`/mcp\` and the
pages are in no scenario.

## By the month

US dollars. Where there are few requests a million of them costs more, as more of them are the first: the first of a second is traced;
the first after ${SETTLING_SECONDS} s of an instance settles its statistics; and before the first answer from memory after ${LEASE_SECONDS} s the instance reads
whether answers were cleared. A function is taken to have one instance, until that is busy all the time.

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
that time is longer there; each is rounded up to a millisecond, and waiting for tables comes to it. It is the time of all threads: what
the collector of garbage and the compiler do beside the request is paid for too. "Settling" is how many writes the statistics take
that an instance settles, where each endpoint was asked since the last time. A read that finds nothing is counted as DynamoDB
does: with a unit where it is consistent, and half of one where it is not.

Not measured, and paid for: what Lambda's runtime does around the handler (to take the event in and to hand the answer back), the
processor time of settling and of asking for a clearing, and Lambda's own processors, arm64 ones above all.

${durationTable(figures)}

## Prices

AWS's own pages, linked in the middle, have their figures filled in by script; the last column is the document in which each is
recorded.

${priceTable()}

## Assumed

${assumedTable()}
`;
}
