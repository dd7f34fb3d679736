import { CHART_OBJECTS } from '../../lib/catalog/chart-objects.ts';
import { type Html, html, raw } from '../html.ts';
import { TRANSITING_BODIES } from './transit-request.ts';

/** Renders the empty views of a chart. */
export function renderResultPanels(): Html {
  return html`<div class="said" role="status" aria-live="polite"></div>
<div class="sight">
<figure class="wheel"><div class="wheel-drawing"></div>
<figcaption><a class="button button-quiet save-wheel" download="chart.svg" hidden>Save the picture</a> <button type="button" class="button button-quiet share" hidden>Copy a link to this chart</button> <span class="hint share-hint" hidden>The link holds your entries after <code>#</code>. Browsers do not send that part to servers, and nothing is stored.</span></figcaption></figure>
<section class="clock" aria-labelledby="clock-title"><h2 id="clock-title">Time and place</h2><div class="clock-facts"><p class="hint">The zone and offset of the clock time, and anything unusual about it.</p></div></section>
</div>
<div class="tabs">
<div role="tablist" aria-label="Views">${PANELS.map(renderTab)}</div>
${PANELS.map(renderPanel)}
</div>`;
}

interface Panel {
  readonly id: string;
  readonly label: string;
  readonly content: Html;
}

const PANELS: readonly Panel[] = [
  { id: 'positions', label: 'Positions', content: html`<div class="positions-view">${renderPlaceholder()}</div>` },
  { id: 'aspects', label: 'Aspects', content: html`<div class="aspects-view">${renderPlaceholder()}</div>` },
  {
    id: 'transits',
    label: 'Transits',
    content: html`${renderTransitForm()}<div class="transits-view" aria-live="polite">${renderPlaceholder()}</div>`,
  },
  { id: 'map', label: 'Map', content: html`<div class="map-view">${renderPlaceholder()}</div>` },
  { id: 'request', label: 'Request', content: html`<div class="request-view">${renderPlaceholder()}</div>` },
];

function renderPlaceholder(): Html {
  return html`<p class="hint">Cast a chart first.</p>`;
}

function renderTab({ id, label }: Panel, index: number): Html {
  const state = index === 0 ? raw('aria-selected="true"') : raw('aria-selected="false" tabindex="-1"');
  return html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" ${state}>${label}</button>`;
}

function renderPanel({ id, content }: Panel, index: number): Html {
  return html`<section role="tabpanel" id="${id}" aria-labelledby="tab-${id}" tabindex="0" ${index === 0 ? '' : raw('hidden')}>${content}</section>`;
}

/** Renders the form for the dates, orb and moving bodies of transits. */
function renderTransitForm(): Html {
  const boxes = TRANSITING_BODIES.map(
    ({ id, isPreselected }) =>
      html`<label class="chip"><input type="checkbox" name="body" value="${id}" ${isPreselected ? raw('checked') : ''}> ${CHART_OBJECTS[id].name}</label>`,
  );
  return html`<form class="transits" novalidate aria-label="Transits">
<div class="trio">
${renderDateField('start_date', 'From')}
${renderDateField('end_date', 'To')}
<div class="field" data-field="orb"><label for="field-orb">Orb</label><select id="field-orb" name="orb"><option value="0.5">½°</option><option value="1" selected>1°</option><option value="2">2°</option><option value="3">3°</option></select></div>
</div>
<fieldset class="chips"><legend>Moving bodies</legend>${boxes}</fieldset>
<p class="send"><button type="submit" class="button button-quiet">Find transits</button></p>
</form>`;
}

function renderDateField(name: string, label: string): Html {
  return html`<div class="field" data-field="${name}"><label for="field-${name}">${label}</label><input id="field-${name}" name="${name}" type="text" autocomplete="off" spellcheck="false" aria-describedby="error-${name}"><span id="error-${name}" class="error"></span></div>`;
}
