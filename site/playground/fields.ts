import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { renderCombobox } from '../browser/combobox.ts';
import { renderClockChoice } from './clock-choice.ts';
import { selectBirth } from './entries.ts';
import type { Form } from './form.ts';
import type { FormRow, RowOf } from './rows.ts';
import { findStrokes, renderSymbol } from './symbols.ts';

type Renderers = {
  readonly [Kind in FormRow['kind']]: (form: Form, row: RowOf<Kind>) => TemplateResult | typeof nothing;
};

const RENDERERS: Renderers = {
  text: (form, row) =>
    renderField(form, row, renderInput(form, row.name, row.placeholder ?? ''), { hint: row.hint?.(form.entries) }),
  date: (form, row) => renderField(form, row, renderInput(form, row.name, '2026-06-21')),
  choice: (form, row) => renderField(form, row, renderSelect(form, row)),
  chips: renderChips,
  switch: (form, { name, label }) =>
    html`<p class="tick"><label><input type="checkbox" name="${name}" value="yes" .checked="${live(form.entries[name] === 'yes')}"> ${label}</label></p>`,
  slider: (form, row) => renderField(form, row, renderSlider(form, row)),
  place: renderPlace,
  clock(form, { prefix }) {
    const [clock, birth] = [form.clocks.get(prefix), selectBirth(form.entries, prefix)];
    const choice = clock && renderClockChoice(clock, birth, (entries) => form.chooseReading(prefix, entries));
    return html`<div class="clock-choice" aria-live="polite">${choice}</div>`;
  },
  group: (form, { label, isFolded, rows }) =>
    isFolded
      ? html`<details class="more"><summary>${label}</summary><div class="fields">${renderRows(form, rows)}</div></details>`
      : html`<fieldset class="group fields"><legend>${label}</legend>${renderRows(form, rows)}</fieldset>`,
};

/** Renders the controls of a form, each with its hint and its error. */
export const renderRows = (form: Form, rows: readonly FormRow[]): readonly unknown[] =>
  rows.map((row) => (RENDERERS[row.kind] as (form: Form, row: FormRow) => unknown)(form, row));

/** Renders the faults that concern the whole form. */
export function renderGeneralFaults(form: Form): TemplateResult {
  const message = form.messagesAt();
  return html`<div class="general-errors ${message === '' ? '' : 'notice notice-bad'}" role="alert">${message}</div>`;
}

type Labeled = Pick<RowOf<'text'>, 'name' | 'label'>;

function renderField(
  form: Form,
  { name, label }: Labeled,
  control: TemplateResult,
  { hint = '', error = form.messagesAt(name) } = {},
): TemplateResult {
  const id = form.scope + name;
  return html`<div class="field" data-field="${name}"><label for="field-${id}">${label}</label>${control}<span id="hint-${id}" class="hint">${hint}</span><span id="error-${id}" class="error">${error}</span></div>`;
}

const describe = (form: Form, name: string): string => `hint-${form.scope}${name} error-${form.scope}${name}`;
const invalid = (form: Form, name: string) => (form.messagesAt(name) === '' ? nothing : 'true');

const renderInput = (form: Form, name: string, placeholder: string): TemplateResult =>
  html`<input id="field-${form.scope}${name}" name="${name}" type="text" maxlength="200" aria-describedby="${describe(form, name)}" aria-invalid="${invalid(form, name)}" autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="${placeholder}" .value="${live(form.entries[name] ?? '')}">`;

function renderSelect(form: Form, { name, options }: RowOf<'choice'>): TemplateResult {
  const chosen = form.entries[name];
  const items = options.map(
    ([value, label]) => html`<option value="${value}" .selected="${live(value === chosen)}">${label}</option>`,
  );
  return html`<select id="field-${form.scope}${name}" name="${name}" aria-describedby="${describe(form, name)}" aria-invalid="${invalid(form, name)}">${items}</select>`;
}

/** Checkboxes of one name, several of which can be ticked. */
function renderChips(form: Form, { name, label, options }: RowOf<'chips'>): TemplateResult {
  const ticked = (form.entries[name] ?? '').split(',');
  const boxes = options.map(
    ([value, text]) =>
      html`<label class="chip"><input type="checkbox" name="${name}" value="${value}" .checked="${live(ticked.includes(value))}"> ${findStrokes(value) === '' ? nothing : renderSymbol(findStrokes(value))} ${text}</label>`,
  );
  return html`<fieldset class="chips" data-field="${name}"><legend>${label}</legend>${boxes}</fieldset>`;
}

/** A slider with its value, and buttons that move it by one. */
function renderSlider(form: Form, row: RowOf<'slider'>): TemplateResult {
  const { name, reach, unit } = row;
  const [id, value] = [`field-${form.scope}${name}`, Number(form.entries[name])];
  const words = `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)} ${unit}${Math.abs(value) === 1 ? '' : 's'}`;
  const step = (by: number): TemplateResult =>
    html`<button type="button" class="step" aria-label="${by < 0 ? 'Back' : 'Forward'} one ${unit}" @click=${() => form.step(row, by)}>${by < 0 ? '−' : '+'}</button>`;
  return html`<span class="slider">${step(-1)}<input id="${id}" name="${name}" type="range" min="${-reach}" max="${reach}" step="1" aria-describedby="${describe(form, name)}" .value="${live(String(value))}">${step(1)}</span><output class="slider-value" for="${id}">${words}</output>`;
}

function renderPlace(form: Form, { prefix, label, placeholder }: RowOf<'place'>): TemplateResult | typeof nothing {
  const [name, search] = [`${prefix}place`, form.places.get(prefix)];
  if (!search) return nothing;
  const error = search.error || form.messagesAt(name);
  const control = renderCombobox(search, {
    id: `field-${form.scope}${name}`,
    name,
    value: form.entries[name] ?? '',
    placeholder,
    describedBy: describe(form, name),
    isInvalid: error !== '',
  });
  return renderField(form, { name, label }, control, { hint: search.hint, error });
}
