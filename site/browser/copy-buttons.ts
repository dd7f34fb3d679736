const LABEL_SHOWN_MS = 1600;

/** Buttons that put text on the clipboard: of the element that `data-copy` selects, else of the code in their figure. */
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

/** @returns what to say of it: a page without HTTPS may not write to the clipboard */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Not allowed here';
  }
}
