import { html } from '../html.ts';
import { linkToPage, type Page, ROOT_PATH } from '../page.ts';

/** Path below /docs of the licenses of the npm packages in the scripts of the pages. */
export const PACKAGE_LICENSES_PATH = 'third-party-licenses.txt';

/** Creates the page about the licenses of the service and its data. */
export function createLicensePage(sourceUrl: string): Page {
  return {
    path: 'license',
    title: 'License',
    summary: 'AGPL-3.0-or-later: you may read, use and change the source of this service.',
    body: html`<h1>License</h1>
<p class="lead">Natal is free software under the <a href="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License</a>, version 3 or later.</p>
<p>This is the source of the service that you are using: <a href="${sourceUrl}">${sourceUrl}</a>. Programs find the address at <a href="${ROOT_PATH}/meta/version">/meta/version</a>.</p>
<h2 id="calling">Calling the service</h2>
<p>Calling the service over HTTP puts no obligation on your program. The answers are yours.</p>
<h2 id="running">Running the service</h2>
<p>You may run it for yourself and for others. If others use your <em>changed</em> version over a network, you must offer them its source: set <code>homepage</code> in <code>package.json</code> to its address, which this page and <code>/meta/version</code> then show.</p>
<h2 id="contents">Engine and data</h2>
<ul>
<li><strong>Swiss Ephemeris</strong>, © Astrodienst AG, under the AGPL. Astrodienst sells a <a href="https://www.astro.com/swisseph/">professional license</a> to those who cannot publish their source.</li>
<li><strong>JPL DE431</strong>, the theory behind its data, in the public domain.</li>
<li><strong>GeoNames</strong>, the places, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</li>
<li><strong>OpenStreetMap</strong>, the boundaries of the time zones, © OpenStreetMap contributors, <a href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL 1.0</a>. If you show places or zones to others, show the text in <code>attribution</code> of the answer too.</li>
<li><strong>IANA Time Zone Database</strong>, the history of the clocks, in the public domain.</li>
<li><strong><a href="${linkToPage('local-practice')}">Local practice</a></strong>, rules about clocks of places, compiled by this project, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; outlines of counties from the U.S. Census Bureau, in the public domain, through <code>us-atlas</code> (ISC).</li>
</ul>
<p>The file <code>NOTICE</code> in the source names all of them in full. The scripts of these pages contain npm packages with <a href="${linkToPage(PACKAGE_LICENSES_PATH)}">licenses of their own</a>; a build of the service has those of its packages in the files <code>THIRD-PARTY-LICENSES</code>.</p>
<h2 id="privacy">Privacy</h2>
<p>Birth data are not written to any log. The service stores answers to searches for a limited time under a hash of the request, so that it does not calculate them twice. These pages set no cookies and load nothing from other servers. Your key stays in the browser tab, and your choice of theme in the browser.</p>`,
    topics: [
      { anchor: 'contents', title: 'Engine and data', text: 'Swiss Ephemeris GeoNames OpenStreetMap attribution' },
      { anchor: '', title: 'License', text: 'AGPL license licence commercial use closed source professional license' },
      { anchor: 'privacy', title: 'Privacy', text: 'logs birth data cookies kept' },
    ],
  };
}
