import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { renderStartPictures } from './start-pictures.ts';

/** Creates the start page: a finished wheel, the sky of today, and a form for a chart of one's own. */
export function createStartPage(endpointsCount: number): Page {
  return {
    path: '',
    title: 'Natal: charts, positions and civil time over HTTP',
    summary: 'Documentation of the Natal service: guides, a reference with forms to try every endpoint, errors.',
    scripts: ['browser/start.ts'],
    wide: true,
    body: html`<div class="hero">
<div>
<h1>Correct charts from a birth date and place</h1>
<p class="lead">Natal casts charts, finds transits and knows the history of civil time. Every answer states its settings and names everything that was left out.</p>
<form class="first-birth" novalidate>
<div class="field"><label for="first-born">Born</label><input id="first-born" type="text" autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="9 Dec 1906 6:00 am" aria-describedby="first-born-error"><span id="first-born-error" class="error" role="alert"></span></div>
<div class="field"><label for="first-place">Place</label><input id="first-place" type="text" autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="New York, or 40.71 -74.01" aria-describedby="first-place-error"><span id="first-place-error" class="error" role="alert"></span><ul id="first-place-choices" class="place-choices" aria-label="Choices" hidden></ul></div>
<p class="actions"><button type="submit" class="button">Cast my chart</button> <a class="button button-quiet" href="${linkToPage('playground')}">Open the playground</a></p>
</form>
<p class="hint"><a href="${linkToPage('guides/first-chart')}">See the request</a> behind a chart.</p>
<noscript><p class="notice">The form needs JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> works without it.</p></noscript>
</div>
<figure class="wheel-place">
<div class="wheel-frame">${renderStartPictures()}</div>
<figcaption class="wheel-caption">15 June 1990, 14:30 in Paris</figcaption>
</figure>
</div>
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
