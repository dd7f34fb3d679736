import { requireElement } from '../browser/elements.ts';
import type { FormFault } from './chart-request.ts';
import { FIELD_NAMES, type FieldName, type FormEntries } from './entries.ts';

const form = requireElement<HTMLFormElement>('form.birth');
const general = requireElement<HTMLElement>('.general-errors', form);

type Control = HTMLInputElement | HTMLSelectElement;

const findControl = (name: FieldName): Control => requireElement<Control>(`[name=${name}]`, form);

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Reads the values of the form. */
export function readForm(): FormEntries {
  const values = FIELD_NAMES.map((name) => {
    const control = findControl(name);
    return [name, isCheckbox(control) && !control.checked ? '' : control.value];
  });
  return Object.fromEntries(values) as FormEntries;
}

/** Writes entries into the form. */
export function fillForm(entries: Partial<FormEntries>): void {
  for (const [name, value] of Object.entries(entries)) {
    const control = findControl(name as FieldName);
    if (isCheckbox(control)) control.checked = value !== '';
    else control.value = value;
  }
}

/** Shows a hint below a field; an empty text removes it. */
export function showHint(field: FieldName | 'key', text: string): void {
  requireElement(`#hint-${field}`, form).textContent = text;
}

/** Shows faults at their fields and other faults below the form, and removes earlier ones. */
export function showFaults(faults: readonly FormFault[]): void {
  const messagesOf = (name: FieldName | undefined): string =>
    faults.flatMap(({ field, message }) => (field === name ? [message] : [])).join(' ');
  for (const name of FIELD_NAMES) markField(name, messagesOf(name));
  general.textContent = messagesOf(undefined);
  for (const name of ['notice', 'notice-bad']) general.classList.toggle(name, general.textContent !== '');
}

/** Focuses the first field with a fault. */
export function focusFault(faults: readonly FormFault[]): void {
  const [first] = faults.flatMap(({ field }) => (field ? [field] : []));
  if (!first) return;
  const control = findControl(first);
  control.closest('details')?.setAttribute('open', '');
  control.focus();
}

function markField(name: FieldName, message: string): void {
  const errorElement = form.querySelector(`#error-${name}`);
  if (!errorElement) return;
  errorElement.textContent = message;
  if (message === '') findControl(name).removeAttribute('aria-invalid');
  else findControl(name).setAttribute('aria-invalid', 'true');
}
