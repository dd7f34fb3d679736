import type { SearchEntry } from '../../lib/chain/site/search-index.ts';
import type { Finder } from '../finder.ts';
import { createElement, requireElement } from './elements.ts';
import { readServiceRoot } from './service.ts';

/** Steps of the focus for each arrow key, from the field through the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Starts the search dialog, which its button, `/` or Ctrl+K opens. */
export function startSearch(): void {
  const dialog = requireElement<HTMLDialogElement>('dialog.search');
  const field = requireElement<HTMLInputElement>('input', dialog);
  let finder: Promise<Finder> | undefined;

  const open = (): void => {
    finder ??= loadFinder();
    if (!dialog.open) dialog.showModal();
    field.select();
  };
  field.addEventListener('input', async () => {
    const query = field.value;
    const find = await finder;
    if (find && query === field.value) showResults(dialog, query, find(query));
  });
  requireElement('.search-open').addEventListener('click', open);
  requireElement('.search-close', dialog).addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    const isDone = target === dialog || (target instanceof Element && target.closest('a'));
    if (isDone) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => moveFocus(event, dialog));
  document.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    open();
  });
}

function showResults(dialog: HTMLElement, query: string, found: readonly SearchEntry[]): void {
  const count = found.length === 0 ? `Nothing found for “${query}”` : `${found.length} found`;
  requireElement('.search-results', dialog).replaceChildren(...found.map(createResult));
  requireElement('.search-count', dialog).textContent = query.trim() === '' ? '' : count;
}

/** Arrow keys move the focus through the field and the links; Enter in the field opens the first link. */
function moveFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const targets = [...dialog.querySelectorAll<HTMLElement>('input, .search-results a')];
  const here = targets.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (here === -1) return;
  if (step !== undefined) {
    event.preventDefault();
    targets[Math.max(0, Math.min(targets.length - 1, here + step))]?.focus();
  } else if (event.key === 'Enter' && here === 0) {
    event.preventDefault();
    targets[1]?.click();
  }
}

/** Whether a key opens the search: `/` outside text fields, or Ctrl+K. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  // With the Caps Lock the key is `K`.
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

/** Loads the search code and its index when the search is first opened. */
async function loadFinder(): Promise<Finder> {
  const [{ createFinder }, response] = await Promise.all([
    import('../finder.ts'),
    fetch(document.documentElement.dataset.search ?? ''),
  ]);
  return createFinder((await response.json()) as readonly SearchEntry[]);
}

function createResult({ path, title, within, text }: SearchEntry): HTMLElement {
  const link = createElement(
    'a',
    { href: `${readServiceRoot()}/docs${path === '' ? '' : `/${path}`}` },
    createElement('strong', {}, title),
    ...(within ? [createElement('span', { class: 'within' }, within)] : []),
    createElement('span', { class: 'text' }, text),
  );
  return createElement('li', {}, link);
}
