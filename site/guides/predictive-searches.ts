import { html } from '../html.ts';
import { pageAddress } from '../page.ts';
import { type GuideExample, shown } from './example.ts';
import type { Guide } from './guide.ts';

const degree = {
  label: 'Saturn over 0° Aries',
  method: 'POST',
  path: '/predictive/transits/planet-to-degree',
  body: { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01', end_date: '2027-01-01' },
  answer: {
    transits: [
      { exact_datetime: '2025-05-25T03:35:52.485Z', retrograde: false, crossing_number: 1 },
      { exact_datetime: '2025-09-01T08:06:01.707Z', retrograde: true, crossing_number: 2 },
      { exact_datetime: '2026-02-14T00:11:39.075Z', retrograde: false, crossing_number: 3 },
    ],
    total_count: 3,
    complete: true,
  },
} as const satisfies GuideExample;

const transits = {
  label: 'Jupiter and Saturn to Sun and Ascendant',
  method: 'POST',
  path: '/predictive/transits/search',
  body: {
    natal_planets: { sun: 84.2, ascendant: 211.5 },
    transiting_planets: ['jupiter', 'saturn'],
    start_date: '2025-01-01',
    end_date: '2027-01-01',
    limit: 2,
  },
  answer: {
    aspects: [
      {
        exact_datetime: '2025-03-29T14:17:49.284Z',
        transiting_planet: 'saturn',
        aspect: 'square',
        natal_planet: 'sun',
        pass: 1,
        enters_orb_at: '2025-03-21T09:25:50.309Z',
        leaves_orb_at: '2025-04-06T23:28:55.839Z',
      },
      {
        exact_datetime: '2025-05-14T15:48:45.372Z',
        transiting_planet: 'jupiter',
        aspect: 'conjunction',
        natal_planet: 'sun',
        pass: 1,
      },
    ],
    total_count: 6,
  },
} as const satisfies GuideExample;

const ingresses = {
  label: 'When Saturn changes signs',
  method: 'POST',
  path: '/predictive/transits/sign-ingresses',
  body: { planets: ['saturn'], start_date: '2025-01-01', end_date: '2026-06-01' },
  answer: {
    ingresses: [
      { sign: 'Aries', from_sign: 'Pisces', exact_datetime: '2025-05-25T03:35:52.485Z' },
      { sign: 'Pisces', from_sign: 'Aries', exact_datetime: '2025-09-01T08:06:01.707Z', retrograde: true },
      { sign: 'Aries', from_sign: 'Pisces', exact_datetime: '2026-02-14T00:11:39.075Z' },
    ],
  },
} as const satisfies GuideExample;

const solarReturn = {
  label: 'The solar return of 2026',
  method: 'POST',
  path: '/predictive/returns/solar',
  body: {
    birth_datetime: { iso: '1990-06-15T14:30:00' },
    location: { latitude: 48.8566, longitude: 2.3522 },
    target_datetime: { iso: '2026-06-15' },
    include_chart: false,
  },
  answer: {
    exact_datetime: '2026-06-15T05:23:40.495Z',
    natal_longitude: 84.149453,
    return_longitude: 84.149453,
    return_number: 36,
  },
} as const satisfies GuideExample;

const sky = {
  label: 'The void of course Moon and the lunations of a fortnight',
  method: 'POST',
  path: '/predictive/events',
  body: { start_date: '2025-03-01', end_date: '2025-03-15', event_types: ['void_of_course', 'lunation'] },
  answer: {
    events: [
      {
        type: 'void_of_course',
        exact_datetime: '2025-03-02T13:51:56.512Z',
        sign: 'Aries',
        details: { last_aspect: { planet: 'mars', aspect: 'square' }, ends_at: '2025-03-03T10:36:41.873Z' },
      },
      {
        type: 'lunation',
        exact_datetime: '2025-03-14T06:54:39.400Z',
        sign: 'Virgo',
        details: { phase: 'full_moon' },
      },
    ],
  },
} as const satisfies GuideExample;

export const predictiveSearches: Guide = {
  slug: 'predictive-searches',
  title: 'Predictive searches',
  summary: 'Every crossing, ingress, return and event between two dates, retrograde passes and near misses included.',
  examples: [degree, transits, ingresses, solarReturn, sky],
  chapters: [
    {
      title: 'One body, one degree',
      keywords: 'planet-to-degree crossing retrograde exact',
      body: html`${shown(degree)}
<p>Every crossing counts, also the one going backwards. Each is settled on the ephemeris itself to the millisecond, or to 0.001″ where the body hardly moves.</p>`,
    },
    {
      title: 'Transits to a birth',
      keywords: 'natal_planets transit aspects orb pass enters leaves limit next_cursor pages',
      body: html`<p>Take the longitudes from a chart; any name will do for a point of your own.</p>
${shown(transits)}
<p>Each pass of a retrograde loop is an entry of its own, and so is an approach that comes within the orb and turns back without being exact. <code>enters_orb_at</code> and <code>leaves_orb_at</code> are the ends of the bar in a time line.</p>`,
    },
    {
      title: 'Long answers come in pages',
      keywords: 'paging cursor next_cursor limit total_count',
      body: html`<p><code>total_count</code> is the number of all. Where there are more than <code>limit</code>, send the same request again with <code>cursor</code> set to <code>next_cursor</code>, until none comes back. A cursor belongs to its request; with another one it is refused.</p>`,
    },
    {
      title: 'Ingresses',
      keywords: 'sign ingress enters sign',
      body: html`${shown(ingresses)}`,
    },
    {
      title: 'Returns',
      keywords: 'solar lunar planetary return birthday chart relocated',
      body: html`<p>The moment at which a body comes back to its natal longitude, and with <code>include_chart</code> its chart, at another place if you give <code>return_location</code>.</p>
${shown(solarReturn)}
<p>For other bodies than Sun and Moon see <a href="${pageAddress('reference/predictive/returns')}">/predictive/returns</a>.</p>`,
    },
    {
      title: 'What happens in the sky',
      keywords: 'events stations lunations void of course eclipses aspects apsides nodes',
      body: html`<p>Without a birth: stations, ingresses, lunations, aspects between moving bodies, the void of course Moon and more, in order of time.</p>
${shown(sky)}`,
    },
    {
      title: 'How long a search may be',
      keywords: 'range years limit moon timeout',
      body: html`<p>A search spans at most 200 years, 50 where the Moon takes part. The searches share a limit per minute and hour, see <a href="${pageAddress('guides/limits-and-credentials')}">limits and credentials</a>. The same question asked again is answered from what was kept, marked <code>X-Cache: hit</code>.</p>`,
    },
  ],
};
