import { requireElement } from '../browser/elements.ts';
import { readKey, storeKey } from '../browser/service.ts';

const field = requireElement<HTMLInputElement>('#field-key');
const details = requireElement<HTMLDetailsElement>('details.key');
const state = requireElement<HTMLElement>('.key-state');
const error = requireElement<HTMLElement>('#error-key');

/** Starts the key field, which is open only while the tab has no key. */
export function startKeyField(): void {
  field.value = readKey();
  details.open = field.value === '';
  showState();
  field.addEventListener('change', () => storeKey(field.value.trim()));
  // An error stays until the next request, because removing it would move the buttons under a click.
  document.addEventListener('keychange', showState);
}

/** Stores the typed key even before the field loses the focus. */
export function storeTypedKey(): void {
  const typed = field.value.trim();
  if (typed !== readKey()) storeKey(typed);
  error.textContent = '';
}

function showState(): void {
  state.textContent = readKey() === '' ? 'required' : 'stored in this tab';
}
