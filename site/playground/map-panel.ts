import { requireElement, setMarkup } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import type { MapAnswer } from './answers.ts';
import { markBusyDuring } from './busy.ts';
import { renderMap } from './map-drawing.ts';
import { findName } from './names.ts';
import { askForKey, getShownChart, readRefusal, sendOrReport } from './shown-chart.ts';
import { findStrokes, renderSymbol } from './symbols.ts';
import land from './world-outline.json' with { type: 'json' };

const view = requireElement<HTMLElement>('.map-view');

let running: AbortController | undefined;
let map: MapAnswer | undefined;
/** Bodies whose lines are hidden, also on the next chart. */
const hiddenBodies = new Set<string>();

/** Requests the lines of the shown chart and draws them. */
export async function showMap(): Promise<void> {
  const cast = getShownChart();
  if (!cast) return;
  const { subject } = cast.request;
  if (subject.birth_time_known === false)
    return showNotice('The lines move by a degree in four minutes, so there is no map without a time of birth.');
  running?.abort();
  running = new AbortController();
  const pending = sendOrReport('/acg/lines', {
    body: { subject, options: { tolerance_km: 20 } },
    signal: running.signal,
  });
  const answer = await markBusyDuring(view, pending);
  if (!answer) return;
  const refusal = answer.ok ? undefined : readRefusal(answer);
  if (refusal === 'key') return askForKey(answer);
  if (refusal) return showNotice(refusal.map(({ message }) => message).join(' '));
  map = answer.body as MapAnswer;
  setMarkup(
    view,
    html`${renderBodyBoxes(map)}${LEGEND}<div class="map-wrap" tabindex="0" role="group" aria-label="Map"><div class="map-drawing"></div></div>`,
  );
  draw();
}

function showNotice(message: string): void {
  map = undefined;
  setMarkup(view, html`<p class="notice notice-warn">${message}</p>`);
}

const LEGEND = html`<p class="hint">Solid lines: the body culminates (MC, label above) or rises (ASC, label below). Dashed lines: it is lowest (IC) or sets (DSC).</p>`;

const listBodies = ({ features }: MapAnswer): readonly string[] => [
  ...new Set(features.map(({ properties }) => properties.body)),
];

/** Renders a checkbox for the lines of each body. */
function renderBodyBoxes(answer: MapAnswer): Html {
  const boxes = listBodies(answer).map((id) => {
    const isShown = hiddenBodies.has(id) ? undefined : 'checked';
    return html`<label class="chip body-${id}"><input type="checkbox" value="${id}" ${isShown}> ${renderSymbol(findStrokes(id))} ${findName(id)}</label>`;
  });
  return html`<fieldset class="chips"><legend>Bodies</legend>${boxes}</fieldset>`;
}

view.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.checked) hiddenBodies.delete(target.value);
  else hiddenBodies.add(target.value);
  draw();
});

function draw(): void {
  if (!map) return;
  const { subject, features } = map;
  const lines = features.filter(({ properties }) => !hiddenBodies.has(properties.body));
  const title = `Lines of ${subject.name}: where ${new Set(lines.map(({ properties }) => properties.body)).size} bodies rise, culminate and set`;
  setMarkup(requireElement('.map-drawing', view), renderMap({ title, lines, birthplace: subject, land }));
}
