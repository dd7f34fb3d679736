import type { Contract } from '../lib/openapi/contract.ts';
import { html } from './html.ts';
import { type Page, pageAddress } from './page.ts';
import { accuracyPage } from './pages/accuracy.ts';
import { errorsPage } from './pages/errors.ts';
import { guidePages } from './pages/guides.ts';
import { licencePage } from './pages/licence.ts';
import { startPage } from './pages/start.ts';
import { playground } from './playground/page.ts';
import { referencePages } from './reference/pages.ts';

/** Path of the page that says that there is none; it is found by no address and no search. */
export const NOT_FOUND = '_not-found';

/** Every page of the site. */
export function sitePages({ openapi, endpointsCount, sourceUrl }: Contract): readonly Page[] {
  return [
    startPage(endpointsCount),
    ...guidePages([errorsPage(), accuracyPage(sourceUrl), licencePage(sourceUrl)]),
    playground,
    ...referencePages(openapi),
    notFoundPage,
  ];
}

const notFoundPage: Page = {
  path: NOT_FOUND,
  title: 'No such page',
  summary: 'There is no page at this address.',
  body: html`<h1>No such page</h1><p class="lead">There is nothing at this address.</p>
<p>The search (press <kbd>/</kbd>) finds guides, endpoints and errors. Or start at the <a href="${pageAddress('')}">beginning</a>, with the <a href="${pageAddress('guides')}">guides</a> or in the <a href="${pageAddress('reference')}">reference</a>.</p>`,
};
