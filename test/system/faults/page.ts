import type { Fault, Kind } from './fault.ts';
import { type Cells, isWell } from './look.ts';

/** Observations by kind and title of the fault. */
export type Observations = ReadonlyMap<Fault, Cells>;

const HEAD = `# What clients see when something fails

Written by \`npm run test:system -- faults -u\`, which brings every one of these faults about in the service on this machine,
with its tables in a DynamoDB, and looks. \`npm run test:system\` fails where this page is not what it sees.

"As ever" is status 200 and, to the last digit, the answer that is given when all is well: no other 200 was seen under any of these
faults. What is refused is a problem document with a code of [the catalog](../lib/base/errors/catalog.ts). The last column says when all is as
before once the fault is over.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableOf({ columns, faults }: Kind, seen: Observations): string {
  const titles = ['fault', 'brought about', ...columns.map(({ title }) => title), 'back'];
  const rows = faults.map((fault) => {
    const cells = seen.get(fault) ?? [];
    return row([fault.title, fault.how, ...cells, cells.every(isWell) ? '—' : fault.back]);
  });
  return [row(titles), row(titles.map(() => '---')), ...rows].join('\n');
}

/** The whole page. */
export function pageOf(kinds: readonly Kind[], seen: Observations): string {
  const parts = kinds.map((kind) => [`## ${kind.title}`, kind.text, tableOf(kind, seen)].filter(Boolean).join('\n\n'));
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}

/** The cells of a fault on a page; undefined if the page lacks it. */
export function cellsIn(page: string, kind: Kind, { title }: Fault): Cells | undefined {
  const section = page.split('\n## ').find((text) => text.startsWith(`${kind.title}\n`));
  const line = section?.split('\n').find((text) => text.startsWith(`| ${title} |`));
  return line?.slice(2, -2).split(' | ').slice(2, -1);
}
