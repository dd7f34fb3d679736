import { html, nothing, type TemplateResult } from 'lit-html';
import { moveByArrows } from '../browser/roving.ts';
import { update } from '../browser/update.ts';
import { listBirthRows, SETTING_ROWS } from './birth-rows.ts';
import { birth } from './cast.ts';
import { renderGeneralFaults, renderRows } from './fields.ts';
import { renderKeyField } from './key-field.ts';
import { renderSavedCharts } from './saved-charts.ts';
import { type Fold, page } from './state.ts';

const BIRTH_ROWS = listBirthRows('');

const FOLDS: readonly (readonly [id: Fold, label: string, render: () => unknown])[] = [
  ['settings', 'Settings', () => renderRows(birth, SETTING_ROWS)],
  ['saved', 'Saved charts', renderSavedCharts],
  ['key', 'API key', renderKeyField],
];

/** Renders the birth, and its folded parts, whose buttons are one stop of the tab key. */
export const renderBirthForm = (): TemplateResult =>
  html`<form class="birth" novalidate aria-label="Birth" @input=${birth.onInput} @change=${birth.onChange} @submit=${birth.onSubmit}>
<div class="birth-rows">${renderRows(birth, BIRTH_ROWS)}</div>
<button type="submit" class="button">Cast chart</button>
${renderGeneralFaults(birth)}
<div class="folds" role="toolbar" aria-label="More about the chart" @keydown=${moveByArrows}>${FOLDS.map(renderFoldButton)}</div>
${FOLDS.map(([id, , render]) => html`<div class="fold" id="fold-${id}" ?hidden="${page.fold !== id}">${page.fold === id ? render() : nothing}</div>`)}
</form>`;

function renderFoldButton([id, label]: (typeof FOLDS)[number], index: number): TemplateResult {
  const toggle = (): void => {
    page.fold = page.fold === id ? undefined : id;
    update();
  };
  return html`<button type="button" class="button button-quiet" tabindex="${index === 0 ? '0' : '-1'}" aria-expanded="${page.fold === id}" aria-controls="fold-${id}" @click=${toggle}>${label}</button>`;
}
