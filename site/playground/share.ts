import { element } from '../browser/elements.ts';
import { lastCast } from './cast.ts';
import { toFragment } from './entries.ts';

const button = element<HTMLButtonElement>('.share');
const hint = element<HTMLElement>('.share-hint');
const LABEL = button.textContent;
const SAID_FOR_MS = 1600;

/** A link to the chart that is shown, put together when it is asked for and not before. */
export function startShare(): void {
  button.addEventListener('click', () => void share());
}

/** There is something to share now. */
export function offerShare(): void {
  button.hidden = false;
  hint.hidden = false;
}

async function share(): Promise<void> {
  const cast = lastCast();
  if (!cast) return;
  const address = `${location.origin}${location.pathname}#${toFragment(cast.entries)}`;
  history.replaceState(undefined, '', address);
  button.textContent = await copied(address);
  setTimeout(() => {
    button.textContent = LABEL;
  }, SAID_FOR_MS);
}

/** A page without HTTPS may not write to the clipboard; the address of the page is the link all the same. */
async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Copied';
  } catch {
    return 'It is in the address bar';
  }
}
