import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { renderBirthForm } from './birth-form.ts';
import { renderResultPanels } from './panels.ts';

/** Page with a form for a chart and all views of it. */
export const playgroundPage: Page = {
  path: 'playground',
  title: 'Playground',
  summary: 'Cast a chart and see its wheel, positions, aspects, transits and map, and the request behind it.',
  section: 'playground',
  wide: true,
  scripts: ['playground/main.ts'],
  styles: ['playground/styles/playground.css'],
  body: html`<h1>Playground</h1>
<p class="lead">Cast a chart and see its wheel, positions, civil time, transits, map and request.</p>
<noscript><p class="notice">The playground needs JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> works without it.</p></noscript>
<div class="playground">
${renderBirthForm()}
<div class="results">
${renderResultPanels()}
</div>
</div>`,
  topics: [
    { anchor: 'transits', title: 'Transits as a time line', text: 'Transits to a birth over a range of dates, drawn' },
    { anchor: 'map', title: 'Astrocartography map', text: 'Lines of a birth on a map of the world' },
  ],
};
