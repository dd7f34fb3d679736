import { CHART_OBJECTS } from '../../lib/catalog/chart-objects.ts';
import { type Html, html, raw } from '../html.ts';
import { TRANSITING_BODIES } from './transit-request.ts';

/** Renders the form for the dates, orb and moving bodies of transits. */
export function renderTransitForm(): Html {
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
