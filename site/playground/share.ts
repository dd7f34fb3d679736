import { requireElement } from '../browser/elements.ts';
import { toFragment } from './entries.ts';
import { getShownChart } from './shown-chart.ts';

const button = requireElement<HTMLButtonElement>('.share');
const hint = requireElement<HTMLElement>('.share-hint');
const LABEL = button.textContent;
const LABEL_SHOWN_MS = 1600;

/** A link to the chart that is shown, put together when it is asked for and not before. */
export function startShareButton(): void {
  button.addEventListener('click', () => void share());
}

/** There is something to share now. */
export function showShareButton(): void {
  button.hidden = false;
  hint.hidden = false;
}

async function share(): Promise<void> {
  const cast = getShownChart();
  if (!cast) return;
  const address = `${location.origin}${location.pathname}#${toFragment(cast.entries)}`;
  history.replaceState(undefined, '', address);
  button.textContent = await copyAddress(address);
  setTimeout(() => {
    button.textContent = LABEL;
  }, LABEL_SHOWN_MS);
}

/** A page without HTTPS may not write to the clipboard; the address of the page is the link all the same. */
async function copyAddress(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Copied';
  } catch {
    return 'It is in the address bar';
  }
}
