import { nothing } from 'lit-html';
import { escapeHtml } from '../../site/html.ts';

/** A template of lit-html and its values. */
interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isTemplate = (value: object): value is Template => 'strings' in value && 'values' in value;

/** Listeners and properties have no markup. */
const BOUND = /\s[.@?][\w-]+="?$/;

/** The markup of a template as a browser would get it, without listeners and properties. */
export function markupOf(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (typeof value !== 'object' || !isTemplate(value)) return escapeHtml(String(value));
  return value.strings.reduce((text, next, index) => {
    const before = value.values[index - 1];
    if (!BOUND.test(text)) return text + markupOf(before) + next;
    return text.replace(BOUND, '') + next.replace(/^"/, '');
  });
}
