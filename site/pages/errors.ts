import layOut from 'json-stringify-pretty-compact';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import { groupByStatus } from '../../lib/chain/openapi/error-codes.ts';
import { renderCodeBlock } from '../code-samples.ts';
import { findPageAbout } from '../guides/render-blocks.ts';
import { renderHeading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import { inline } from '../markdown.ts';
import type { Page } from '../page.ts';

/** Headings of the statuses. */
const STATUS_TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Credentials',
  403: 'Permissions',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Valid, but no answer exists',
  429: 'Too many requests',
  500: 'Defect of the service',
  502: 'The function did not answer',
  503: 'Temporarily unavailable',
  504: 'Timeout',
};

const EXAMPLE_PROBLEM = {
  type: '/docs/errors#InvalidLatitude',
  title: ERRORS.InvalidLatitude.title,
  status: 400,
  detail: 'body.location.latitude must be ≤ 90',
  success: false,
  error: 'InvalidLatitude',
  errors: [{ location: 'body.location.latitude', message: 'must be ≤ 90', value: 95, example: { decimal: 48.8566 } }],
  request_id: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
  docs: '/docs/reference/timezone/offset',
};

/** Creates the page of error codes. `type` of every problem links to the code's anchor on it. */
export function createErrorsPage(): Page {
  return {
    path: 'errors',
    title: 'Errors',
    summary: 'Every error code with its cause and remedy.',
    section: 'guides',
    body: html`<h1>Errors</h1>
<p class="lead">Every error response is an <code>application/problem+json</code> document (RFC 9457) that lists all faults of the request at once.</p>
${renderCodeBlock(renderJson(layOut(EXAMPLE_PROBLEM, { maxLength: 84 })), { label: 'A problem document' })}
<p>Programs should branch on <code>error</code>, because codes do not change. <code>detail</code> is for people, and its wording may change. <code>type</code> is the address of the code’s paragraph below, relative to the root of the server; <code>docs</code> is that of the endpoint’s page. <code>errors</code> lists each fault with its location, what was sent and, where the form of a member is wrong, a correct <code>example</code>; it is empty if the error concerns the whole request. Quote <code>request_id</code> when you report a problem.</p>
<p>After 429 and 503, wait for the time in <code>Retry-After</code> and try again. You may also retry after 502 and 504, because calculations change nothing. Every other error repeats until you change the request.</p>
${[...groupByStatus(ERROR_CODES)].map(renderStatus)}`,
    topics: ERROR_CODES.map((code) => ({
      anchor: code,
      title: code,
      text: `${ERRORS[code].status}: ${ERRORS[code].title}. ${ERRORS[code].cause} ${ERRORS[code].remedy}`,
    })),
  };
}

function renderStatus([status, codes]: readonly [number, readonly ErrorCode[]]): Html {
  const title = `${status}: ${STATUS_TITLES[status] ?? ''}`;
  return html`${renderHeading(2, title, `status-${status}`)}${codes.map(renderErrorCode)}`;
}

function renderErrorCode(code: ErrorCode): Html {
  const { title, cause, remedy } = ERRORS[code];
  return html`<section class="error-entry" aria-labelledby="${code}">${renderHeading(3, code, code)}
<p><strong>${title}.</strong> ${inline(cause)}</p>
<p class="remedy">${linkPaths(remedy)}</p></section>`;
}

/** Renders a text with links from the paths in it to their pages. */
const linkPaths = (text: string): readonly Html[] =>
  text.split(/(\/[\w/.-]*\w)/).map((part) => {
    const address = findPageAbout(part);
    return address === undefined ? inline(part) : html`<a href="${address}"><code>${part}</code></a>`;
  });
