import { readSourceRows } from '../../layers/places/build/local-practice/source-rows.ts';
import { PracticeTable, type RuleRecord } from '../../lib/adapters/places/local-practice/table.ts';
import { PRACTICE_STANDINGS } from '../../lib/astro/clock/civil-time/local-practice.ts';
import { describeClock } from '../clock-text.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';
import { readLayerText, renderDownloads, renderSourceLinks, renderSources, renderTable } from './layer-tables.ts';

const FOLDER = 'local-practice';

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
  const sources = readSourceRows(readLayerText(`${FOLDER}/sources.csv`));
  const counts = PRACTICE_STANDINGS.map(
    (standing) => `${rules.filter((rule) => rule.standing === standing).length} ${standing}`,
  );
  return {
    path: FOLDER,
    title: 'Local practice',
    summary: 'Places whose clocks differed from those of their time zone, with a source for each rule.',
    section: 'guides',
    body: html`<h1>Local practice</h1>
<p class="lead">IANA keeps one history for each time zone, that of one city. These ${rules.length} rules (${counts.join(', ')}) list places whose clocks differed from it, and those whose clocks did not.</p>
<p><em>Settled</em> is a law, or a practice of the whole area with a source; <em>preferred</em> is likely; <em>doubtful</em> means that practice was mixed or is unknown. The first rule whose area and dates hold decides; a span ends at the midnight on which its last date begins.</p>
${renderDownloads(FOLDER)}
${CHAPTERS.map(({ anchor, title, hasRule }) => html`<h2 id="${anchor}">${title}</h2>${renderRules(title, rules.filter(hasRule))}`)}
${renderSources(sources.map(({ citation, how_seen, ...row }) => ({ ...row, title: citation, howSeen: how_seen })))}`,
    topics: CHAPTERS.map(({ anchor, title, hasRule }) => ({
      anchor,
      title: `Local practice: ${title}`,
      text: [...new Set(rules.filter(hasRule).map(({ area }) => area))].join(' '),
    })),
  };
}

function renderRules(label: string, rules: readonly RuleRecord[]): Html {
  const rows = rules.map(({ id, area, from, until, clock, standing, sources }) => {
    return html`<tr><td><code>${id}</code></td><td>${area}</td><td>${from}</td><td>${until}</td><td>${describeClock(clock)}</td><td>${standing}</td><td>${renderSourceLinks(sources)}</td></tr>`;
  });
  return renderTable(`Rules: ${label}`, ['Rule', 'Area', 'From', 'To', 'Clock', 'Standing', 'Sources'], rows);
}
