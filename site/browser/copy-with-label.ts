const LABEL_SHOWN_MS = 1600;

/** Own labels of the buttons: a second click comes while the label shows the result of the first. */
const ownLabels = new WeakMap<HTMLButtonElement, string>();

/** The button that copies, and its label when the browser refuses: a page without HTTPS cannot write to the clipboard. */
interface CopyButton {
  readonly button: HTMLButtonElement;
  readonly refusalLabel: string;
}

/** Copies text to the clipboard. The button shows the result for a moment, then its label again. */
export async function copyWithLabel(text: string, { button, refusalLabel }: CopyButton): Promise<void> {
  const label = ownLabels.get(button) ?? button.innerHTML;
  ownLabels.set(button, label);
  button.textContent = (await writeToClipboard(text)) ? 'Copied' : refusalLabel;
  setTimeout(() => {
    button.innerHTML = label;
  }, LABEL_SHOWN_MS);
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
