import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import { requireElement } from '../browser/elements.ts';
import type { FullChartAnswer } from './answers.ts';
import { PictureFigure } from './picture-figure.ts';
import { toWheelPicture } from './pictures.ts';
import { getShownWords } from './shown-words.ts';

const EMPTY_WHEEL: Wheel = {
  title: 'An empty wheel',
  description: 'The twelve signs without a chart.',
  chart: { points: [], caption: { heading: '', lines: [] } },
  houses: undefined,
  aspects: [],
  settings: [],
  notes: [],
};

const figure = new PictureFigure(requireElement('.sight figure.picture'));

/** Shows the wheel of a chart, or an empty wheel. */
export function showWheel(chart?: FullChartAnswer): void {
  const wheel = chart ? buildWheelFromResponse(chart, {}, getShownWords()) : EMPTY_WHEEL;
  figure.show({ ...toWheelPicture(wheel), isEmpty: !chart });
}
