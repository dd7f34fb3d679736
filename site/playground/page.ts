import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { renderBirthForm } from './birth-form.ts';
import { renderResultPanels } from './panels.ts';

/** Page with a form for a chart and all views of it. */
export const playgroundPage: Page = {
  path: 'playground',
  title: 'Playground',
  summary:
    'Cast a chart and see its wheel, positions and facts, compare it with another, move it through time, and copy the requests.',
  section: 'playground',
  wide: true,
  scripts: ['playground/main.ts'],
  styles: ['playground/styles/playground.css'],
  body: html`<h1>Playground</h1>
<p class="lead">Cast a chart, compare it with another, move it through time, and copy the requests.</p>
<noscript><p class="notice">The playground needs JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> works without it.</p></noscript>
<div class="playground">
${renderBirthForm()}
<div class="results">
${renderResultPanels()}
</div>
</div>`,
  topics: [
    { anchor: 'pair', title: 'Two people', text: 'Synastry, composite and Davison chart of two births, drawn' },
    { anchor: 'transit-wheel', title: 'Transit wheel', text: 'The sky of a date around a birth chart, with a slider' },
    { anchor: 'transits', title: 'Transits as a time line', text: 'Transits to a birth over a range of dates, drawn' },
    { anchor: 'returns', title: 'Returns', text: 'Charts of solar, lunar and other returns, at any place' },
    { anchor: 'progressions', title: 'Progressions', text: 'Progressed and directed charts around a birth chart' },
    { anchor: 'time-lords', title: 'Time lords', text: 'Profections, firdaria and zodiacal releasing, drawn' },
    { anchor: 'indian', title: 'Indian chart', text: 'Grahas, nakshatras and vargas in the southern or northern form' },
    { anchor: 'dashas', title: 'Dashas', text: 'Vimshottari, ashtottari and yogini periods, drawn' },
    { anchor: 'elections', title: 'Elections', text: 'When chosen conditions hold together' },
    { anchor: 'map', title: 'Astrocartography map', text: 'Lines of a birth on a map of the world' },
  ],
};
