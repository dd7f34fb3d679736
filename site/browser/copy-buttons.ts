const LABEL_SHOWN_MS = 1600;

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
  const label = button.innerHTML;
  button.textContent = await copyText(source?.textContent ?? '');
  setTimeout(() => {
    button.innerHTML = label;
  }, LABEL_SHOWN_MS);
}

/** @returns the label that reports the result; a page without HTTPS cannot write to the clipboard */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Needs HTTPS';
  }
}
