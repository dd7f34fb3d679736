import { canTryWithoutKey, isKeyRemembered, readKey, storeKey } from '../browser/credentials.ts';
import { requireElement } from '../browser/elements.ts';

const field = requireElement<HTMLInputElement>('#field-key');
const remember = requireElement<HTMLInputElement>('#field-remember');
const state = requireElement<HTMLElement>('.key-state');
const error = requireElement<HTMLElement>('#error-key');

/** Starts the key field. A reader without a key tries the service with a demo token and need not open it. */
export function startKeyField(): void {
  field.value = readKey();
  remember.checked = isKeyRemembered();
  showState();
  field.addEventListener('change', storeKeyIfChanged);
  remember.addEventListener('change', () => storeKey(field.value.trim(), remember.checked));
  // An error stays until the next request, because removing it would move the buttons under a click.
  document.addEventListener('keychange', showState);
}

/** Stores the typed key even before the field loses the focus, and removes its error, as a request follows. */
export function storeTypedKey(): void {
  storeKeyIfChanged();
  error.textContent = '';
}

function storeKeyIfChanged(): void {
  const typed = field.value.trim();
  if (typed !== readKey()) storeKey(typed, remember.checked);
}

function showState(): void {
  state.textContent = describeState();
}

function describeState(): string {
  if (readKey() === '') return canTryWithoutKey() ? 'optional' : 'required';
  return isKeyRemembered() ? 'remembered on this device' : 'stored in this tab';
}
