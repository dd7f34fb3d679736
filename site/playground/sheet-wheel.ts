import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import { parseCoordinates } from '../browser/coordinates-text.ts';
import type { FullChartAnswer } from './chart-request.ts';
import type { ShownChart } from './panel.ts';
import { getShownWords } from './shown-words.ts';

/** The wheel of a chart with the name of its place, which a request by coordinates does not have. */
export function buildSheetWheel({ chart, entries }: Pick<ShownChart, 'chart' | 'entries'>): Wheel {
  const isNamed = entries.place !== '' && parseCoordinates(entries.place) === undefined;
  const place = { display_name: entries.place } as NonNullable<FullChartAnswer['subject']['place']>;
  const named = isNamed ? { ...chart, subject: { ...chart.subject, place } } : chart;
  return buildWheelFromResponse(named, {}, getShownWords());
}
