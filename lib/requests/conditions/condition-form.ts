import { isObject } from '../../base/is-object.ts';
import type { InputForm } from '../forms/input-form.ts';
import { type Path, readText, type Sourced } from '../forms/sourced.ts';
import { CONDITION_TEXT, isConditionFault, readConditionText } from './condition-text.ts';

/** Stands for a text that is refused, so that it has one fault only. */
const ANY_CONDITION = { void_of_course: {} };

/** Conditions as a text, read as their tree. */
export const conditionForm: InputForm = {
  read: (sent, context) => {
    const text = readText(sent);
    if (text === undefined) return sent;
    const read = readConditionText(text);
    if (!isConditionFault(read)) return originateFrom(read, sent.from);
    const { fault: message, suggestion } = read;
    const proposal = suggestion === undefined ? { example: CONDITION_TEXT } : { suggestion: { value: suggestion } };
    context.refuse({ from: sent.from, message, ...proposal });
    return originateFrom(ANY_CONDITION, sent.from);
  },
  readPlainly: (value) => (typeof value === 'string' ? undefined : value),
};

/** A value whose parts all come from one text. */
function originateFrom(value: unknown, from: Path): Sourced {
  if (Array.isArray(value)) return { value, from, items: value.map((item) => originateFrom(item, from)) };
  if (!isObject(value)) return { value, from };
  const members = Object.entries(value).map(([name, member]) => [name, originateFrom(member, from)] as const);
  return { value, from, members: new Map(members) };
}
