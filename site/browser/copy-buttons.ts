import { copyWithLabel } from './copy-with-label.ts';

/** Makes buttons copy text: of the element that `data-copy` selects, otherwise of the code in their figure. */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
    if (button) void copyFrom(button);
  });
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const selector = button.dataset.copy;
  const source = selector ? document.querySelector(selector) : button.closest('figure')?.querySelector('code');
  await copyWithLabel(source?.textContent ?? '', { button, refusalLabel: 'Needs HTTPS' });
}
