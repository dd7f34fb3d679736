import { requireElement } from '../browser/elements.ts';
import type { FieldFault } from './field-fault.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The named controls of a form, with the hints and errors below them. */
export class Fields<Name extends string> {
  readonly form: HTMLFormElement;
  /** Precedes names in the ids of controls, hints, errors and lists, which are unique in the page. */
  readonly scope: string;
  readonly #names: readonly Name[];

  constructor(form: HTMLFormElement, names: readonly Name[], scope = '') {
    this.form = form;
    this.scope = scope;
    this.#names = names;
  }

  /** Values by name. Ticked checkboxes of one name are joined by commas. */
  read(): Readonly<Record<Name, string>> {
    const values = this.#names.map((name) => [name, readControls(this.#controls(name))]);
    return Object.fromEntries(values) as Record<Name, string>;
  }

  /** Writes values into the form. */
  fill(entries: Readonly<Partial<Record<Name, string>>>): void {
    for (const [name, value] of Object.entries<string | undefined>(entries)) {
      if (value !== undefined) fillControls(this.#controls(name as Name), value);
    }
  }

  /** The control of a name; of several the first. */
  find<Kind extends Control = HTMLInputElement>(name: Name): Kind {
    return requireElement<Kind>(`[name=${name}]`, this.form);
  }

  /** Shows a hint below a field; an empty text removes it. */
  showHint(name: Name | 'key', text: string): void {
    requireElement(`#hint-${this.scope}${name}`, this.form).textContent = text;
  }

  /** Shows an error below a field; an empty text removes it. */
  showError(name: Name, message: string): void {
    const error = this.form.querySelector(`#error-${this.scope}${name}`);
    if (!error) return;
    error.textContent = message;
    if (message === '') this.find(name).removeAttribute('aria-invalid');
    else this.find(name).setAttribute('aria-invalid', 'true');
  }

  /** Shows faults at their fields and other faults at the end of the form, and removes earlier ones. */
  showFaults(faults: readonly FieldFault<Name>[]): void {
    const messagesOf = (name: Name | undefined): string =>
      faults.flatMap(({ field, message }) => (field === name ? [message] : [])).join(' ');
    for (const name of this.#names) this.showError(name, messagesOf(name));
    const general = requireElement<HTMLElement>('.general-errors', this.form);
    general.textContent = messagesOf(undefined);
    for (const name of ['notice', 'notice-bad']) general.classList.toggle(name, general.textContent !== '');
  }

  /** Focuses the first field with a fault. */
  focusFault(faults: readonly FieldFault<Name>[]): void {
    const [first] = faults.flatMap(({ field }) => (field ? [field] : []));
    if (!first) return;
    const control = this.find(first);
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  }

  #controls(name: Name): readonly Control[] {
    return [...this.form.querySelectorAll<Control>(`[name=${name}]`)];
  }
}

function readControls(controls: readonly Control[]): string {
  const [first] = controls;
  if (!first) return '';
  if (!isCheckbox(first)) return first.value;
  return controls.flatMap((control) => (isCheckbox(control) && control.checked ? [control.value] : [])).join(',');
}

function fillControls(controls: readonly Control[], value: string): void {
  const chosen = value.split(',');
  for (const control of controls) {
    if (isCheckbox(control)) control.checked = chosen.includes(control.value);
    else if (canHold(control, value)) control.value = value;
  }
}

/** A choice holds its options only: one of a link that it does not have changes nothing. */
const canHold = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/** All named controls of a form, in groups of one name. */
function groupControls(form: HTMLFormElement): ReadonlyMap<string, readonly Control[]> {
  const controls = [...form.querySelectorAll<Control>('input[name], select[name]')];
  return Map.groupBy(controls, ({ name }) => name);
}

/** Writes values into the controls that a form has; other names are left out. */
export function fillFormControls(form: HTMLFormElement, entries: Readonly<Record<string, string>>): void {
  for (const [name, controls] of groupControls(form)) {
    if (Object.hasOwn(entries, name)) fillControls(controls, entries[name] ?? '');
  }
}

/** Values of the controls that differ from those with which the page was loaded. */
export function readChangedControls(form: HTMLFormElement): Readonly<Record<string, string>> {
  const changed = [...groupControls(form)].filter(([, controls]) => controls.some(isChanged));
  return Object.fromEntries(changed.map(([name, controls]) => [name, readControls(controls)]));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  // A hidden input has no default value of its own.
  if (control.type === 'hidden') return control.value !== '';
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
