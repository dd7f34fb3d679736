import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { drawWheel } from '../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel } from '../../lib/draw/wheel/wheel.ts';
import { sendRequest } from '../browser/service.ts';
import type { PanelRequest, ServicePicture } from './panel.ts';
import type { Picture } from './picture-figure.ts';

/** A wheel, which the page draws itself: one that a slider moves must not wait for the service. */
export const toWheelPicture = (wheel: Wheel): Picture => ({
  label: 'Wheel',
  aspectsFrom: wheel.aspectsFrom,
  draw: (look) => drawWheel(wheel, { ...DEFAULT_WHEEL_STYLE, ...look }),
});

/** The picture that the service draws of the answer to a request. */
export const toServicePicture = ({ path, body }: PanelRequest, { label, query, leastPx }: ServicePicture): Picture => ({
  label,
  leastPx,
  async draw({ theme, sizePx }) {
    const members = new URLSearchParams({ format: 'svg', ...query, theme, size: String(sizePx) });
    const answer = await sendRequest(`${path}?${members}`, { method: 'POST', body });
    if (answer.ok) return answer.text;
    throw new Error(`The picture could not be loaded: ${(answer.body as ProblemBody).detail}`);
  },
});
