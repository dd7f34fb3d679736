import { isExample, renderExample } from '../guides/example.ts';
import { type Chapter, type Guide, readGuides } from '../guides/guide.ts';
import { renderGuideBlocks } from '../guides/render-blocks.ts';
import { anchorOf, renderHeading } from '../heading.ts';
import { type Html, html, raw } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';

type PageLink = Pick<Page, 'path' | 'title' | 'summary'> & Pick<Guide, 'group'>;

/** A page that is no guide, under the heading where readers look for it. */
export type GroupedPage = Page & Pick<Guide, 'group'>;

/**
 * Creates the pages of the guides and the page that lists them by group.
 *
 * @param others pages that the list includes, after the guides of their groups
 */
export function createGuidePages(others: readonly GroupedPage[]): readonly Page[] {
  const guides = readGuides();
  const listed = Map.groupBy<string, PageLink>(
    [...guides.map((guide) => ({ ...guide, path: pathOf(guide) })), ...others],
    ({ group }) => group,
  );
  return [
    createGuideIndex(listed),
    ...guides.map((guide, index) => createGuidePage(guide, renderAside(listed, pathOf(guide)), guides[index + 1])),
    ...others.map((page) => ({ ...page, aside: renderAside(listed, page.path) })),
  ];
}

type Groups = ReadonlyMap<string, readonly PageLink[]>;

const pathOf = ({ slug }: Guide): string => `guides/${slug}`;

function renderAside(groups: Groups, here: string): Html {
  const renderLink = ({ path, title }: PageLink): Html =>
    html`<li><a href="${linkToPage(path)}" ${path === here ? raw('aria-current="page"') : ''}>${title}</a></li>`;
  const lists = [...groups].map(
    ([group, links]) => html`<section><h2>${group}</h2><ul>${links.map(renderLink)}</ul></section>`,
  );
  return html`<details class="side-list" open><summary>All guides</summary><nav aria-label="Guides">${lists}</nav></details>`;
}

function createGuideIndex(groups: Groups): Page {
  const renderCard = ({ path, title, summary }: PageLink): Html =>
    html`<li><a href="${linkToPage(path)}"><strong>${title}</strong><span>${summary}</span></a></li>`;
  const lists = [...groups].map(
    ([group, links]) => html`${renderHeading(2, group)}<ul class="cards cards-list">${links.map(renderCard)}</ul>`,
  );
  return {
    path: 'guides',
    title: 'Guides',
    summary: 'How to use the service, from the first chart on.',
    section: 'guides',
    aside: renderAside(groups, 'guides'),
    body: html`<h1>Guides</h1><p class="lead">How to use the service, from the first chart on. The tests send every request in the guides and compare the answers with those shown.</p>${lists}`,
  };
}

/** Creates the page of a guide, with a list of its chapters. */
export function createGuidePage(guide: Guide, aside: Html, next?: Guide): Page {
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
${chapters.map((one) => html`${renderHeading(2, one.title)}${renderParts(one)}`)}
${next && html`<p class="next"><a href="${linkToPage(pathOf(next))}">Next: ${next.title} →</a></p>`}`,
    topics: chapters.map(({ title: name, prose, keywords }) => ({
      anchor: anchorOf(name),
      title: name,
      text: prose,
      keywords,
    })),
  };
}

const renderParts = ({ parts }: Chapter): readonly Html[] =>
  parts.map((part) => (isExample(part) ? renderExample(part) : renderGuideBlocks([part])));
