import { GUIDES } from '../guides/all.ts';
import { guidePage } from '../guides/guide.ts';
import { type Html, html, raw } from '../html.ts';
import { type Page, pageAddress } from '../page.ts';

/** Pages to look things up in, listed with the guides. */
const BESIDE = [
  { path: 'errors', title: 'Errors', summary: 'Every code with its cause and how to mend it.' },
  { path: 'accuracy', title: 'Accuracy and sources', summary: 'How right the answers are, and who says so.' },
  { path: 'licence', title: 'Licence', summary: 'AGPL-3.0: what you may do, and what is inside.' },
] as const;

const listed = [...GUIDES.map(({ slug, title, summary }) => ({ path: `guides/${slug}`, title, summary })), ...BESIDE];

/** The guides and the page that lists them. */
export function guidePages(): readonly Page[] {
  const guides = GUIDES.map((guide, index) => guidePage(guide, guidesAside(`guides/${guide.slug}`), GUIDES[index + 1]));
  return [indexPage(), ...guides];
}

/** The list beside a guide. */
export function guidesAside(here: string): Html {
  const links = listed.map(
    ({ path, title }) =>
      html`<li><a href="${pageAddress(path)}" ${path === here ? raw('aria-current="page"') : ''}>${title}</a></li>`,
  );
  return html`<details class="side-list" open><summary>All guides</summary><nav aria-label="Guides"><ul>${links}</ul></nav></details>`;
}

function indexPage(): Page {
  const entries = listed.map(
    ({ path, title, summary }) =>
      html`<li><a href="${pageAddress(path)}"><strong>${title}</strong><span>${summary}</span></a></li>`,
  );
  return {
    path: 'guides',
    title: 'Guides',
    summary: 'How to do things with the service, from the first chart on.',
    section: 'guides',
    aside: guidesAside('guides'),
    body: html`<h1>Guides</h1><p class="lead">From the first chart on. Every request in them is run by the tests of the service, and what is shown is what it answers.</p><ul class="cards cards-list">${entries}</ul>`,
  };
}
