import layOut from 'json-stringify-pretty-compact';
import type { Example } from '../../lib/contract/endpoint.ts';
import type { OpenApiSchema, Parameter } from '../../lib/contract/openapi-document.ts';
import {
  renderCodeBlock,
  renderCurl,
  renderJavaScript,
  renderPython,
  renderTabs,
  type SampleRequest,
} from '../code-samples.ts';
import { type Html, html, raw } from '../html.ts';
import type { DocumentedEndpoint } from './operations.ts';
import { shortenBody } from './short-body.ts';

/** More parameters than these are folded: those of a picture take three screens of a phone. */
export const MOST_OPEN_PARAMETERS = 4;

/** Line length of the body field, and of code beside its answer, characters. */
const NARROW = { maxLength: 60 };

/** Renders the form that sends a request to the service that serves the page. */
export function renderTryIt(one: DocumentedEndpoint): Html {
  const { endpoint, operation } = one;
  const { method, path, examples, access, demo } = endpoint;
  const parameters = operation.parameters ?? [];
  const first = examples[0];
  return html`<section class="try" aria-labelledby="try-it"><h2 id="try-it">Try it <a class="anchor" href="#try-it" aria-label="Link to: Try it">#</a></h2>
<noscript><p class="notice">This form needs JavaScript. The commands under “As code” work without it.</p></noscript>
<form class="try-form" data-method="${method}" data-path="${path}" novalidate>
${access !== 'public' && renderKeyField(access === 'optional' || demo === true)}
${examples.length > 1 && renderExampleField(examples)}
${method === 'POST' && renderBodyField(first)}
${parameters.length > 0 && renderParameterFields(one, first?.query ?? {})}
<p class="try-send"><button type="submit" class="button">Send</button> <span class="hint">${method === 'POST' ? 'or Ctrl+Enter in the body' : ''}</span></p>
</form>
<div class="try-answer" role="status" aria-live="polite"></div>
<script type="application/json" class="try-examples">${raw(serializeExamples(examples))}</script>
</section>`;
}

function renderKeyField(isOptional: boolean): Html {
  return html`<p class="field"><label for="api-key">API key${isOptional && ' (optional)'}</label><input id="api-key" class="api-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="api-key-hint"><span id="api-key-hint" class="hint">Stays in this tab until you close it, and is sent only to this service.</span></p>`;
}

function renderExampleField(examples: readonly Example[]): Html {
  const options = examples.map(({ name, summary }) => html`<option value="${name}">${summary}</option>`);
  return html`<p class="field"><label for="try-example">Example</label><select id="try-example" class="try-example">${options}</select></p>`;
}

/** Beside a body many parameters are folded, as a request needs none of them. */
function renderParameterFields(
  { endpoint, operation: { parameters = [] } }: DocumentedEndpoint,
  values: Readonly<Record<string, string>>,
): Html {
  const fields = parameters.map((one) => renderParameterField(one, values[one.name]));
  const list = html`<div class="fields">${fields}</div>`;
  if (endpoint.method === 'GET' || fields.length <= MOST_OPEN_PARAMETERS) return list;
  const isOpen = Object.keys(values).length > 0;
  return html`<details class="try-parameters" ${isOpen ? raw('open') : ''}><summary>Parameters (${fields.length})</summary>${list}</details>`;
}

function renderParameterField({ name, required = false, schema }: Parameter, value: string | undefined): Html {
  const label = html`<label for="query-${name}"><code>${name}</code>${required && html` <span class="required">required</span>`}</label>`;
  return html`<p class="field">${label}${renderInput(name, schema, value)}</p>`;
}

function renderInput(name: string, schema: OpenApiSchema, value: string | undefined): Html {
  const values = schema.type === 'boolean' ? [true, false] : schema.enum;
  const preset = schema.default === undefined ? '' : String(schema.default);
  if (!values) {
    const mode = schema.type === 'number' || schema.type === 'integer' ? raw('inputmode="decimal"') : '';
    return html`<input id="query-${name}" name="${name}" value="${value ?? ''}" placeholder="${preset}" autocomplete="off" ${mode}>`;
  }
  const options = values.map(
    (one) => html`<option ${String(one) === value ? raw('selected') : ''}>${String(one)}</option>`,
  );
  return html`<select id="query-${name}" name="${name}"><option value="">${preset === '' ? '' : `${preset} (default)`}</option>${options}</select>`;
}

function renderBodyField(example: Example | undefined): Html {
  const text = layOut(shortenBody(example?.body ?? {}), NARROW);
  const rows = Math.min(14, Math.max(6, text.split('\n').length + 1));
  return html`<p class="field"><label for="try-body">Body</label><textarea id="try-body" class="try-body" rows="${rows}" spellcheck="false" autocapitalize="off" autocomplete="off">${text}</textarea></p>`;
}

/** Serializes examples with formatted bodies, so that the browser needs no formatter. Escaping `<` keeps text from closing the element. */
function serializeExamples(examples: readonly Example[]): string {
  const data = examples.map(({ name, query = {}, body }) => ({
    name,
    query,
    body: body === undefined ? undefined : layOut(shortenBody(body), NARROW),
  }));
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Renders the first example in three languages. */
export function renderCodeSamples({ endpoint }: DocumentedEndpoint): Html {
  const { method, path, examples, access } = endpoint;
  const [example] = examples;
  const request: SampleRequest = {
    method,
    path,
    query: example?.query,
    json: example?.body === undefined ? undefined : layOut(shortenBody(example.body), NARROW),
    isPublic: access === 'public',
  };
  return renderTabs('code', [
    ['curl', renderCodeBlock(renderCurl(request), { label: 'curl' })],
    ['JavaScript', renderCodeBlock(renderJavaScript(request), { label: 'JavaScript' })],
    ['Python', renderCodeBlock(renderPython(request), { label: 'Python' })],
  ]);
}
