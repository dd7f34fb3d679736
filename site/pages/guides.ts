import { renderGuideBlocks } from '../guides/dialect.ts';
import { isExample, renderExample } from '../guides/example.ts';
import { type Chapter, type Guide, readGuides } from '../guides/guide.ts';
import { anchorOf, heading } from '../heading.ts';
import { type Html, html, raw } from '../html.ts';
import { type Page, pageAddress } from '../page.ts';

type Listed = Pick<Page, 'path' | 'title' | 'summary'>;

/**
 * The guides, and the page that lists them.
 *
 * @param others pages to look things up in, which are listed with them
 */
export function guidePages(others: readonly Page[]): readonly Page[] {
  const guides = readGuides();
  const listed = [...guides.map((guide) => ({ ...guide, path: pathOf(guide) })), ...others];
  return [
    indexPage(listed),
    ...guides.map((guide, index) => guidePage(guide, asideOf(listed, pathOf(guide)), guides[index + 1])),
    ...others.map((page) => ({ ...page, aside: asideOf(listed, page.path) })),
  ];
}

const pathOf = ({ slug }: Guide): string => `guides/${slug}`;

function asideOf(listed: readonly Listed[], here: string): Html {
  const links = listed.map(
    ({ path, title }) =>
      html`<li><a href="${pageAddress(path)}" ${path === here ? raw('aria-current="page"') : ''}>${title}</a></li>`,
  );
  return html`<details class="side-list" open><summary>All guides</summary><nav aria-label="Guides"><ul>${links}</ul></nav></details>`;
}

function indexPage(listed: readonly Listed[]): Page {
  const entries = listed.map(
    ({ path, title, summary }) =>
      html`<li><a href="${pageAddress(path)}"><strong>${title}</strong><span>${summary}</span></a></li>`,
  );
  return {
    path: 'guides',
    title: 'Guides',
    summary: 'How to do things with the service, from the first chart on.',
    section: 'guides',
    aside: asideOf(listed, 'guides'),
    body: html`<h1>Guides</h1><p class="lead">From the first chart on. The tests of the service run every request in them, and compare what it answers with the part that is shown.</p><ul class="cards cards-list">${entries}</ul>`,
  };
}

/** A guide as a page, with a list of its chapters. */
export function guidePage(guide: Guide, aside: Html, next?: Guide): Page {
  const { title, summary, chapters } = guide;
  return {
    path: pathOf(guide),
    title,
    summary,
    section: 'guides',
    aside,
    body: html`<h1>${title}</h1>
<p class="lead">${summary}</p>
<nav class="chapters" aria-label="On this page"><ul>${chapters.map((one) => html`<li><a href="#${anchorOf(one.title)}">${one.title}</a></li>`)}</ul></nav>
${chapters.map((one) => html`${heading(2, one.title)}${renderParts(one)}`)}
${next && html`<p class="next"><a href="${pageAddress(pathOf(next))}">Next: ${next.title} →</a></p>`}`,
    topics: chapters.map((one) => ({ anchor: anchorOf(one.title), title: one.title, text: one.searchText })),
  };
}

const renderParts = ({ parts }: Chapter): readonly Html[] =>
  parts.map((part) => (isExample(part) ? renderExample(part) : renderGuideBlocks([part])));
