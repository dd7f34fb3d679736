import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import { drawWheel } from '../../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { createClient } from '../src/client.ts';
import type { NatalWheelElement, NatalWheelTheme } from '../src/element.ts';
import { readAnswer } from '../src/read-answer.ts';
import { readChart } from './read-chart.ts';

/** Where the chart of an element comes from. */
export type WheelSource = Pick<
  NatalWheelElement,
  'chart' | 'apiKey' | 'src' | 'handle' | 'baseUrl' | 'theme' | 'label'
>;

/** Loads the chart of an element. @returns undefined if the element has no source */
export async function loadWheel(source: WheelSource, signal: AbortSignal): Promise<Element | undefined> {
  const { chart, src, handle, baseUrl, apiKey, theme, label } = source;
  if (chart !== undefined && chart !== null) return drawChart(chart, theme, label);
  if (src !== '') return showAnswer(await readAnswer(await fetch(src, { signal }), src), theme, label);
  if (handle === '') return undefined;
  if (baseUrl === '') throw new TypeError('base-url is missing: set it to the root of the service');
  const natal = createClient({ baseUrl, ...(apiKey !== undefined && { apiKey }) });
  return drawChart(await natal.post('/ephemeris/natal-chart', { subject: handle }, { signal }), theme, label);
}

function showAnswer(answer: unknown, theme: NatalWheelTheme, label: string): Element {
  if (answer instanceof Uint8Array)
    return showPicture(new Blob([new Uint8Array(answer)], { type: 'image/png' }), label);
  if (typeof answer !== 'string') return drawChart(answer, theme, label);
  const { documentElement } = parseSvg(answer);
  if (documentElement.localName !== 'svg') throw new TypeError('src must answer with a picture or a chart, not a text');
  const words = ['title', 'desc'].map((name) => documentElement.querySelector(`:scope > ${name}`)?.textContent);
  return showPicture(new Blob([answer], { type: 'image/svg+xml' }), label || words.filter(Boolean).join('. '));
}

/** Shows a picture as an `img`, in which browsers run no scripts: `src` can lead to any server. */
function showPicture(picture: Blob, label: string): HTMLImageElement {
  const image = new Image();
  const address = URL.createObjectURL(picture);
  image.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
  image.alt = label || 'Astrological chart';
  return image;
}

function drawChart(answer: unknown, theme: NatalWheelTheme, label: string): Element {
  const wheel = buildWheelFromResponse(readChart(answer));
  const svg = parseSvg(drawWheel(wheel, { ...DEFAULT_WHEEL_STYLE, theme }));
  const drawn = document.importNode(svg.documentElement, true);
  if (label !== '') drawn.setAttribute('aria-label', label);
  return drawn;
}

const parseSvg = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');
