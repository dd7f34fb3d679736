import { PLANS } from '../../infra/plans.ts';
import { COUNTED_CLASSES, LIMIT_CLASSES } from '../../lib/catalog/limit-classes.ts';
import { LIMIT_IDS, LIMITS } from '../../lib/catalog/limits.ts';
import { type Html, html } from '../html.ts';
import { inline } from '../markdown.ts';
import { pageAddress } from '../page.ts';
import { table } from '../table.ts';
import { type GuideExample, shown } from './example.ts';
import type { Guide } from './guide.ts';

const usage = {
  label: 'What is left',
  method: 'GET',
  path: '/predictive/rate-limits',
  answer: {
    rate_limits: {
      transits: { requests_per_minute: 120, requests_per_hour: 2000 },
      returns: { requests_per_minute: 60, requests_per_hour: 1000 },
    },
  },
} as const satisfies GuideExample;

const figure = (value: number): string => value.toLocaleString('en').replaceAll(',', ' ').replace('-', '−');

function classRows(): readonly (readonly (Html | string)[])[] {
  return COUNTED_CLASSES.map((name) => {
    const { description, requests } = LIMIT_CLASSES[name];
    const hour = 'hour' in requests ? figure(requests.hour) : '';
    return [description, figure(requests.minute), hour];
  });
}

function figureRows(): readonly (readonly (Html | string)[])[] {
  return LIMIT_IDS.map((id) => {
    const limit = LIMITS[id];
    const least = 'minimum' in limit ? figure(limit.minimum) : '';
    return [limit.description, least, figure(limit.maximum)];
  });
}

const planRows = Object.entries(PLANS)
  .filter(([name]) => name !== 'local')
  .map(([name, { description }]) => [html`<code>${name}</code>`, inline(description)]);

export const limitsAndCredentials: Guide = {
  slug: 'limits-and-credentials',
  title: 'Limits and credentials',
  summary: 'How to show who you are, how much you may ask for, and how to see what is left.',
  examples: [usage],
  chapters: [
    {
      title: 'Credentials',
      keywords: 'api key X-API-Key Authorization Bearer token JWT OIDC scope 401 403',
      body: html`<p>Either of these; where both are sent, they must say the same.</p>
<ul><li><code>X-API-Key: natal_…</code>, a key that the operator gave you.</li>
<li><code>Authorization: Bearer …</code>, a token of the operator’s issuer (a JSON Web Token), or the key.</li></ul>
<p>A key in the address is never looked at: addresses end up in logs. Some endpoints are public, the others answer 401 without credentials; a few need a scope and say which in their 403. Every page of the <a href="${pageAddress('reference')}">reference</a> says what its endpoint asks for.</p>
<p>Keys are kept as SHA-256 only: the operator can replace a lost key, not read it. Keep yours out of web pages and apps that others can open; call the service from your own server.</p>`,
    },
    {
      title: 'Plans',
      keywords: 'usage plan quota throttle free standard partner requests per second day month',
      body: html`<p>Every key is in one plan. Too fast is 429 <a href="${pageAddress('errors')}#RateLimitExceeded">RateLimitExceeded</a>, too much in a period 429 <a href="${pageAddress('errors')}#QuotaExceeded">QuotaExceeded</a>.</p>
${table(['Plan', 'For'], planRows)}`,
    },
    {
      title: 'Limits of single endpoints',
      keywords: 'rate limit class minute hour RateLimit RateLimit-Policy Retry-After header',
      body: html`${table(['Endpoints', 'a minute', 'an hour'], classRows())}
<p>Minutes and hours are those of the UTC clock. Answers of these endpoints carry <code>RateLimit-Policy</code> and <code>RateLimit</code>: <code>r</code> is what is left, <code>t</code> the seconds until it is full again. A 429 adds <code>Retry-After</code>; wait that long. To see where you are without using anything up:</p>
${shown(usage)}`,
    },
    {
      title: 'Figures of requests',
      keywords: 'maximum body size years range orb batch subjects limits',
      body: html`<p>What goes beyond is refused with the limit named. Programs read the same table at <a href="${pageAddress('reference/ephemeris/supported-metadata')}">/ephemeris/supported-metadata</a>.</p>
${table(['What', 'least', 'most'], figureRows())}`,
    },
    {
      title: 'Being a good client',
      keywords: 'cache retry batch compression keep-alive',
      body: html`<ul><li>Several births at once: <a href="${pageAddress('reference/ephemeris/natal/batch')}">/ephemeris/natal/batch</a> takes fifty.</li>
<li>Keep what <code>Cache-Control</code> allows: catalogs hold for an hour.</li>
<li>Take compressed answers (<code>Accept-Encoding: gzip</code>); most clients do by themselves.</li>
<li>Wait longer with each retry, and never retry a 4xx other than 429.</li></ul>`,
    },
  ],
};
