import layOut from 'json-stringify-pretty-compact';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import { groupByStatus } from '../../lib/openapi/error-codes.ts';
import { renderCodeBlock } from '../code-samples.ts';
import { renderHeading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import { inline } from '../markdown.ts';
import type { Page } from '../page.ts';

/** What the statuses have in common. */
const STATUS_TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Credentials',
  403: 'Permissions',
  404: 'Nothing there',
  405: 'Another method',
  413: 'Too large',
  415: 'Another media type',
  422: 'Understood, but without an answer',
  429: 'Too much at once',
  500: 'A defect of the service',
  502: 'The function did not answer',
  503: 'Not for the moment',
  504: 'Too long',
};

const EXAMPLE_PROBLEM = {
  type: '/docs/errors#InvalidLatitude',
  title: ERRORS.InvalidLatitude.title,
  status: 400,
  detail: 'body.location.latitude must be ≤ 90',
  success: false,
  error: 'InvalidLatitude',
  errors: [{ location: 'body.location.latitude', message: 'must be ≤ 90', value: 95 }],
  request_id: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
};

/** One anchor for every code of the catalogue: what `type` of every problem points to. */
export function createErrorsPage(): Page {
  return {
    path: 'errors',
    title: 'Errors',
    summary: 'Every error code with its cause and how to mend it.',
    section: 'guides',
    body: html`<h1>Errors</h1>
<p class="lead">Every refusal is one <code>application/problem+json</code> document (RFC 9457) that names all faults of the request at once.</p>
${renderCodeBlock(renderJson(layOut(EXAMPLE_PROBLEM, { maxLength: 84 })), { label: 'A problem document' })}
<p>Branch on <code>error</code>: codes stay. <code>detail</code> is for people and may be worded better any day. <code>type</code> is the address of the code’s paragraph below, from the root of the server that answered. <code>errors</code> lists each fault with its place; it is empty where the request as a whole is meant. Quote <code>request_id</code> when you report something.</p>
<p>Wait and try again after 429 and 503, for as long as <code>Retry-After</code> says; 502 and 504 may be tried again too, as no calculation changes anything. Everything else comes back the same until the request changes.</p>
${[...groupByStatus(ERROR_CODES)].map(renderStatus)}`,
    topics: ERROR_CODES.map((code) => ({
      anchor: code,
      title: code,
      text: `${ERRORS[code].status} ${ERRORS[code].title} ${ERRORS[code].cause}`,
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
<p class="remedy">${inline(remedy)}</p></section>`;
}
