import layOut from 'json-stringify-pretty-compact';
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { readKey, readServiceRoot } from '../browser/service.ts';
import { update } from '../browser/update.ts';
import { renderCodeBlock, renderCurl, renderJavaScript, renderPython, type SampleRequest } from '../code-samples.ts';
import { html as markup } from '../html.ts';
import type { ShownChart } from './panel.ts';
import { page } from './state.ts';

let chosenIndex = 0;
let isKeyShown = false;

/** Placeholder for a hidden key. */
const KEY_PLACEHOLDER = 'your API key';

/** Renders the requests of the shown chart and of the opened panels as code. */
export function renderRequests({ request }: ShownChart): TemplateResult {
  const panels = [...page.panels.values()].flatMap(({ answer }) => answer?.request ?? []);
  const chart = toSample('/ephemeris/natal-chart', request);
  const requests: readonly (readonly [name: string, sample: SampleRequest])[] = [
    ['The chart', chart],
    ['The wheel as a picture', { ...chart, query: { format: 'svg' }, isText: true }],
    ...panels.map(({ name, path, body }) => [name, toSample(path, body)] as const),
  ];
  const chosen = requests[chosenIndex]?.[1] ?? chart;
  const options = requests.map(
    ([name], index) => html`<option value="${index}" .selected="${live(index === chosenIndex)}">${name}</option>`,
  );
  return html`<div class="request-choice"><div class="field"><label for="request-shown">Request</label><select id="request-shown" @change=${choose}>${options}</select></div><p class="tick"><label><input type="checkbox" .checked="${live(isKeyShown)}" @change=${choose}> With my key</label></p></div>
<div class="request-samples">${renderSamples(chosen)}</div>`;
}

function choose({ target }: Event): void {
  if (target instanceof HTMLSelectElement) chosenIndex = Number(target.value);
  if (target instanceof HTMLInputElement) isKeyShown = target.checked;
  update();
}

const toSample = (path: string, body: unknown): SampleRequest => ({
  method: 'POST',
  path,
  json: layOut(body, { maxLength: 76 }),
});

/** Renders a request in three languages; each sample runs without changes. */
function renderSamples(request: SampleRequest): readonly unknown[] {
  const key = isKeyShown ? readKey() : KEY_PLACEHOLDER;
  const samples = [
    ['curl', markup`NATAL_KEY='${key.replaceAll("'", `'\\''`)}'\n${renderCurl(request)}`],
    ['TypeScript', markup`const key = ${JSON.stringify(key)};\n${renderJavaScript(request)}`],
    ['Python', markup`key = ${JSON.stringify(key)}\n${renderPython(request)}`],
  ] as const;
  const own = `<span class="origin">${location.origin + readServiceRoot()}</span>`;
  return samples.map(([label, sample]) => {
    const block = renderCodeBlock(sample, { label, id: `sample-${label.toLowerCase()}` }).text;
    // `markup` has escaped every text of the samples.
    return unsafeHTML(block.replaceAll(/<span class="origin">[^<]*<\/span>/g, own));
  });
}
