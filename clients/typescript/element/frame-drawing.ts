import { startPictureTips } from './picture-tips.ts';

/** Styles of a framed drawing, for the shadow tree that has it. */
export const FRAME_STYLES = `
.frame { position: relative; touch-action: manipulation; }
.picture-tip { position: absolute; z-index: 1; max-width: min(20rem, 100%); margin: 0; padding: 0.3rem 0.6rem; border: 1px solid;
  background: Canvas; color: CanvasText; font: 0.875rem/1.35 system-ui, sans-serif; pointer-events: none; }
.picture-tip[hidden] { display: none; }
.has-lit [data-of]:not(.lit) { opacity: 0.15; }
[data-of].lit { stroke-width: 3; }
.point.lit .symbol { stroke-width: 30; }
`;

/** Puts a drawing into a frame where pointer, finger and arrow keys explain its elements: a body with its aspects, an aspect, a cusp. */
export function frameDrawing(drawing: Element): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'frame';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Chart; arrow keys move through its elements');
  frame.append(drawing);
  startPictureTips(frame);
  return frame;
}
