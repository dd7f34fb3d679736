import { requireElement } from '../browser/elements.ts';
import { readKey, storeKey } from '../browser/service.ts';

const field = requireElement<HTMLInputElement>('#field-key');
const details = requireElement<HTMLDetailsElement>('details.key');
const state = requireElement<HTMLElement>('.key-state');
const error = requireElement<HTMLElement>('#error-key');

/** The key of this tab: asked for where there is none, folded away where there is. */
export function startKeyField(): void {
  field.value = readKey();
  details.open = field.value === '';
  showState();
  field.addEventListener('change', () => storeKey(field.value.trim()));
  // What is wrong with it stays until the next try: a button must not move away under a click.
  document.addEventListener('keychange', showState);
}

/** A key that was typed counts even where the field was not left yet. */
export function storeTypedKey(): void {
  const typed = field.value.trim();
  if (typed !== readKey()) storeKey(typed);
  error.textContent = '';
}

function showState(): void {
  state.textContent = readKey() === '' ? 'needed' : 'in this tab';
}
