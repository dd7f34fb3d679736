import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { renderBirthForm } from './birth-form.ts';
import { renderResultPanels } from './panels.ts';

/** Where a chart is cast by hand, and everything that the service knows of it is shown. */
export const playgroundPage: Page = {
  path: 'playground',
  title: 'Playground',
  summary: 'Cast a chart and see its wheel, positions, aspects, transits and map, and the request behind it.',
  section: 'playground',
  wide: true,
  scripts: ['playground/main.ts'],
  styles: ['playground/styles/playground.css'],
  body: html`<h1>Playground</h1>
<p class="lead">Cast a chart and see everything the service says of it: the wheel, the clock it was read by, transits, the map, and the request itself.</p>
<noscript><p class="notice">The playground takes JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> does without.</p></noscript>
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
