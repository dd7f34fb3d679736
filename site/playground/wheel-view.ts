import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import { requireElement } from '../browser/elements.ts';
import type { FullChartAnswer } from './answers.ts';
import { getShownWords } from './shown-words.ts';
import { WheelFigure } from './wheel-figure.ts';

const EMPTY_WHEEL: Wheel = {
  title: 'An empty wheel',
  description: 'The twelve signs without a chart.',
  chart: { points: [], caption: { heading: '', lines: [] } },
  houses: undefined,
  aspects: [],
  settings: [],
  notes: [],
};

const figure = new WheelFigure(requireElement('.sight figure.wheel'));

/** Shows the wheel of a chart, or an empty wheel. */
export function showWheel(chart?: FullChartAnswer): void {
  figure.show(chart ? buildWheelFromResponse(chart, {}, getShownWords()) : EMPTY_WHEEL, { isEmpty: !chart });
}
