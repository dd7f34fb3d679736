import { LIMIT_CLASSES } from '../../lib/catalog/limit-classes.ts';
import { ERRORS } from '../../lib/errors/catalogue.ts';
import type { OpenApi, OpenApiSchema } from '../../lib/openapi/contract.ts';
import { groupByStatus, listErrorCodes } from '../../lib/openapi/error-codes.ts';
import { heading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { prose, stripMarks } from '../markdown.ts';
import { type Page, pageAddress } from '../page.ts';
import { accessInWords, type Documented } from './operations.ts';
import { asCode, tryIt } from './try-it.ts';
import { memberEntry, typeSection, typesWithin } from './types.ts';
import { kindOf } from './wording.ts';

/** The page of one endpoint. */
export function operationPage(one: Documented, { components }: OpenApi, aside: Html): Page {
  const { endpoint, operation, path } = one;
  const asked = operation.requestBody?.content['application/json']?.schema;
  const answered = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    path,
    title: operation.summary,
    summary: stripMarks(operation.description ?? operation.summary),
    section: 'reference',
    aside,
    scripts: ['browser/try-it.ts'],
    body: html`<p class="route"><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code></p>
<h1>${operation.summary}</h1>
${operation.description && prose(operation.description)}
${factsOf(one)}
${tryIt(one)}
${heading(2, 'As code')}
${asCode(one)}
${queryOf(one)}
${asked && part('Body', asked, components)}
${answerOf(one, components, answered)}
${errorsOf(one)}`,
    topics: [{ anchor: '', title: endpoint.path, text: namesIn(asked, components).join(' ') }],
  };
}

function factsOf({ endpoint }: Documented): Html {
  const facts = [accessInWords(endpoint), limitsInWords(endpoint.limits), CACHE_IN_WORDS[endpoint.cache]];
  return html`<ul class="facts">${facts.filter((fact) => fact !== '').map((fact) => html`<li>${fact}</li>`)}</ul>`;
}

const CACHE_IN_WORDS = {
  none: '',
  public: 'May be kept for an hour',
  private: 'May be kept for an hour by whoever asked',
} as const;

function limitsInWords(limits: Documented['endpoint']['limits']): string {
  if (limits === 'none') return '';
  const { requests } = LIMIT_CLASSES[limits];
  const windows = Object.entries(requests).map(([window, most]) => `${most} requests a ${window}`);
  return windows.join(', ');
}

function queryOf({ operation }: Documented): Html | '' {
  const { parameters = [] } = operation;
  if (parameters.length === 0) return '';
  const entries = parameters.map(({ name, required = false, schema }) =>
    memberEntry(schema, { path: '', name, isRequired: required }),
  );
  return html`${heading(2, 'Query')}<dl class="members">${entries}</dl>`;
}

/** A heading, then every type that the schema leads to. */
function part(title: string, schema: OpenApiSchema, components: OpenApi['components']): Html {
  const names = typesWithin(schema, components.schemas);
  return html`${heading(2, title)}<p>A JSON object: ${kindOf(schema)}.</p>${names.map((name) => typeSection(name, components.schemas))}`;
}

function answerOf(one: Documented, components: OpenApi['components'], schema: OpenApiSchema | undefined): Html {
  const { otherMedia = {}, otherStatuses = {} } = one.endpoint;
  const others = [
    ...Object.entries(otherMedia).map(([type, when]) => html`<li><code>${type}</code>: ${when}</li>`),
    ...Object.entries(otherStatuses).map(
      ([status, when]) => html`<li><code>${status}</code> with the same body: ${when}</li>`,
    ),
  ];
  const asked = one.operation.requestBody?.content['application/json']?.schema;
  const known = new Set(asked ? typesWithin(asked, components.schemas) : []);
  const names = schema ? typesWithin(schema, components.schemas).filter((name) => !known.has(name)) : [];
  return html`${heading(2, 'Answer')}<p>${schema ? html`A JSON object: ${kindOf(schema)}.` : 'Empty.'}</p>
${others.length > 0 && html`<ul>${others}</ul>`}${names.map((name) => typeSection(name, components.schemas))}`;
}

function errorsOf({ endpoint }: Documented): Html {
  const rows = [...groupByStatus(listErrorCodes(endpoint))].map(
    ([status, codes]) =>
      html`<tr><th scope="row">${status}</th><td>${codes.map((code) => html`<a href="${pageAddress('errors')}#${code}" title="${ERRORS[code].title}">${code}</a> `)}</td></tr>`,
  );
  return html`${heading(2, 'Errors')}<p>Each is a problem document; the links say what it means and how to mend it.</p>
<div class="table-wrap"><table class="codes"><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Names of everything that a request can hold: what people search for. */
function namesIn(schema: OpenApiSchema | undefined, { schemas }: OpenApi['components']): readonly string[] {
  if (!schema) return [];
  const types = typesWithin(schema, schemas).map((name) => schemas[name]);
  return [...new Set(types.flatMap((type) => Object.keys(type?.properties ?? {})))];
}
