/** What every page does: theme, search, copying, tabs, its own address in examples. */
import { startCopyButtons } from './copy-buttons.ts';
import { requireElement } from './elements.ts';
import { startSearch } from './search.ts';
import { readServiceRoot } from './service.ts';
import { startTabs } from './tabs.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : prefersDark.matches;
};

/** The switch in the header. What the system prefers holds until it is used. */
function startThemeSwitch(): void {
  const button = requireElement<HTMLButtonElement>('.theme-switch');
  const show = (): void => {
    button.setAttribute('aria-pressed', String(isDark()));
    document.dispatchEvent(new CustomEvent('themechange'));
  };
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    localStorage.setItem('natal.theme', theme);
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
}

/** Examples are written for the service that serves the page. */
function showOrigin(): void {
  const origin = location.origin + readServiceRoot();
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
startCopyButtons();
startTabs();
showOrigin();
foldSideList();
document.documentElement.dataset.ready = '';
