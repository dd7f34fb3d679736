import layOut from 'json-stringify-pretty-compact';
import { requireElement, setMarkup } from '../browser/elements.ts';
import { readKey, readServiceRoot } from '../browser/service.ts';
import { renderCodeBlock, renderCurl, renderJavaScript, renderPython, type SampleRequest } from '../code-samples.ts';
import { type Html, html, raw } from '../html.ts';
import { listPanelRequests } from './panel-tabs.ts';
import { getShownChart } from './shown-chart.ts';

const view = requireElement<HTMLElement>('.request-view');

let chosenIndex = 0;
let isKeyShown = false;

/** Shows the requests of the shown chart as code. */
export function showRequests(): void {
  const requests = listRequests();
  const request = requests[chosenIndex] ?? requests[0];
  if (!request) return;
  const samples = html`<div class="request-samples">${renderRequest(request.shown, isKeyShown ? readKey() : KEY_PLACEHOLDER)}</div>`;
  setMarkup(
    view,
    html`${renderRequestChoice(
      requests.map(({ name }) => name),
      requests.indexOf(request),
    )}${samples}`,
  );
  requireElement<HTMLInputElement>('.with-key', view).checked = isKeyShown;
  for (const origin of view.querySelectorAll('.origin')) origin.textContent = location.origin + readServiceRoot();
}

interface NamedRequest {
  readonly name: string;
  readonly shown: SampleRequest;
}

function listRequests(): readonly NamedRequest[] {
  const cast = getShownChart();
  if (!cast) return [];
  const { request } = cast;
  return [
    nameSample('The chart', '/ephemeris/natal-chart', request),
    {
      name: 'The wheel as a picture',
      shown: { ...toSample('/ephemeris/natal-chart', request), query: { format: 'svg' }, isText: true },
    },
    ...listPanelRequests().map(({ name, path, body }) => nameSample(name, path, body)),
  ];
}

const toSample = (path: string, body: unknown): SampleRequest => ({
  method: 'POST',
  path,
  json: layOut(body, { maxLength: 76 }),
});
const nameSample = (name: string, path: string, body: unknown): NamedRequest => ({ name, shown: toSample(path, body) });

view.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) chosenIndex = Number(target.value);
  if (target instanceof HTMLInputElement) isKeyShown = target.checked;
  const focused = target instanceof HTMLElement ? (target.id ? `#${target.id}` : '.with-key') : undefined;
  showRequests();
  if (focused) view.querySelector<HTMLElement>(focused)?.focus();
});

/** Placeholder for a hidden key. */
const KEY_PLACEHOLDER = 'your API key';

/** Renders a request in three languages; each sample runs without changes. */
function renderRequest(request: SampleRequest, key: string): Html {
  const samples = [
    ['curl', html`NATAL_KEY='${key.replaceAll("'", `'\\''`)}'\n${renderCurl(request)}`],
    ['TypeScript', html`const key = ${JSON.stringify(key)};\n${renderJavaScript(request)}`],
    ['Python', html`key = ${JSON.stringify(key)}\n${renderPython(request)}`],
  ] as const;
  return html`${samples.map(([label, sample]) => renderCodeBlock(sample, { label, id: `sample-${label.toLowerCase()}` }))}`;
}

/** Renders the choice of a request and the checkbox for the key. */
function renderRequestChoice(names: readonly string[], chosen: number): Html {
  const options = names.map(
    (name, index) => html`<option value="${index}" ${index === chosen ? raw('selected') : ''}>${name}</option>`,
  );
  return html`<div class="request-choice"><div class="field"><label for="request-shown">Request</label><select id="request-shown">${options}</select></div><p class="tick"><label><input type="checkbox" class="with-key"> With my key</label></p></div>`;
}
