/** Script of the playground: draws the page of its state, and reads the address. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { requireElement } from '../browser/elements.ts';
import { moveByArrows } from '../browser/roving.ts';
import { startDrawing, update } from '../browser/update.ts';
import { renderBirthForm } from './birth-form.ts';
import { castEntries, castForm, LAST_ITEM } from './cast.ts';
import { parseFragment, parseSharedPanel } from './entries.ts';
import { addPrintSheet } from './print.ts';
import { page } from './state.ts';
import { TABS } from './tab-list.ts';
import { openTab } from './tabs.ts';
import { renderToolbar } from './toolbar.ts';
import { renderOpenTab } from './views.ts';

const root = requireElement<HTMLElement>('.playground');

const renderPage = (): TemplateResult =>
  html`<div class="results"><div class="tabs"><div role="tablist" aria-label="Views" @keydown=${moveByArrows}>${TABS.map(renderTab)}</div></div>
${renderToolbar()}
${TABS.map(([id]) => html`<section role="tabpanel" id="${id}" aria-labelledby="tab-${id}" ?hidden="${id !== page.tab}">${renderOpenTab(id)}</section>`)}</div>
${renderBirthForm()}`;

function renderTab([id, label]: (typeof TABS)[number]): TemplateResult {
  const isOpen = id === page.tab;
  return html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" aria-selected="${isOpen}" tabindex="${isOpen ? nothing : '-1'}" @click=${() => void openTab(id)}>${label}</button>`;
}

/** Reads the fragment of the address, which holds a chart or the name of a panel; without one the last birth is shown. */
async function readAddress(): Promise<void> {
  const entries = parseFragment(location.hash);
  const panel = parseSharedPanel(location.hash);
  void openTab(panel?.id ?? location.hash.slice(1), panel?.entries);
  const last = parseFragment(sessionStorage.getItem(LAST_ITEM) ?? '');
  if (entries ?? (last && !page.shown))
    await castEntries((entries ?? last) as typeof entries & object, { isSubmitted: false });
  else if (!page.shown) await castForm();
}

startDrawing(() => render(renderPage(), root));
document.addEventListener('keychange', update);
addEventListener('beforeprint', addPrintSheet);
addEventListener('hashchange', () => void readAddress());
void readAddress();
root.dataset.ready = '';
