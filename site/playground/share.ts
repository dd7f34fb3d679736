import { requireElement } from '../browser/elements.ts';
import { toFragment } from './entries.ts';
import { getShownChart } from './shown-chart.ts';

const button = requireElement<HTMLButtonElement>('.share');
const hint = requireElement<HTMLElement>('.share-hint');
const LABEL = button.textContent;
const LABEL_SHOWN_MS = 1600;

/** Starts the button that copies a link to the shown chart. The link is made on click. */
export function startShareButton(): void {
  button.addEventListener('click', () => void share());
}

/** Shows the button once there is a chart. */
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

/** @returns the label that reports the result; without HTTPS the link is only in the address bar */
async function copyAddress(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Copied';
  } catch {
    return 'Link is in the address bar';
  }
}
