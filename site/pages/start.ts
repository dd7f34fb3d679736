import { html, raw } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { renderEmptyWheel } from './empty-wheel.ts';

/** Birth of the first chart. The first guide uses the same one, so that its request shows how this chart is made. */
export const FIRST_SUBJECT = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
} as const;

/** Creates the start page: what the service does, and a chart after one click. */
export function createStartPage(endpointsCount: number): Page {
  return {
    path: '',
    title: 'Natal: charts, positions and civil time over HTTP',
    summary: 'Documentation of the Natal service: guides, a reference with forms to try every endpoint, errors.',
    scripts: ['browser/first-wheel.ts'],
    wide: true,
    body: html`<div class="hero">
<div>
<h1>Correct charts from a birth date and place</h1>
<p class="lead">Natal casts charts, finds transits and knows the history of civil time. Every answer states its settings and names everything that was left out.</p>
<form class="first-wheel" novalidate>
<p class="field"><label for="first-key">Your API key</label><input id="first-key" class="api-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="first-hint"></p>
<p class="actions"><button type="submit" class="button">Cast a chart</button> <a class="button button-quiet" href="${linkToPage('playground')}">Open the playground</a></p>
<p id="first-hint" class="hint"><code>npm start</code> prints a key; otherwise ask the operator. The key stays in this tab.</p>
</form>
<div class="first-status" role="status"></div>
</div>
<figure class="wheel-place">
${renderEmptyWheel()}
<figcaption>15 June 1990, 14:30 in Paris</figcaption>
</figure>
</div>
<script type="application/json" class="first-subject">${raw(JSON.stringify(FIRST_SUBJECT))}</script>
<ul class="cards">
<li><a href="${linkToPage('guides/first-chart')}"><strong>First chart in a minute</strong><span>A key, a place, a chart and a picture with four commands.</span></a></li>
<li><a href="${linkToPage('reference')}"><strong>Reference</strong><span>${endpointsCount} endpoints, each with a form that sends real requests.</span></a></li>
<li><a href="${linkToPage('guides/times-and-zones')}"><strong>Times and zones</strong><span>Summer time in 1920, hours that occurred twice, local mean time before standard time.</span></a></li>
<li><a href="${linkToPage('guides/predictive-searches')}"><strong>Predictive searches</strong><span>Transits, ingresses, returns and events: complete, exact, in pages.</span></a></li>
<li><a href="${linkToPage('guides/language-models')}"><strong>From a language model</strong><span>Tools, charts as rows, and a system prompt.</span></a></li>
<li><a href="${linkToPage('accuracy')}"><strong>Accuracy and sources</strong><span>The largest errors compared with independent sources.</span></a></li>
</ul>`,
  };
}
