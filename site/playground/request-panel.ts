import layOut from 'json-stringify-pretty-compact';
import { element, put } from '../browser/elements.ts';
import { readKey, serviceRoot } from '../browser/service.ts';
import { codeBlock, curl, javaScript, python, type ShownRequest } from '../code.ts';
import { type Html, html, raw } from '../html.ts';
import { lastCast } from './cast.ts';
import { lastTransitRequest } from './transits-panel.ts';

const view = element<HTMLElement>('.request-view');

let chosen = 0;
let isKeyShown = false;

/** What was asked for, as code. */
export function showRequests(): void {
  const requests = shownRequests();
  const request = requests[chosen] ?? requests[0];
  if (!request) return;
  const samples = html`<div class="request-samples">${requestView(request.shown, isKeyShown ? readKey() : KEY_PLACEHOLDER)}</div>`;
  put(
    view,
    html`${requestChoice(
      requests.map(({ name }) => name),
      requests.indexOf(request),
    )}${samples}`,
  );
  element<HTMLInputElement>('.with-key', view).checked = isKeyShown;
  for (const origin of view.querySelectorAll('.origin')) origin.textContent = location.origin + serviceRoot();
}

interface NamedRequest {
  readonly name: string;
  readonly shown: ShownRequest;
}

function shownRequests(): readonly NamedRequest[] {
  const cast = lastCast();
  if (!cast) return [];
  const { request } = cast;
  const transits = lastTransitRequest();
  return [
    named('The chart', '/ephemeris/natal-chart', request),
    {
      name: 'The wheel as a picture',
      shown: { ...posted('/ephemeris/natal-chart', request), query: { format: 'svg' } },
    },
    ...(transits ? [named('The transits', '/predictive/transits/search', transits)] : []),
    ...(request.subject.birth_time_known === false
      ? []
      : [named('The map', '/acg/lines', { subject: request.subject })]),
  ];
}

const posted = (path: string, body: unknown): ShownRequest => ({
  method: 'POST',
  path,
  json: layOut(body, { maxLength: 76 }),
});
const named = (name: string, path: string, body: unknown): NamedRequest => ({ name, shown: posted(path, body) });

view.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) chosen = Number(target.value);
  if (target instanceof HTMLInputElement) isKeyShown = target.checked;
  const focused = target instanceof HTMLElement ? (target.id ? `#${target.id}` : '.with-key') : undefined;
  showRequests();
  if (focused) view.querySelector<HTMLElement>(focused)?.focus();
});

/** What stands for a key where it is not shown. */
const KEY_PLACEHOLDER = 'your API key';

/** One request in three languages, each complete: it can be run as it stands. */
function requestView(request: ShownRequest, key: string): Html {
  const samples = [
    ['curl', html`NATAL_KEY='${key.replaceAll("'", `'\\''`)}'\n${curl(request)}`],
    ['TypeScript', html`const key = ${JSON.stringify(key)};\n${javaScript(request)}`],
    ['Python', html`key = ${JSON.stringify(key)}\n${python(request)}`],
  ] as const;
  return html`${samples.map(([label, sample]) => codeBlock(sample, { label, id: `sample-${label.toLowerCase()}` }))}`;
}

/** Which requests there are, and whether the key is in them. */
function requestChoice(names: readonly string[], chosen: number): Html {
  const options = names.map(
    (name, index) => html`<option value="${index}" ${index === chosen ? raw('selected') : ''}>${name}</option>`,
  );
  return html`<div class="request-choice"><div class="field"><label for="request-shown">Request</label><select id="request-shown">${options}</select></div><p class="tick"><label><input type="checkbox" class="with-key"> With my key</label></p></div>`;
}
