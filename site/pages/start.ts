import { renderCodeBlock, renderTabs } from '../code-samples.ts';
import { renderFirstSamples } from '../first-samples.ts';
import { html } from '../html.ts';
import { linkToPage, type Page } from '../page.ts';
import { FIRST_SUBJECT } from './first-subject.ts';
import { renderStartPictures } from './start-pictures.ts';

const SAMPLES = renderFirstSamples({ moment: '1990-06-15T14:30', ...FIRST_SUBJECT.birth_location });

/** Creates the start page: one field for a birth, its chart, and the requests for the same chart. */
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
<div class="field"><label for="first-born">Born when and where</label><span class="first-field"><span class="combobox"><input id="first-born" type="text" placeholder="9 Dec 1906 6:00 am, New York"></span></span><span id="first-born-hint" class="hint">A date, a time if you know it, and a town or coordinates.</span><span id="first-born-error" class="error" role="alert"></span><ul id="first-place-choices" class="place-choices" aria-label="Choices" hidden></ul></div>
<p class="actions"><button type="submit" class="button">Cast my chart</button> <a class="button button-quiet first-open" href="${linkToPage('playground')}">Open the playground</a></p>
</form>
<noscript><p class="notice">The form needs JavaScript. The <a href="${linkToPage('guides/first-chart')}">first guide</a> works without it.</p></noscript>
</div>
<figure class="wheel-place">
<div class="wheel-frame">${renderStartPictures()}</div>
<figcaption class="wheel-caption">15 June 1990, 14:30 in Paris</figcaption>
</figure>
</div>
<section class="same-chart" aria-labelledby="same-chart">
<h2 id="same-chart">The same chart from a program</h2>
<p class="hint"><span class="first-shown">15 June 1990, 14:30 in Paris.</span> <a href="${linkToPage('guides/first-chart')}">Where the key comes from</a>, and what the answer has.</p>
${renderTabs(
  'first',
  SAMPLES.map(([label, id, code]) => [label, renderCodeBlock(code, { label, id })]),
)}
</section>
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
