import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import layOut from 'json-stringify-pretty-compact';
import { LIMIT_CLASSES } from '../../lib/base/catalog/limit-classes.ts';
import { ERRORS } from '../../lib/base/errors/catalog.ts';
import { groupByStatus, listErrorCodes } from '../../lib/chain/openapi/error-codes.ts';
import { listOtherMedia } from '../../lib/chain/openapi/operation.ts';
import type { OpenApi, OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { renderHeading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import { prose, stripMarks } from '../markdown.ts';
import { linkToPage, type Page } from '../page.ts';
import { listDocumentedMembers } from './openapi.ts';
import { type DocumentedEndpoint, describeAccess } from './operations.ts';
import { renderKind } from './schema-text.ts';
import { MOST_OPEN_PARAMETERS, renderCodeSamples, renderTryIt } from './try-it.ts';
import { listTypes, TypeOutline } from './types.ts';

/** Creates the page of an endpoint. */
export function createOperationPage(one: DocumentedEndpoint, { components }: OpenApi, aside: Html): Page {
  const { endpoint, operation, path } = one;
  const requestSchema = operation.requestBody?.content['application/json']?.schema;
  const responseSchema = operation.responses['200']?.content?.['application/json']?.schema;
  const outline = new TypeOutline(components.schemas);
  return {
    path,
    title: operation.summary,
    summary: stripMarks(operation.description ?? operation.summary),
    section: 'reference',
    aside,
    // The page of an address that is opened as it is has no form.
    scripts: endpoint.access === 'link' ? [] : ['browser/try-it.ts'],
    body: html`<p class="route"><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code></p>
<h1>${operation.summary}</h1>
${operation.description && prose(operation.description)}
${renderFacts(one)}
${renderUse(one)}
${renderParameters(one, outline, ['path', 'Path'])}
${renderParameters(one, outline, ['query', 'Query'])}
${requestSchema && html`${renderHeading(2, 'Body')}<p>A JSON object: ${renderKind(requestSchema)}.</p>${outline.renderOpen(requestSchema)}`}
${renderAnswer(one, outline, responseSchema)}
${renderErrors(one)}`,
    topics: [{ anchor: '', title: endpoint.path, text: listRequestMembers(requestSchema, components).join(' ') }],
  };
}

function renderFacts({ endpoint }: DocumentedEndpoint): Html {
  const facts = [
    describeAccess(endpoint),
    describeLimits(endpoint.rateLimits),
    endpoint.work ? WORK_DESCRIPTION : '',
    CACHE_DESCRIPTIONS[endpoint.cache],
  ];
  return html`<ul class="facts">${facts.filter((fact) => fact !== '').map((fact) => html`<li>${fact}</li>`)}</ul>`;
}

const WORK_DESCRIPTION = 'Counts against the budget of work';

const CACHE_DESCRIPTIONS = {
  none: '',
  public: 'Cacheable for an hour',
  private: 'Cacheable for an hour by the client',
} as const;

function describeLimits(rateLimits: DocumentedEndpoint['endpoint']['rateLimits']): string {
  if (rateLimits === 'none') return '';
  const { requests } = LIMIT_CLASSES[rateLimits];
  const windows = Object.entries(requests).map(([window, most]) => `${most} requests a ${window}`);
  return windows.join(', ');
}

/** The form and the code that send a request. An address that is opened as it is needs neither. */
function renderUse(one: DocumentedEndpoint): Html | '' {
  if (one.endpoint.access === 'link') return '';
  return html`${renderTryIt(one)}
${renderHeading(2, 'As code')}
<div class="request-and-answer"><div>${renderCodeSamples(one)}</div>
${renderRecordedAnswer(one)}</div>`;
}

function renderParameters(
  { operation }: DocumentedEndpoint,
  outline: TypeOutline,
  [part, title]: readonly [part: string, title: string],
): Html | '' {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === part);
  if (parameters.length === 0) return '';
  const entries = parameters.map(({ name, required = false, schema }) =>
    outline.renderMember(schema, { path: '', name, isRequired: required }),
  );
  const list = html`<dl class="members">${entries}</dl>`;
  if (entries.length <= MOST_OPEN_PARAMETERS) return html`${renderHeading(2, title)}${list}`;
  return html`${renderHeading(2, title)}<details class="types"><summary>All parameters (${entries.length})</summary>${list}</details>`;
}

/** The members are folded: some answers have seventy types. */
function renderAnswer(one: DocumentedEndpoint, outline: TypeOutline, schema: OpenApiSchema | undefined): Html {
  const { otherStatuses = {}, emptyStatuses = {} } = one.endpoint;
  const others = [
    ...Object.entries(listOtherMedia(one.endpoint)).map(([type, when]) => html`<li><code>${type}</code>: ${when}</li>`),
    ...Object.entries(otherStatuses).map(
      ([status, when]) => html`<li><code>${status}</code> with the same body: ${when}</li>`,
    ),
    ...Object.entries(emptyStatuses).map(
      ([status, when]) => html`<li><code>${status}</code> without a body: ${when}</li>`,
    ),
  ];
  return html`${renderHeading(2, 'Answer')}<p>${schema ? html`A JSON object: ${renderKind(schema)}.` : others.length > 0 ? 'One of these media types:' : 'Empty.'}</p>
${others.length > 0 && html`<ul>${others}</ul>`}${schema && html`<details class="types"><summary>Its members</summary>${outline.renderOpen(schema)}</details>`}`;
}

function renderErrors({ endpoint }: DocumentedEndpoint): Html {
  const rows = [...groupByStatus(listErrorCodes(endpoint))].map(
    ([status, codes]) =>
      html`<tr><th scope="row">${status}</th><td>${codes.map((code) => html`<a href="${linkToPage('errors')}#${code}" title="${ERRORS[code].title}">${code}</a> `)}</td></tr>`,
  );
  return html`${renderHeading(2, 'Errors')}<p>Each is a problem document. The links lead to its cause and remedy.</p>
<div class="table-wrap"><table class="codes"><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Names of all members of a request, for the search. */
function listRequestMembers(schema: OpenApiSchema | undefined, { schemas }: OpenApi['components']): readonly string[] {
  if (!schema) return [];
  return [...new Set(listTypes(schema, schemas).flatMap((name) => listDocumentedMembers(schemas[name] ?? {})))];
}

/** Shortened answers by method and path; `test/site/recorded-answers.test.ts` records them with `--update`. */
const ANSWERS: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(fileURLToPath(new URL('recorded-answers.json', import.meta.url)), 'utf8'),
);

/** Renders the answer of the service to the first example of an endpoint; undefined where none is recorded. */
function renderRecordedAnswer({ endpoint }: Pick<DocumentedEndpoint, 'endpoint'>): Html | undefined {
  const answer = ANSWERS[`${endpoint.method} ${endpoint.path}`];
  const [example] = endpoint.examples;
  if (answer === undefined || !example) return undefined;
  const text = layOut(answer, { maxLength: 84 });
  return html`<figure class="code-block recorded-answer"><figcaption>${example.summary}, shortened</figcaption><pre tabindex="0"><code>${renderJson(text)}</code></pre></figure>`;
}
