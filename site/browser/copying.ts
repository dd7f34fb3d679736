const SAID_FOR_MS = 1600;

/** Buttons that put the text of another element on the clipboard. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
    if (button) void copy(button);
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const source = document.querySelector(button.dataset.copy ?? '');
  const label = button.innerHTML;
  button.textContent = await written(source?.textContent ?? '');
  setTimeout(() => {
    button.innerHTML = label;
  }, SAID_FOR_MS);
}

/** @returns what to say of it: a page without HTTPS may not write to the clipboard */
async function written(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Not allowed here';
  }
}
