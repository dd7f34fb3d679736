import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';
import { anchorOf, heading, inline } from '../prose.ts';
import { type MarkdownTable, table, tablesOf, titleOf } from '../table.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** What is compared with what, as it stands beside the tests that assert it. */
interface Evidence {
  readonly title: string;
  /** From the root of the source. */
  readonly folder: string;
  readonly tables: readonly MarkdownTable[];
}

/** Every folder of golden values that states its worst errors. The figures are written there and nowhere else. */
function evidence(): readonly Evidence[] {
  const files = globSync('test/golden/*/README.md', { cwd: PROJECT }).sort(positionsFirst);
  const read = files.map((file) => {
    const text = readFileSync(join(PROJECT, file), 'utf8');
    return { title: withoutGolden(titleOf(text)), folder: dirname(file), tables: tablesOf(text) };
  });
  return read.filter(({ tables }) => tables.length > 0);
}

/** What is golden to those who test is plain evidence to those who read. */
const withoutGolden = (title: string): string =>
  title.replace(/^Golden (.)/, (_, first: string) => first.toUpperCase());

const positionsFirst = (one: string, other: string): number =>
  Number(other.includes('/positions/')) - Number(one.includes('/positions/')) || one.localeCompare(other);

/** How right the answers are, and who says so. */
export function accuracyPage(sourceUrl: string): Page {
  const all = evidence();
  return {
    path: 'accuracy',
    title: 'Accuracy and sources',
    summary: 'How far answers are from published tables and from libraries that share no code with the engine.',
    section: 'guides',
    body: html`<h1>Accuracy and sources</h1>
<p class="lead">Positions, houses, events and clocks against sources that share no code with the engine. The figures are the worst errors found; tests assert them with every change.</p>
<p>The engine is the Swiss Ephemeris with data fitted to JPL’s DE431. It computes from its own files or not at all: where one is missing the service answers 503, never from a lesser theory. What a calculation had to leave out or replace is in the answer’s <code>warnings</code>.</p>
${all.map((one) => section(one, sourceUrl))}`,
    topics: all.map(({ title, tables }) => ({
      anchor: anchorOf(title),
      title,
      text: tables.flatMap(({ rows }) => rows.map(([what = '']) => what)).join(' '),
    })),
  };
}

function section({ title, folder, tables }: Evidence, sourceUrl: string): Html {
  const shown = tables.map(
    ({ introduction, headings, rows }) =>
      html`${introduction !== '' && html`<p>${inline(introduction)}</p>`}${table(
        headings,
        rows.map((cells) => cells.map(inline)),
      )}`,
  );
  const source = html`<a href="${sourceUrl}/tree/main/${folder}"><code>${basename(folder)}</code></a>`;
  return html`${heading(2, title)}${shown}<p class="hint">Values, sources and tolerances: ${source}.</p>`;
}
