/** Script of every page: theme, search, copy buttons, tabs, its own address in examples. */

import { copyWithLabel } from './copy-with-label.ts';
import { requireElement } from './elements.ts';
import { moveByArrows } from './roving.ts';
import { startSearch } from './search.ts';
import { readServiceRoot } from './service.ts';

/** Starts tabs by the pattern of the ARIA Authoring Practices Guide: arrow keys move the focus, which shows the panel. */
function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    list.addEventListener('keydown', moveByArrows);
    for (const tab of tabs) tab.addEventListener('click', () => selectTab(tabs, tab));
  }
}

function selectTab(tabs: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
}

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

/** Makes buttons copy text: of the element that `data-copy` selects, otherwise of the code in their figure. */
function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
    if (button) void copyFrom(button);
  });
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const selector = button.dataset.copy;
  const source = selector ? document.querySelector(selector) : button.closest('figure')?.querySelector('code');
  await copyWithLabel(source?.textContent ?? '', { button, refusalLabel: 'Needs HTTPS' });
}
