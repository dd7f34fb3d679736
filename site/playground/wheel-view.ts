import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import { drawWheel } from '../../lib/domain/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel } from '../../lib/domain/wheel/wheel.ts';
import { requireElement } from '../browser/elements.ts';
import type { FullChartAnswer } from './answers.ts';

const wheelFrame = requireElement<HTMLElement>('.wheel-drawing');
const saveLink = requireElement<HTMLAnchorElement>('.save-wheel');

const EMPTY_WHEEL: Wheel = {
  title: 'An empty wheel',
  description: 'The twelve signs without a chart.',
  chart: { points: [], caption: { heading: '', lines: [] } },
  houses: undefined,
  aspects: [],
  settings: [],
  notes: [],
};

let shownWheel: Wheel = EMPTY_WHEEL;

/** Shows the wheel of a chart, or an empty wheel. */
export function showWheel(chart?: FullChartAnswer): void {
  shownWheel = chart ? buildWheelFromResponse(chart) : EMPTY_WHEEL;
  draw();
}

function draw(): void {
  const isDark = requireElement('.theme-switch').getAttribute('aria-pressed') === 'true';
  const svg = drawWheel(shownWheel, { ...DEFAULT_WHEEL_STYLE, theme: isDark ? 'dark' : 'light', sizePx: choosePx() });
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  wheelFrame.replaceChildren(document.importNode(drawn, true));
  saveLink.hidden = shownWheel === EMPTY_WHEEL;
  URL.revokeObjectURL(saveLink.href);
  saveLink.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** Below this width of the frame, pixels, the texts are laid out for it. */
const SMALL_FRAME_PX = 640;
const LEAST_PX = 320;

/** A picture that a telephone shows has larger texts and fewer of them. */
function choosePx(): number {
  const { clientWidth } = wheelFrame;
  const isSmall = clientWidth > 0 && clientWidth < SMALL_FRAME_PX;
  return isSmall ? Math.max(LEAST_PX, clientWidth) : DEFAULT_WHEEL_STYLE.sizePx;
}

document.addEventListener('themechange', draw);
