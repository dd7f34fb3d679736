import { html, type TemplateResult } from 'lit-html';
import { copyWithLabel } from '../browser/copy-with-label.ts';
import { requireElement } from '../browser/elements.ts';
import { moveByArrows } from '../browser/roving.ts';
import { birth, castEntries } from './cast.ts';
import { completeEntries, EXAMPLE_ENTRIES, toFragment } from './entries.ts';
import type { ChartPictureElement } from './picture.ts';
import { page } from './state.ts';
import { readOpenTab } from './tabs.ts';

const findWheel = (): ChartPictureElement => requireElement<ChartPictureElement>('.sight chart-picture');

const ACTIONS: readonly (readonly [label: string, act: (event: Event) => unknown])[] = [
  ['Copy link', copyLink],
  ['Change birth', () => document.getElementById('field-date')?.focus()],
  ['Print', () => print()],
  ['Save PNG', () => findWheel().savePng()],
  ['Save SVG', () => findWheel().saveSvg()],
  ['Example', () => castEntries({ ...EXAMPLE_ENTRIES, language: completeEntries(birth.entries).language })],
];

/** Renders what can be done with the shown chart, as one stop of the tab key, and what a screen reader is told about it. */
export const renderToolbar = (): TemplateResult =>
  html`<div class="chart-tools"><div role="toolbar" aria-label="Chart" @keydown=${moveByArrows}>${ACTIONS.map(
    ([label, act], index) =>
      html`<button type="button" class="button button-quiet ${label === 'Change birth' ? 'to-birth' : ''}" tabindex="${index === 0 ? '0' : '-1'}" ?hidden="${label.startsWith('Save') && page.tab !== 'chart'}" ?disabled="${!page.shown && label !== 'Example'}" @click=${act}>${label}</button>`,
  )}</div><span class="said" role="status">${page.said}</span></div>`;

/** The link holds the entries after `#`, which browsers do not send to servers. */
async function copyLink({ currentTarget }: Event): Promise<void> {
  if (!page.shown) return;
  const address = `${location.origin}${location.pathname}#${toFragment(page.shown.entries, readOpenTab())}`;
  history.replaceState(undefined, '', address);
  const button = currentTarget as HTMLButtonElement;
  await copyWithLabel(address, { button, refusalLabel: 'Link is in the address bar' });
}
