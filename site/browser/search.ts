import type { Finder } from '../finder.ts';
import type { SearchEntry } from '../search-index.ts';
import { createElement, requireElement } from './elements.ts';
import { readServiceRoot } from './service.ts';

/** How far an arrow moves the focus: down from the field into the list, and up again. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search: a dialog with a field and a list of links, opened by its button, `/` or Ctrl+K. */
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

/** Arrows go through the field and the links; Enter in the field opens the first. */
function moveFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, .search-results a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (here === -1) return;
  if (step !== undefined) {
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, here + step))]?.focus();
  } else if (event.key === 'Enter' && here === 0) {
    event.preventDefault();
    stops[1]?.click();
  }
}

/** `/` where nothing is being typed, or Ctrl+K anywhere. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

/** What finds and what can be found are loaded when the search is first opened. */
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
