import type { Method } from '../lib/contract/endpoint.ts';
import { type Html, html, raw } from './html.ts';
import { renderJson } from './json-markup.ts';

/** Address in examples. In the browser a page replaces it by the address from which it was loaded. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:3000';

/** A request to be shown as code. */
export interface SampleRequest {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Formatted body. */
  readonly json?: string | undefined;
  /** Whether the answer is a text such as a picture, and no JSON; false by default. */
  readonly isText?: boolean | undefined;
  /** Whether the request needs no key; false by default. */
  readonly isPublic?: boolean | undefined;
}

/** Renders a block of code with a copy button. */
export function renderCodeBlock(content: Html, { label, id }: { readonly label: string; readonly id?: string }): Html {
  const button = html`<button type="button" class="copy" data-copy="${id && `#${id}`}">Copy<span class="visually-hidden"> ${label}</span></button>`;
  return html`<figure class="code-block"><figcaption>${label}${button}</figcaption><pre tabindex="0"><code ${id && html`id="${id}"`}>${content}</code></pre></figure>`;
}

const renderAddress = ({ path, query }: SampleRequest): Html =>
  html`<span class="origin">${DEFAULT_ADDRESS}</span>${path}${query ? `?${new URLSearchParams(query)}` : ''}`;

/** Escapes text for single quotes of a shell. */
const escapeSingleQuotes = (text: string): string => text.replaceAll("'", `'\\''`);

/** Renders the request as a curl command. */
export function renderCurl(request: SampleRequest): Html {
  const key = request.isPublic ? '' : html` \\\n  -H "X-API-Key: $NATAL_KEY"`;
  const method = request.method === 'DELETE' ? '-X DELETE ' : '';
  if (request.json === undefined) return html`curl -s ${method}'${renderAddress(request)}'${key}`;
  const body = html` -d '${renderJson(escapeSingleQuotes(request.json))}'`;
  return html`curl -s '${renderAddress(request)}'${key} \\\n  -H 'Content-Type: application/json'${body}`;
}

/** Renders the request as code for JavaScript and TypeScript. */
export function renderJavaScript(request: SampleRequest): Html {
  const headers = [
    ...(request.isPublic ? [] : [`'X-API-Key': key`]),
    ...(request.json !== undefined ? [`'Content-Type': 'application/json'`] : []),
  ];
  const body =
    request.json !== undefined ? html`\n  body: JSON.stringify(${renderJson(indent(request.json, '  '))}),` : '';
  const method = request.method === 'GET' ? '' : `\n  method: '${request.method}',`;
  const options =
    headers.length > 0 || body || method ? html`, {${method}\n  headers: { ${headers.join(', ')} },${body}\n}` : '';
  if (request.isText)
    return html`const response = await fetch('${renderAddress(request)}'${options});
const answer = await response.text();
if (!response.ok) throw new Error(answer);`;
  return html`const response = await fetch('${renderAddress(request)}'${options});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.error}: \${answer.detail}\`);`;
}

/** Renders the request as Python code that uses only the standard library. */
export function renderPython(request: SampleRequest): Html {
  const headers = [
    ...(request.isPublic ? [] : [`"X-API-Key": key`]),
    ...(request.json !== undefined ? [`"Content-Type": "application/json"`] : []),
  ];
  const body =
    request.json !== undefined
      ? html`,\n    data=json.dumps(${renderJson(indent(toPythonLiterals(request.json), '    '))}).encode()`
      : '';
  const method = request.method === 'DELETE' ? html`\n    method="DELETE",` : '';
  return html`import json, urllib.request

request = urllib.request.Request(
    "${renderAddress(request)}",
    headers={${headers.join(', ')}}${body},${method}
)
${request.isText ? 'answer = urllib.request.urlopen(request).read().decode()' : 'answer = json.load(urllib.request.urlopen(request))'}`;
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** Replaces `true`, `false` and `null` by Python's literals, except within strings. */
const toPythonLiterals = (json: string): string =>
  json.replace(/("(?:\\.|[^"\\])*")|\b(true|false|null)\b/g, (whole, text?: string, word?: string) =>
    word === undefined ? (text ?? whole) : ({ true: 'True', false: 'False', null: 'None' }[word] ?? whole),
  );

/** Renders panels of which one is visible at a time, with a tab for each. */
export function renderTabs(name: string, panels: readonly (readonly [label: string, content: Html])[]): Html {
  const buttons = panels.map(
    ([label], index) =>
      html`<button type="button" role="tab" id="${name}-tab-${index}" aria-controls="${name}-panel-${index}" aria-selected="${index === 0 ? 'true' : 'false'}" ${index === 0 ? '' : raw('tabindex="-1"')}>${label}</button>`,
  );
  const shown = panels.map(
    ([, content], index) =>
      html`<div role="tabpanel" id="${name}-panel-${index}" aria-labelledby="${name}-tab-${index}" ${index === 0 ? '' : raw('hidden')}>${content}</div>`,
  );
  return html`<div class="tabs"><div role="tablist" aria-label="Language">${buttons}</div>${shown}</div>`;
}
