let draw: () => void = () => undefined;
let isScheduled = false;

/** Draws the page now, and again after every change of its state. */
export function startDrawing(drawPage: () => void): void {
  draw = drawPage;
  draw();
}

/** Draws the page once for all changes of its state that are made before the next microtask. */
export function update(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    draw();
  });
}
