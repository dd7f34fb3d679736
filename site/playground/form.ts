import { requireElement } from '../browser/elements.ts';
import type { FormFault } from './chart-request.ts';
import { FIELD_NAMES, type FieldName, type FormEntries } from './entries.ts';
import { Fields } from './fields.ts';

/** The form with birth data and chart settings. */
export const birthFields = new Fields<FieldName>(requireElement('form.birth'), FIELD_NAMES);

/** Reads the values of the form. */
export const readForm = (): FormEntries => birthFields.read();

/** Writes entries into the form. */
export const fillForm = (entries: Partial<FormEntries>): void => birthFields.fill(entries);

/** Shows a hint below a field; an empty text removes it. */
export const showHint = (field: FieldName | 'key', text: string): void => birthFields.showHint(field, text);

/** Shows faults at their fields and other faults below the form, and removes earlier ones. */
export const showFaults = (faults: readonly FormFault[]): void => birthFields.showFaults(faults);

/** Focuses the first field with a fault. */
export const focusFault = (faults: readonly FormFault[]): void => birthFields.focusFault(faults);
