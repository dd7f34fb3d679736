import { html } from '../html.ts';
import { type Page, ROOT_PATH } from '../page.ts';

/** What using the service and its source entitles and obliges to. */
export function createLicencePage(sourceUrl: string): Page {
  return {
    path: 'licence',
    title: 'Licence',
    summary: 'AGPL-3.0-or-later: the source of this very service is yours to read, use and change.',
    body: html`<h1>Licence</h1>
<p class="lead">Natal is free software under the <a href="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License</a>, version 3 or later.</p>
<p>The source of the service that you are using: <a href="${sourceUrl}">${sourceUrl}</a>. Programs find the same address at <a href="${ROOT_PATH}/meta/version">/meta/version</a>.</p>
<h2 id="calling">Calling it</h2>
<p>Calling the service over HTTP puts no obligation on your program. What it answers is yours.</p>
<h2 id="running">Running it</h2>
<p>You may run it for yourself and for others. Whoever lets others use a <em>changed</em> version over a network has to offer them its source: set <code>homepage</code> in <code>package.json</code> to where that is, and this page and <code>/meta/version</code> give it to everyone.</p>
<h2 id="contents">What is inside</h2>
<ul>
<li><strong>Swiss Ephemeris</strong>, © Astrodienst AG, under the AGPL. Astrodienst sells a <a href="https://www.astro.com/swisseph/">professional licence</a> to those who cannot publish their source.</li>
<li><strong>JPL DE431</strong>, the theory behind its data, in the public domain.</li>
<li><strong>GeoNames</strong>, the places, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</li>
<li><strong>OpenStreetMap</strong>, the boundaries of the time zones, © OpenStreetMap contributors, <a href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL 1.0</a>. If you show places or zones to others, show their attribution: answers carry it in <code>attribution</code>.</li>
<li><strong>IANA Time Zone Database</strong>, the history of the clocks, in the public domain.</li>
</ul>
<p>The file <code>NOTICE</code> in the source names all of them in full.</p>
<h2 id="privacy">What is kept of you</h2>
<p>Birth data are not written to any log. Answers to searches are kept for a while under a fingerprint of the question, so that it is not calculated twice. These pages set no cookie and load nothing from elsewhere; your key stays in the tab, your choice of theme in the browser.</p>`,
    topics: [
      { anchor: 'contents', title: 'What is inside', text: 'Swiss Ephemeris GeoNames OpenStreetMap attribution' },
      { anchor: 'privacy', title: 'Privacy', text: 'logs birth data cookies kept' },
    ],
  };
}
