import { element } from '../browser/elements.ts';
import { type Entries, FIELD_NAMES, type FieldName } from './entries.ts';
import type { Fault } from './request.ts';

const form = element<HTMLFormElement>('form.birth');
const general = element<HTMLElement>('.general-errors', form);

type Control = HTMLInputElement | HTMLSelectElement;

const controlOf = (name: FieldName): Control => element<Control>(`[name=${name}]`, form);

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** What stands in the form. */
export function readForm(): Entries {
  const values = FIELD_NAMES.map((name) => {
    const control = controlOf(name);
    return [name, isTick(control) && !control.checked ? '' : control.value];
  });
  return Object.fromEntries(values) as Entries;
}

/** Puts some of the entries into the form. */
export function fillForm(entries: Partial<Entries>): void {
  for (const [name, value] of Object.entries(entries)) {
    const control = controlOf(name as FieldName);
    if (isTick(control)) control.checked = value !== '';
    else control.value = value;
  }
}

/** Says under a field what it is understood as; nothing for an empty text. */
export function hint(field: FieldName | 'key', text: string): void {
  element(`#hint-${field}`, form).textContent = text;
}

/** Shows faults beside their fields, and the rest below the form; takes away those that were shown before. */
export function showFaults(faults: readonly Fault[]): void {
  const messagesOf = (name: FieldName | undefined): string =>
    faults.flatMap(({ field, message }) => (field === name ? [message] : [])).join(' ');
  for (const name of FIELD_NAMES) mark(name, messagesOf(name));
  general.textContent = messagesOf(undefined);
  for (const name of ['notice', 'notice-bad']) general.classList.toggle(name, general.textContent !== '');
}

/** Puts the first field that has a fault under the cursor. */
export function focusFault(faults: readonly Fault[]): void {
  const [first] = faults.flatMap(({ field }) => (field ? [field] : []));
  if (!first) return;
  const control = controlOf(first);
  control.closest('details')?.setAttribute('open', '');
  control.focus();
}

function mark(name: FieldName, message: string): void {
  const place = form.querySelector(`#error-${name}`);
  if (!place) return;
  place.textContent = message;
  if (message === '') controlOf(name).removeAttribute('aria-invalid');
  else controlOf(name).setAttribute('aria-invalid', 'true');
}
