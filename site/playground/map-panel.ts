import { element, put } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import type { MapAnswer } from './answers.ts';
import { markWhile } from './busy.ts';
import { answered, askForKey, lastCast, refusalOf } from './cast.ts';
import { mapDrawing } from './map-drawing.ts';
import { nameOf } from './names.ts';
import { strokesOf, symbolMark } from './symbols.ts';
import land from './world-outline.json' with { type: 'json' };

const view = element<HTMLElement>('.map-view');

let running: AbortController | undefined;
let map: MapAnswer | undefined;
/** Bodies whose lines are taken off; they stay off from chart to chart. */
const hidden = new Set<string>();

/** Asks for the lines of the chart that is shown, and draws them. */
export async function findMap(): Promise<void> {
  const cast = lastCast();
  if (!cast) return;
  const { subject } = cast.request;
  if (subject.birth_time_known === false)
    return tell('The lines move by a degree in four minutes, so there is no map without a time of birth.');
  running?.abort();
  running = new AbortController();
  const asked = answered('/acg/lines', { body: { subject, options: { tolerance_km: 20 } }, signal: running.signal });
  const answer = await markWhile(view, asked);
  if (!answer) return;
  const refusal = answer.ok ? undefined : refusalOf(answer);
  if (refusal === 'key') return askForKey(answer);
  if (refusal) return tell(refusal.map(({ message }) => message).join(' '));
  map = answer.body as MapAnswer;
  put(
    view,
    html`${chips(map)}${LEGEND}<div class="map-wrap" tabindex="0" role="group" aria-label="Map"><div class="map-drawing"></div></div>`,
  );
  draw();
}

function tell(message: string): void {
  map = undefined;
  put(view, html`<p class="notice notice-warn">${message}</p>`);
}

const LEGEND = html`<p class="hint">Solid: the body culminates (MC, label above) or rises (ASC, below). Dashed: it is lowest (IC) or sets (DSC).</p>`;

const bodiesOf = ({ features }: MapAnswer): readonly string[] => [
  ...new Set(features.map(({ properties }) => properties.body)),
];

/** One box for each body: whose lines are to be seen. */
function chips(answer: MapAnswer): Html {
  const boxes = bodiesOf(answer).map((id) => {
    const isShown = hidden.has(id) ? undefined : 'checked';
    return html`<label class="chip body-${id}"><input type="checkbox" value="${id}" ${isShown}> ${symbolMark(strokesOf(id))} ${nameOf(id)}</label>`;
  });
  return html`<fieldset class="chips"><legend>Bodies</legend>${boxes}</fieldset>`;
}

view.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.checked) hidden.delete(target.value);
  else hidden.add(target.value);
  draw();
});

function draw(): void {
  if (!map) return;
  const { subject, features } = map;
  const lines = features.filter(({ properties }) => !hidden.has(properties.body));
  const title = `Lines of ${subject.name}: where ${new Set(lines.map(({ properties }) => properties.body)).size} bodies rise, culminate and set`;
  put(element('.map-drawing', view), mapDrawing({ title, lines, birthplace: subject, land }));
}
