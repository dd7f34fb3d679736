import type { Contract } from '../lib/contract/openapi-document.ts';
import { html } from './html.ts';
import { linkToPage, type Page } from './page.ts';
import { createAccuracyPage } from './pages/accuracy.ts';
import { createCalendarsPage } from './pages/calendars.ts';
import { createErrorsPage } from './pages/errors.ts';
import { createGuidePages } from './pages/guides.ts';
import { createLicensePage } from './pages/license.ts';
import { createLocalPracticePage } from './pages/local-practice.ts';
import { createStartPage } from './pages/start.ts';
import { playgroundPage } from './playground/page.ts';
import { createReferencePages } from './reference/pages.ts';

/** Path of the page for unknown addresses; neither links nor the search lead to it. */
export const NOT_FOUND_PATH = '_not-found';

/** Creates every page of the site. */
export function createPages({ openapi, endpointsCount, sourceUrl }: Contract): readonly Page[] {
  return [
    createStartPage(endpointsCount),
    ...createGuidePages([
      { ...createErrorsPage(), group: 'Start' },
      { ...createAccuracyPage(sourceUrl), group: 'Charts' },
      { ...createLocalPracticePage(), group: 'Places and clocks' },
      { ...createCalendarsPage(), group: 'Places and clocks' },
      { ...createLicensePage(sourceUrl), group: 'Running it' },
    ]),
    playgroundPage,
    ...createReferencePages(openapi),
    notFoundPage,
  ];
}

const notFoundPage: Page = {
  path: NOT_FOUND_PATH,
  title: 'No such page',
  summary: 'There is no page at this address.',
  body: html`<h1>No such page</h1><p class="lead">There is no page at this address.</p>
<p>The search (press <kbd>/</kbd>) finds guides, endpoints and errors. You can also go to the <a href="${linkToPage('')}">start page</a>, the <a href="${linkToPage('guides')}">guides</a> or the <a href="${linkToPage('reference')}">reference</a>.</p>`,
};
