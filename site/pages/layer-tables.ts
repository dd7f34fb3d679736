import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Html, html } from '../html.ts';
import { linkToPage } from '../page.ts';

const LAYER = new URL('../../layers/places/', import.meta.url);

/** Reads a file of the layer `places`. */
export const readLayerText = (name: string): string => readFileSync(fileURLToPath(new URL(name, LAYER)), 'utf8');

/** Tables that pages offer for download, by folder of the layer, which is also the path of the page. */
const TABLE_NAMES = {
  'local-practice': ['us-states.csv', 'us-records.csv', 'territories.csv', 'sources.csv'],
  calendars: ['calendars.csv', 'sources.csv'],
} as const;
type TableFolder = keyof typeof TABLE_NAMES;

/** Reads all tables that pages offer as files of the site. */
export const readTableFiles = () =>
  Object.entries(TABLE_NAMES)
    .flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
    .map((path) => ({
      path,
      mediaType: 'text/csv; charset=utf-8',
      content: readLayerText(path),
      isNamedByContent: false,
    }));

/** Renders links to the tables of a folder, with their license. */
export function renderDownloads(folder: TableFolder): Html {
  const links = TABLE_NAMES[folder].map(
    (name, index) => html`${index > 0 && ', '}<a href="${linkToPage(`${folder}/${name}`)}">${name}</a>`,
  );
  return html`<p>Download the tables: ${links}. They are the project’s own compilation, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</p>`;
}

export const renderTable = (label: string, headings: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table-wrap" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** A publication on which a table rests. */
export interface TableSource {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Of its text; tables take facts only. */
  readonly license: string;
  /** How much of it was read. */
  readonly howSeen: string;
}

const anchorOfSource = (id: string): string => `source-${id}`;

/** Renders ids of sources as links to their rows on the same page. */
export const renderSourceLinks = (ids: readonly string[]): readonly Html[] =>
  ids.map((id, index) => html`${index > 0 && ' '}<a href="#${anchorOfSource(id)}">${id}</a>`);

/** Renders the section with the sources. */
export function renderSources(sources: readonly TableSource[]): Html {
  const rows = sources.map(
    ({ id, title, url, license, howSeen }) =>
      html`<tr id="${anchorOfSource(id)}"><td>${id}</td><td><a href="${url}">${title}</a></td><td>${license}</td><td>${howSeen}</td></tr>`,
  );
  return html`<h2 id="sources">Sources</h2>${renderTable('Sources', ['Source', 'Publication', 'License', 'How it was seen'], rows)}`;
}
