import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PracticeSourceRow, readSourceRows } from '../../layers/places/build/local-practice/source-rows.ts';
import { PRACTICE_STANDINGS } from '../../lib/domain/civil-time/local-practice.ts';
import { PracticeTable, type RuleRecord } from '../../lib/geo/local-practice/table.ts';
import { describeClock } from '../clock-text.ts';
import { type Html, html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';

const LAYER = new URL('../../layers/places/', import.meta.url);
const readLayerText = (name: string): string => readFileSync(fileURLToPath(new URL(name, LAYER)), 'utf8');

/** Tables that the page offers for download. */
const TABLE_NAMES = ['us-states.csv', 'us-records.csv', 'territories.csv', 'sources.csv'] as const;
const PAGE_PATH = 'local-practice';
const pathOfTable = (name: string): string => `${PAGE_PATH}/${name}`;

/** Reads the tables of local practice as files of the site. */
export const readTableFiles = () =>
  TABLE_NAMES.map((name) => ({
    path: pathOfTable(name),
    mediaType: 'text/csv; charset=utf-8',
    content: readLayerText(pathOfTable(name)),
    isNamedByContent: false,
  }));

const isInAmerica = ({ where }: RuleRecord): boolean => where.zones.every((zone) => zone.startsWith('America/'));
const isAboutClocks = ({ basis }: RuleRecord): boolean => basis === 'clock';

interface RuleChapter {
  readonly anchor: string;
  readonly title: string;
  readonly hasRule: (rule: RuleRecord) => boolean;
}

const CHAPTERS: readonly RuleChapter[] = [
  { anchor: 'america', title: 'America', hasRule: (rule) => isAboutClocks(rule) && isInAmerica(rule) },
  { anchor: 'elsewhere', title: 'Elsewhere', hasRule: (rule) => isAboutClocks(rule) && !isInAmerica(rule) },
  { anchor: 'records', title: 'Birth records', hasRule: (rule) => !isAboutClocks(rule) },
];

/** Creates the page with all rules about clocks that differed from those of the zone, and their sources. */
export function createLocalPracticePage(): Page {
  const { rules } = PracticeTable.parse(JSON.parse(readLayerText('local-practice.json')));
  const sources = readSourceRows(readLayerText(pathOfTable('sources.csv')));
  const counts = PRACTICE_STANDINGS.map(
    (standing) => `${rules.filter((rule) => rule.standing === standing).length} ${standing}`,
  );
  return {
    path: PAGE_PATH,
    title: 'Local practice',
    summary: 'Places whose clocks differed from those of their time zone, with a source for each rule.',
    section: 'guides',
    body: html`<h1>Local practice</h1>
<p class="lead">IANA keeps one history for each time zone, that of one city. These ${rules.length} rules (${counts.join(', ')}) list places whose clocks differed from it, and those whose clocks did not.</p>
<p><em>Settled</em> is a law, or a practice of the whole area with a source; <em>preferred</em> is likely; <em>doubtful</em> means that practice was mixed or is unknown. The first rule whose area and dates hold decides; a span ends at the midnight on which its last date begins.</p>
<p>Download the tables: ${TABLE_NAMES.map((name, index) => html`${index > 0 && ', '}<a href="${linkToPage(pathOfTable(name))}">${name}</a>`)}. They are the project’s own compilation, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</p>
${CHAPTERS.map(({ anchor, title, hasRule }) => html`<h2 id="${anchor}">${title}</h2>${renderRules(title, rules.filter(hasRule))}`)}
<h2 id="sources">Sources</h2>${renderSources(sources)}`,
    topics: CHAPTERS.map(({ anchor, title, hasRule }) => ({
      anchor,
      title: `Local practice: ${title}`,
      text: [...new Set(rules.filter(hasRule).map(({ area }) => area))].join(' '),
    })),
  };
}

const renderTable = (label: string, headings: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table-wrap" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

const anchorOfSource = (id: string): string => `source-${id}`;

function renderRules(label: string, rules: readonly RuleRecord[]): Html {
  const rows = rules.map(({ id, area, from, until, clock, standing, sources }) => {
    const links = sources.map(
      (source, index) => html`${index > 0 && ' '}<a href="#${anchorOfSource(source)}">${source}</a>`,
    );
    return html`<tr><td><code>${id}</code></td><td>${area}</td><td>${from}</td><td>${until}</td><td>${describeClock(clock)}</td><td>${standing}</td><td>${links}</td></tr>`;
  });
  return renderTable(`Rules: ${label}`, ['Rule', 'Area', 'From', 'To', 'Clock', 'Standing', 'Sources'], rows);
}

function renderSources(sources: readonly PracticeSourceRow[]): Html {
  const rows = sources.map(
    ({ id, citation, url, licence, how_seen }) =>
      html`<tr id="${anchorOfSource(id)}"><td>${id}</td><td><a href="${url}">${citation}</a></td><td>${licence}</td><td>${how_seen}</td></tr>`,
  );
  return renderTable('Sources', ['Source', 'Publication', 'Licence', 'How it was seen'], rows);
}
