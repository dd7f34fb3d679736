import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';

/** Views that the search finds: id, title, what they show. */
const VIEWS = [
  ['pair', 'Two people', 'Synastry, composite and Davison chart of two births, drawn'],
  ['transit-wheel', 'Transit wheel', 'The sky of a date around a birth chart, with a slider'],
  ['transits', 'Transits as a time line', 'Transits to a birth over a range of dates, drawn'],
  ['returns', 'Returns', 'Charts of solar, lunar and other returns, at any place'],
  ['progressions', 'Progressions', 'Progressed and directed charts around a birth chart'],
  ['time-lords', 'Time lords', 'Profections, firdaria and zodiacal releasing, drawn'],
  ['indian', 'Indian chart', 'Grahas, nakshatras and vargas in the southern or northern form'],
  ['dashas', 'Dashas', 'Vimshottari, ashtottari and yogini periods, drawn'],
  ['elections', 'Elections', 'When chosen conditions hold together'],
  ['other-program', 'Compare with another program', 'Why another program, book or certificate says something else'],
  ['map', 'Astrocartography map', 'Lines of a birth on a map of the world'],
] as const;

/** Page with a form for a chart and all views of it, which its script draws. */
export const playgroundPage: Page = {
  path: 'playground',
  title: 'Playground',
  summary:
    'Cast a chart and see its wheel, positions and facts, compare it with another, move it through time, and copy the requests.',
  section: 'playground',
  wide: true,
  scripts: ['playground/main.ts'],
  styles: ['playground/styles/playground.css'],
  body: html`<h1 class="visually-hidden">Playground</h1>
<noscript><p class="notice">The playground needs JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> works without it. These are its views:</p>
<ul>${VIEWS.map(([id, title, text]) => html`<li id="${id}">${title}: ${text}</li>`)}</ul></noscript>
<div class="playground"></div>`,
  topics: VIEWS.map(([anchor, title, text]) => ({ anchor, title, text })),
};
