import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import { drawSheet } from '../../lib/draw/wheel/sheet/draw-sheet.ts';
import { DEFAULT_WHEEL_STYLE } from '../../lib/draw/wheel/wheel.ts';
import { createElement, requireElement } from '../browser/elements.ts';
import type { FullChartAnswer } from './answers.ts';
import { getShownWords } from './shown-words.ts';

/** Width for which the texts of the sheet are laid out, pixels. */
const SHEET_PX = 1000;

/** Draws the chart as a page of its own, which only the printer shows; the open panel follows it. */
export function preparePrint(chart: FullChartAnswer): void {
  const style = { ...DEFAULT_WHEEL_STYLE, layout: 'sheet', theme: 'light', sizePx: SHEET_PX } as const;
  const drawn = drawSheet(buildWheelFromResponse(chart, {}, getShownWords()), style);
  const sheet = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  document.querySelector('.print-sheet')?.remove();
  const page = createElement('div', { class: 'print-sheet', 'aria-hidden': 'true' });
  page.append(document.importNode(sheet, true));
  requireElement('.results').prepend(page);
}
