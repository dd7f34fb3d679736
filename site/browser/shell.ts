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
  list?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
}

startThemeSwitch();
startSearch();
startCopying();
startTabs();
showOrigin();
foldSideList();
document.documentElement.dataset.ready = '';
