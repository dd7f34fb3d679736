import type { Finder } from '../find.ts';
import type { Entry } from '../search-index.ts';
import { element, made } from './elements.ts';
import { serviceRoot } from './service.ts';

/** How far an arrow moves the focus: down from the field into the list, and up again. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search: a dialog with a field and a list of links, opened by its button, `/` or Ctrl+K. */
export function startSearch(): void {
  const dialog = element<HTMLDialogElement>('dialog.search');
  const field = element<HTMLInputElement>('input', dialog);
  let finder: Promise<Finder> | undefined;

  const open = (): void => {
    finder ??= loadFinder();
    if (!dialog.open) dialog.showModal();
    field.select();
  };
  field.addEventListener('input', async () => {
    const query = field.value;
    const find = await finder;
    if (find && query === field.value) show(dialog, query, find(query));
  });
  element('.search-open').addEventListener('click', open);
  element('.search-close', dialog).addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    const isDone = target === dialog || (target instanceof Element && target.closest('a'));
    if (isDone) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => moveFocus(event, dialog));
  document.addEventListener('keydown', (event) => {
    if (!isCall(event)) return;
    event.preventDefault();
    open();
  });
}

function show(dialog: HTMLElement, query: string, found: readonly Entry[]): void {
  const count = found.length === 0 ? `Nothing found for “${query}”` : `${found.length} found`;
  element('.search-results', dialog).replaceChildren(...found.map(result));
  element('.search-count', dialog).textContent = query.trim() === '' ? '' : count;
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
function isCall(event: KeyboardEvent): boolean {
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

/** What finds and what can be found are loaded when the search is first opened. */
async function loadFinder(): Promise<Finder> {
  const [{ createFinder }, response] = await Promise.all([
    import('../find.ts'),
    fetch(document.documentElement.dataset.search ?? ''),
  ]);
  return createFinder((await response.json()) as readonly Entry[]);
}

function result({ path, title, within, text }: Entry): HTMLElement {
  const link = made(
    'a',
    { href: `${serviceRoot()}/docs${path === '' ? '' : `/${path}`}` },
    made('strong', {}, title),
    ...(within ? [made('span', { class: 'within' }, within)] : []),
    made('span', { class: 'text' }, text),
  );
  return made('li', {}, link);
}
