import type { Contract } from '../lib/openapi/contract.ts';
import { html } from './html.ts';
import { linkToPage, type Page } from './page.ts';
import { createAccuracyPage } from './pages/accuracy.ts';
import { createErrorsPage } from './pages/errors.ts';
import { createGuidePages } from './pages/guides.ts';
import { createLicencePage } from './pages/licence.ts';
import { createStartPage } from './pages/start.ts';
import { playgroundPage } from './playground/page.ts';
import { createReferencePages } from './reference/pages.ts';

/** Path of the page that says that there is none; it is found by no address and no search. */
export const NOT_FOUND_PATH = '_not-found';

/** Every page of the site. */
export function createPages({ openapi, endpointsCount, sourceUrl }: Contract): readonly Page[] {
  return [
    createStartPage(endpointsCount),
    ...createGuidePages([createErrorsPage(), createAccuracyPage(sourceUrl), createLicencePage(sourceUrl)]),
    playgroundPage,
    ...createReferencePages(openapi),
    notFoundPage,
  ];
}

const notFoundPage: Page = {
  path: NOT_FOUND_PATH,
  title: 'No such page',
  summary: 'There is no page at this address.',
  body: html`<h1>No such page</h1><p class="lead">There is nothing at this address.</p>
<p>The search (press <kbd>/</kbd>) finds guides, endpoints and errors. Or start at the <a href="${linkToPage('')}">beginning</a>, with the <a href="${linkToPage('guides')}">guides</a> or in the <a href="${linkToPage('reference')}">reference</a>.</p>`,
};
