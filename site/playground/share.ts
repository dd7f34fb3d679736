import { copyWithLabel } from '../browser/copy-with-label.ts';
import { requireElement } from '../browser/elements.ts';
import { toFragment } from './entries.ts';
import { readOpenPanel } from './panel-tabs.ts';
import { getShownChart } from './shown-chart.ts';

const button = requireElement<HTMLButtonElement>('.share');
const hint = requireElement<HTMLElement>('.share-hint');

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
  const address = `${location.origin}${location.pathname}#${toFragment(cast.entries, readOpenPanel())}`;
  history.replaceState(undefined, '', address);
  await copyWithLabel(address, { button, refusalLabel: 'Link is in the address bar' });
}
