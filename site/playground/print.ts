import { drawSheet } from '../../lib/draw/wheel/sheet/draw-sheet.ts';
import { DEFAULT_WHEEL_STYLE } from '../../lib/draw/wheel/wheel.ts';
import { createElement, requireElement } from '../browser/elements.ts';
import { buildSheetWheel } from './sheet-wheel.ts';
import { page } from './state.ts';

/** The style of the sheet; its texts are laid out for this width, pixels. */
const STYLE = { ...DEFAULT_WHEEL_STYLE, layout: 'sheet', theme: 'light', sizePx: 1000 } as const;

/** Draws the chart as a page of its own, which only the printer shows; the open panel follows it. */
export function addPrintSheet(): void {
  if (!page.shown) return;
  const drawn = drawSheet(buildSheetWheel(page.shown), STYLE, 'sheet');
  const sheet = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  const paper = createElement('div', { class: 'print-sheet', 'aria-hidden': 'true' });
  paper.append(document.importNode(sheet, true));
  requireElement('.playground').before(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
}
