import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Reached, readReached, type Table, verdictOf } from './record.ts';
import { ROWS, type Row } from './rows.ts';

export const PAGE_PATH = fileURLToPath(new URL('../../docs/bench.md', import.meta.url));

/** Three digits that count. */
export function figureText(figure: number, unit: Row['unit']): string {
  const digits = Math.abs(figure) >= 100 ? figure.toFixed(0) : String(Number(figure.toPrecision(3)));
  return unit === '×' ? digits : `${digits} ${unit}`;
}

function tableText(table: Table): string {
  const [headings = [], ...lines] = table;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [headings, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowTable(rows: readonly Row[], figures: Reached['figures']): string {
  const lines = rows.map((row) => {
    const { reached, isGoalKept } = verdictOf(row, figures, figures);
    const ms = figures[row.id]?.ms;
    const [figure, goal] = [reached, row.goal].map((value) => figureText(value, row.unit));
    return [
      row.id,
      figure ?? '',
      goal ?? '',
      isGoalKept ? 'kept' : '**missed**',
      ms === undefined ? '' : String(Number(ms.toPrecision(2))),
    ];
  });
  return tableText([['', 'reached', 'goal', '', 'ms'], ...lines]);
}

/** `docs/bench.md`. */
export function benchPage({ figures, tables, machine, measuredOn, load }: Reached): string {
  const rowsOf = (suite: keyof typeof ROWS): string => rowTable(ROWS[suite], figures);
  return `# Bench

\`npm run bench\` measures every row of this page and fails where one is more than 15 % above what was reached before. The goal is what we
want; a goal that is missed fails nothing. Written by \`npm run bench -- --record\`, last on ${measuredOn}, at a load of ${load.toFixed(1)}
(${machine}).

Times are of the processor, warm, all threads of the process together: collecting garbage counts, what other programs do meanwhile
does not. What is compared takes turns in one process; ratios are the median over the turns. A request is timed as a function
answers it: event in, JSON out, validation, log line and statistics among it, with tables in memory.

## Against other libraries

What each takes for the same work, as a multiple of what this service takes: below 1 is quicker. Libraries are timed by their documented
call alone. ${'`—`'} is what a library does not do.

${tableText(tables.speed)}

- **natal chart**: Sun to Pluto, the Moon’s nodes, Ascendant, Midheaven, twelve Placidus cusps, the five major aspects; each time
  another birth of 1926 to 2026, from 60° south to 60° north.
- **transits of a year**: exact major aspects of Jupiter and Saturn to five natal points. **Ingresses**: Sun and Mercury to Pluto.
  **Solar return**: in 366 days. Searches begin with nothing kept from an earlier one.
- **lines of a map**: where Sun to Pluto rise, culminate, set and anti-culminate.
- **bare engine**: Swiss Ephemeris with nothing checked and nothing made of it: the least that a chart or a map can ask; of a search one
  place a day, where natal asks less often and interpolates.
- **caelus**: with its Moon of 1920 to 2080; \`chart\` adds Chiron; \`crossings\` of every degree that makes an aspect or a sign, which
  finds moments and no orbs; its lines stay numbers.
- **celestine**: \`searchTransits\` finds no conjunctions and no oppositions.
- **circular-natal-horoscope-js**: \`Horoscope\` adds Chiron, Sirius and Lilith and finds the time zone itself; it reads whole minutes for
  houses and rounds to 0.0001°.
- **astronomy-engine**: \`SearchSunLongitude\` looks at a handful of moments, as the Sun never turns back.

${tableText(tables.errors)}

Seconds of arc, worst of thirty places of JPL Horizons (1990, 2000, 2020; celestine's own tests have the same ones), of 200 charts
against IAU 2006 sidereal time and trigonometry, and of the Sun by full VSOP87 at ten returns and at the ingresses of two years; caelus, celestine and
astronomy-engine use shortened forms of that theory. Searches are of two years each. What this service is held to altogether stands in
[accuracy.md](accuracy.md).

${rowsOf('peers')}

## Cold starts

Processor time of a fresh process of each built function up to its first answer, with tables on the same machine. A function with m MB of memory
has m / 1769 of a processor. What Lambda does before, fetching the code and making the sandbox, is not in it.

${tableText(tables.starts)}

What was cut, with what it had taken of natal's start: an \`Intl.ListFormat\` made at start (12 ms) is made when it is first used; bundles
hold only what is used of zod (9 ms); the SDK of AWS is a file of its own, loaded by the first request that needs a table; of the
ephemeris files only the requested centuries are hashed before their first use (5 ms instead of 60 to 115 ms); bundles have no schemas of
responses (15 ms); the renderer of pictures and the geocoder are loaded by the first request that needs them (8 ms); functions run code
that V8 cached when they were built, for this Node and processor (40 ms); an endpoint's schemas and calculations are loaded by the first request
to it (5 ms, of predictive's 25).

${rowsOf('functions')}

## Charts over the engine

[Where the rest goes](./decisions/0024-where-a-charts-time-goes.md).

${rowsOf('charts')}

## Requests

${rowsOf('requests')}

## Searches

Over the bare engine asked at even steps, which finds nothing yet; the last four say how cost grows with the work. Returns of Sun and
Moon are to births of 1926 to 2026, those of Saturn and Pluto to births of 1700 to 1890.

${rowsOf('searches')}

## Charts by the million

Births as a job reads them from a CSV, twelve bodies each, in shards that become Parquet; the bare engine calculates the same births in the same
order: twelve bodies and Placidus. The goal is 0.6 of its rate for columns; for answers of other endpoints 1000 a second of one processor, where the bare
engine calculates 8450 births.

${rowsOf('bulk')}

## Kept answers, limits and access

The table is the embedded engine, whose own work counts too.

${rowsOf('answers')}

## Sizes

The largest of a hundred births.

${rowsOf('sizes')}
`;
}

/** After a change of the text or of a goal. */
if (import.meta.main) writeFileSync(PAGE_PATH, benchPage(readReached()));
