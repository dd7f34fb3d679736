/** Script of every page: theme, search, copy buttons, tabs, its own address in examples. */
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

/** Starts the theme switch in the header. The system's preference applies until it is used. */
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

/** Replaces the address in examples by that of the service that serves the page. */
function showOrigin(): void {
  const origin = location.origin + readServiceRoot();
  for (const place of document.querySelectorAll('.origin')) place.textContent = origin;
}

/** Folds the side list on narrow screens, where it would push the content down. */
function foldSideList(): void {
  const list = document.querySelector<HTMLDetailsElement>('.side-list');
  if (list && matchMedia('(max-width: 60rem)').matches) list.open = false;
  showCurrent(list?.closest<HTMLElement>('.side'));
}

/** Scrolls to the current page. `scrollIntoView` would move the start of keyboard focus past the skip link. */
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
