import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import { drawWheel } from '../../lib/domain/wheel/draw-wheel.ts';
import type { Wheel } from '../../lib/domain/wheel/wheel.ts';
import { element } from '../browser/elements.ts';
import type { Chart } from './answers.ts';

const place = element<HTMLElement>('.wheel-drawing');
const save = element<HTMLAnchorElement>('.save-wheel');

const EMPTY: Wheel = {
  title: 'An empty wheel',
  description: 'The twelve signs; no chart is cast yet.',
  points: [],
  houses: undefined,
  aspects: [],
};

const SIZE_PX = 800;

let shown: Wheel = EMPTY;

/** The wheel of a chart; an empty one before there is any. */
export function showWheel(chart?: Chart): void {
  shown = chart ? buildWheelFromResponse(chart) : EMPTY;
  draw();
}

function draw(): void {
  const isDark = element('.theme-switch').getAttribute('aria-pressed') === 'true';
  const svg = drawWheel(shown, { theme: isDark ? 'dark' : 'light', sizePx: SIZE_PX });
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  place.replaceChildren(document.importNode(drawn, true));
  save.hidden = shown === EMPTY;
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

document.addEventListener('themechange', draw);
