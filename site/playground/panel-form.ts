import { type Html, html, raw } from '../html.ts';
import { renderBirthFields } from './birth-form.ts';
import { FormMarkup, NO_ASSISTANCE } from './form-markup.ts';
import type { NamedField, Panel, PanelField } from './panel.ts';
import { panelScope } from './panel-scope.ts';

/** Renders the form of a panel. */
export function renderPanelForm({ id, summary, fields }: Panel): Html {
  const markup = new FormMarkup(panelScope(id));
  const hasRequest = fields.some((field) => !('isViewOnly' in field && field.isViewOnly));
  const births = fields.filter(({ kind }) => kind === 'birth');
  const rows = fields.filter(({ kind }) => kind !== 'birth' && kind !== 'chips');
  const chips = fields.filter(({ kind }) => kind === 'chips');
  return html`<form class="panel-form" novalidate aria-label="${summary}">
<p class="hint panel-summary">${summary}</p>
${births.map((field) => renderField(field, markup))}
<div class="panel-row">${rows.map((field) => renderField(field, markup))}</div>
${chips.map((field) => renderField(field, markup))}
<div class="general-errors" role="alert"></div>
${hasRequest && html`<button type="submit" class="button button-quiet panel-send">${births.length > 0 ? 'Compare' : 'Show'}</button>`}
</form>`;
}

function renderField(field: PanelField, markup: FormMarkup): Html {
  switch (field.kind) {
    case 'birth':
      return html`<fieldset class="second-birth" data-prefix="${field.prefix}"><legend>${field.label}</legend>${renderBirthFields(markup, field.prefix)}</fieldset>`;
    case 'place':
      return markup.placeField(field.prefix, field.label, field.placeholder);
    case 'date':
      return renderText(field, markup, `${NO_ASSISTANCE} data-initial="${field.initial}" placeholder="2026-06-21"`);
    case 'text':
      return renderText(field, markup, `${NO_ASSISTANCE} placeholder="${field.placeholder ?? ''}"`, field.initial);
    case 'choice':
      return markup.field(field.name, field.label, markup.select(field.name, field.options, field.initial), field.hint);
    case 'chips':
      return markup.chips(field.name, { legend: field.label, options: field.options, chosen: field.initial });
    case 'switch':
      return markup.checkbox(field.name, field.label, field.isOn);
    case 'slider':
      return renderSlider(field, markup);
  }
}

const renderText = (field: NamedField, markup: FormMarkup, attributes: string, value = '') =>
  markup.field(field.name, field.label, markup.textInput(field.name, attributes, value), field.hint);

/** A slider with its value, and buttons that move it by one. */
function renderSlider(
  { name, label, min, max, unit }: PanelField & { readonly kind: 'slider' },
  markup: FormMarkup,
): Html {
  const id = markup.idOf(name);
  const bounds = raw(`min="${min}" max="${max}" step="1" value="0"`);
  const step = (by: number): Html =>
    html`<button type="button" class="step" data-step="${by}" data-for="${name}" aria-label="${by < 0 ? 'Back' : 'Forward'} one ${unit}">${by < 0 ? '−' : '+'}</button>`;
  const control = html`<span class="slider">${step(-1)}<input id="${id}" name="${name}" type="range" ${bounds} ${markup.describedBy(name)}>${step(1)}</span><output class="slider-value" for="${id}" data-unit="${unit}">0 ${unit}s</output>`;
  return markup.field(name, label, control);
}
