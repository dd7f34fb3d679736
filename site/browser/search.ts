import { find } from '../find.ts';
import type { Entry } from '../search-index.ts';
import { element, made } from './elements.ts';
import { serviceRoot } from './service.ts';

/** The search: a dialog with a field and a list, opened by its button, `/` or Ctrl+K. */
export function startSearch(): void {
  const dialog = element<HTMLDialogElement>('dialog.search');
  const field = element<HTMLInputElement>('input', dialog);
  const list = element<HTMLUListElement>('[role=listbox]', dialog);
  const count = element<HTMLElement>('.search-count', dialog);
  let entries: Promise<readonly Entry[]> | undefined;
  let active = 0;

  const open = (): void => {
    entries ??= loadEntries();
    if (!dialog.open) dialog.showModal();
    field.select();
  };
  const show = async (): Promise<void> => {
    const query = field.value;
    const found = find(query, (await entries) ?? []);
    if (query !== field.value) return;
    list.replaceChildren(...found.map(option));
    field.setAttribute('aria-expanded', String(found.length > 0));
    count.textContent =
      query.trim() === '' ? '' : found.length === 0 ? `Nothing found for “${query}”` : `${found.length} found`;
    choose(0);
  };
  const choose = (index: number): void => {
    const options = [...list.children];
    active = options.length === 0 ? 0 : (index + options.length) % options.length;
    for (const [place, one] of options.entries()) one.setAttribute('aria-selected', String(place === active));
    const chosen = options[active];
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(active + 1),
    ArrowUp: () => choose(active - 1),
    Enter: () => list.children[active]?.querySelector('a')?.click(),
  };

  element('.search-open').addEventListener('click', open);
  element('.search-close', dialog).addEventListener('click', () => dialog.close());
  list.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  document.addEventListener('keydown', (event) => {
    if (!isCall(event)) return;
    event.preventDefault();
    open();
  });
}

/** `/` where nothing is being typed, or Ctrl+K anywhere. */
function isCall(event: KeyboardEvent): boolean {
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) return true;
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

async function loadEntries(): Promise<readonly Entry[]> {
  const response = await fetch(document.documentElement.dataset.search ?? '');
  return (await response.json()) as readonly Entry[];
}

function option({ path, title, within, text }: Entry, index: number): HTMLElement {
  const address = `${serviceRoot()}/docs${path === '' ? '' : `/${path}`}`;
  const link = made(
    'a',
    { href: address, tabindex: '-1' },
    made('strong', {}, title),
    ...(within ? [made('span', { class: 'within' }, within)] : []),
    made('span', { class: 'text' }, text),
  );
  return made('li', { role: 'option', id: `result-${index}`, 'aria-selected': 'false' }, link);
}
