import { drawSheet } from '../../lib/draw/wheel/sheet/draw-sheet.ts';
import { DEFAULT_WHEEL_STYLE } from '../../lib/draw/wheel/wheel.ts';
import { createElement, requireElement } from '../browser/elements.ts';
import type { ShownChart } from './panel.ts';
import { buildSheetWheel } from './sheet-wheel.ts';

/** Width for which the texts of the sheet are laid out, pixels. */
const SHEET_PX = 1000;

/** Draws the chart as a page of its own, which only the printer shows; the open panel follows it. */
export function preparePrint(shown: ShownChart): void {
  const style = { ...DEFAULT_WHEEL_STYLE, layout: 'sheet', theme: 'light', sizePx: SHEET_PX } as const;
  const drawn = drawSheet(buildSheetWheel(shown), style, 'sheet');
  const sheet = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  const page = createElement('div', { class: 'print-sheet', 'aria-hidden': 'true' });
  page.append(document.importNode(sheet, true));
  requireElement('.playground').before(page);
  addEventListener('afterprint', () => page.remove(), { once: true });
}
