import { readCsv } from '../../layers/build/csv.ts';
import { ANY_COUNTRY, type AreaRecord, CalendarTable } from '../../lib/adapters/places/calendars/table.ts';
import { capitalize } from '../../lib/base/text.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';
import {
  readLayerText,
  renderDownloads,
  renderSourceLinks,
  renderSources,
  renderTable,
  type TableSource,
} from './layer-tables.ts';

const FOLDER = 'calendars';

/** Creates the page with the changes of calendar of every area, and their sources. */
export function createCalendarsPage(): Page {
  const { areas } = CalendarTable.parse(JSON.parse(readLayerText('calendars.json')));
  const countries = new Set(areas.flatMap((area) => area.countries.filter((code) => code !== ANY_COUNTRY)));
  return {
    path: FOLDER,
    title: 'Calendars',
    summary: 'When each country changed from the Julian to the Gregorian calendar, with a source for each date.',
    section: 'guides',
    body: html`<h1>Calendars</h1>
<p class="lead">When ${areas.length} areas of ${countries.size} countries changed from the Julian to the Gregorian calendar.</p>
<p>The last date is in the calendar before the change, the first date, that of the next day, in the calendar after it. Of two areas that hold a place, the first one counts. At doubtful dates parts of the area differ, sources disagree, or the civil calendar was another one; both ends are included. The dates are those of civil life: churches often kept the older calendar longer.</p>
${renderDownloads(FOLDER)}
<h2 id="areas">Areas</h2>${renderAreas(areas)}
${renderSources(readSources())}`,
    topics: [
      { anchor: 'areas', title: 'Calendars: areas', text: [...new Set(areas.map(({ area }) => area))].join(' ') },
    ],
  };
}

function readSources(): readonly TableSource[] {
  const rows = readCsv(readLayerText(`${FOLDER}/sources.csv`), ['id', 'title', 'url', 'license', 'how_seen']);
  return rows.map(({ cells: { how_seen, ...row } }) => ({ ...row, howSeen: how_seen }));
}

function renderAreas(areas: readonly AreaRecord[]): Html {
  const rows = areas.map(({ id, area, countries, changes, doubts, sources, note }) => {
    const lines = [
      changes.map(describeChange),
      doubts.map(({ from, until }) => (from === undefined ? `until ${until}` : `${from} to ${until}`)),
    ].map(renderLines);
    return html`<tr><td><code>${id}</code></td><td>${area}</td><td>${countries.includes(ANY_COUNTRY) ? 'all others' : countries.join(' ')}</td>${lines.map((cell) => html`<td>${cell}</td>`)}<td>${note}</td><td>${renderSourceLinks(sources)}</td></tr>`;
  });
  return renderTable(
    'Areas',
    ['Area', 'Name', 'Countries', 'Last and first date', 'Doubtful dates', 'Note', 'Sources'],
    rows,
  );
}

/** @example 'Julian 1752-09-02, Gregorian 1752-09-14' */
function describeChange({ from, last, to, first }: AreaRecord['changes'][number]): string {
  const before = last === undefined ? 'another calendar' : `${capitalize(from)} ${last}`;
  return `${before}, ${capitalize(to)} ${first}`;
}

const renderLines = (lines: readonly string[]): readonly Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`);
