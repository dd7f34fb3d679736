import { html } from '../html.ts';
import { pageAddress, ROOT } from '../page.ts';
import { type GuideExample, shown } from './example.ts';
import type { Guide } from './guide.ts';

const findPlace = {
  label: 'Find the place',
  method: 'GET',
  path: '/location/autocomplete',
  query: { query: 'Paris', limit: '2' },
  answer: {
    data: {
      results: [
        {
          display_name: 'Paris, Île-de-France, France',
          latitude: 48.85341,
          longitude: 2.3488,
          timezone: 'Europe/Paris',
        },
        {
          display_name: 'Paris, Texas, United States',
          latitude: 33.66094,
          longitude: -95.55551,
          timezone: 'America/Chicago',
        },
      ],
    },
  },
} as const satisfies GuideExample;

/** The birth that the start page draws too. */
export const FIRST_SUBJECT = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
} as const;

const castChart = {
  label: 'Cast the chart',
  method: 'POST',
  path: '/ephemeris/natal-chart',
  query: { preset: 'simple' },
  body: { subject: FIRST_SUBJECT },
  answer: {
    success: true,
    data: {
      subject: {
        datetime: '1990-06-15T14:30:00.000+02:00',
        timezone: 'Europe/Paris',
        time_resolution: { source: 'coordinates', status: 'unique' },
      },
      angles: { ascendant: 182.46277, midheaven: 93.102391 },
      planets: { sun: { sign: 'Gemini', sign_longitude: 24.149453, house: 9 } },
    },
  },
} as const satisfies GuideExample;

const drawChart = {
  label: 'Draw the chart',
  method: 'POST',
  path: '/ephemeris/natal-chart',
  query: { format: 'svg' },
  body: { subject: FIRST_SUBJECT },
} as const satisfies GuideExample;

const severalFaults = {
  label: 'Three faults at once',
  method: 'POST',
  path: '/ephemeris/natal-chart',
  body: {
    subject: { birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: { latitude: 95, longitude: 200 } },
  },
  status: 400,
  answer: {
    error: 'ValidationError',
    errors: [
      { location: 'body.subject.name', message: 'is required: a string' },
      { location: 'body.subject.birth_location.latitude', message: 'must be ≤ 90', value: 95 },
      { location: 'body.subject.birth_location.longitude', message: 'must be ≤ 180', value: 200 },
    ],
  },
} as const satisfies GuideExample;

export const firstChart: Guide = {
  slug: 'first-chart',
  title: 'First chart in a minute',
  summary: 'From a name, a date and a place to positions, houses and a drawn wheel.',
  examples: [findPlace, castChart, drawChart, severalFaults],
  chapters: [
    {
      title: 'Get a key',
      keywords: 'api key credentials X-API-Key start local',
      body: html`<p>On your own machine <code>npm ci &amp;&amp; npm start</code> prints an address and a key that may do everything. Elsewhere the operator gives you one. Put it where the lines below find it:</p>
<pre class="plain"><code>export NATAL_KEY=…</code></pre>
<p>The same key works in every “Try it” form of the <a href="${pageAddress('reference')}">reference</a>: it stays in your tab until you close it.</p>`,
    },
    {
      title: 'Find the place',
      keywords: 'autocomplete geocode city coordinates latitude longitude',
      body: html`${shown(findPlace)}
<p>East and north are positive. If you have coordinates already, skip this step.</p>`,
    },
    {
      title: 'Cast the chart',
      keywords: 'natal chart birth houses planets ascendant simple preset',
      body: html`<p>Send the clock time that was shown at the place of birth, without an offset. The zone is looked up from the coordinates and the answer says which it was.</p>
${shown(castChart)}
<p>Leave out <code>preset=simple</code> for everything: speeds, declinations, all aspects, lots and dignities where you ask for them. <a href="${pageAddress('reference/ephemeris/natal-chart')}">Every setting</a> has its default named.</p>
<p>Look at <code>data.warnings</code> of the full answer. What was left out or replaced is told there, never hidden.</p>`,
    },
    {
      title: 'Draw it',
      keywords: 'svg picture wheel image theme dark print',
      body: html`<p>The same request with <code>format=svg</code> answers a picture, symbols drawn as strokes, so no font is needed. <code>theme=dark</code> and <code>theme=print</code> change the colours, <code>size</code> the pixels.</p>
${shown(drawChart)}
<p>To try it with a birth of your own and no line of code, open the <a href="${pageAddress('playground')}">playground</a>.</p>`,
    },
    {
      title: 'When something is wrong',
      keywords: 'errors problem json validation fault',
      body: html`<p>A refused request names every fault at once, where it is and what would be right.</p>
${shown(severalFaults)}
<p><code>type</code> points to the <a href="${pageAddress('errors')}">page of errors</a>. The whole contract is at <a href="${ROOT}/meta/openapi.json">/meta/openapi.json</a> for generators of clients.</p>`,
    },
  ],
};
