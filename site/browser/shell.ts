/** What every page does: theme, search, copying, tabs, its own address in examples. */
import { startCopying } from './copying.ts';
import { startSearch } from './search.ts';
import { serviceRoot } from './service.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';

/** Examples are written for the service that serves the page. */
function showOrigin(): void {
  const origin = location.origin + serviceRoot();
  for (const place of document.querySelectorAll('.origin')) place.textContent = origin;
}

/** The list beside the page is folded where it would push the page down. */
function foldSideList(): void {
  const list = document.querySelector<HTMLDetailsElement>('.side-list');
  if (list && matchMedia('(max-width: 60rem)').matches) list.open = false;
  showCurrent(list?.closest<HTMLElement>('.side'));
}

/** By hand: `scrollIntoView` would have the first press of Tab start from there, past the link that skips it all. */
function showCurrent(side: HTMLElement | null | undefined): void {
  const current = side?.querySelector<HTMLElement>('[aria-current=page]');
  if (side && current) side.scrollTop = current.offsetTop - side.clientHeight / 2;
}

startThemeSwitch();
startSearch();
startCopying();
startTabs();
showOrigin();
foldSideList();
document.documentElement.dataset.ready = '';
