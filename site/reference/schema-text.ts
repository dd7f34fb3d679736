import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { exampleOf, findChoices, findForms, isNullable, typeOf } from '../../lib/contract/openapi-schema.ts';
import { type Html, html } from '../html.ts';
import { referenceOf } from './openapi.ts';

/** Longer enumerations are folded. */
const LONGEST_OPEN_LIST = 6;
/** Longest JSON text of an example, characters. */
const LONGEST_EXAMPLE = 80;

/** Renders a JSON value as code. */
const renderLiteral = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

/** Describes the kind of value that a schema accepts; named types are links. */
export function renderKind(schema: OpenApiSchema): Html {
  const kind = renderNonNullKind(schema);
  return isNullable(schema) ? html`${kind} or null` : kind;
}

/** Describes the kind of value besides null. */
export function renderNonNullKind(schema: OpenApiSchema): Html {
  const name = referenceOf(schema);
  return name === undefined ? renderUnnamedKind(schema) : html`<a href="#${name}">${name}</a>`;
}

function renderUnnamedKind(schema: OpenApiSchema): Html {
  const [forms, type] = [findForms(schema), typeOf(schema)];
  if (forms) return joinHtml(forms.map(renderNonNullKind), ' or ');
  if (type === 'array') return html`list of ${schema.items ? renderKind(schema.items) : 'values'}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object of ${renderKind(schema.additionalProperties)}`;
  if (type === 'string' && schema.format !== undefined) return html`string (${schema.format})`;
  return html`${type ?? 'any value'}`;
}

/** Lists the constraints of a value: range, length, number of items, default. */
export function listBounds(schema: OpenApiSchema): readonly Html[] {
  const { minLength, maxLength, minItems, maxItems, default: preset } = schema;
  return [
    renderRange(schema),
    renderCount(minLength, maxLength, 'characters'),
    renderCount(minItems, maxItems, 'items'),
    preset === undefined ? undefined : html`default ${renderLiteral(preset)}`,
  ].filter((bound) => bound !== undefined);
}

function renderRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: OpenApiSchema): Html | undefined {
  const [low, high] = [exclusiveMinimum ?? minimum, exclusiveMaximum ?? maximum];
  if (low === undefined && high === undefined) return undefined;
  if (high === undefined) return html`${low === exclusiveMinimum ? '> ' : '≥ '}${formatFigure(low)}`;
  if (low === undefined) return html`${high === exclusiveMaximum ? '< ' : '≤ '}${formatFigure(high)}`;
  return html`${low === exclusiveMinimum ? 'above ' : ''}${formatFigure(low)} to ${high === exclusiveMaximum ? 'below ' : ''}${formatFigure(high)}`;
}

function renderCount(least: number | undefined, most: number | undefined, what: string): Html | undefined {
  if (most === undefined) return least === undefined ? undefined : html`at least ${formatFigure(least)} ${what}`;
  return least === undefined || least === 0
    ? html`at most ${formatFigure(most)} ${what}`
    : html`${formatFigure(least)} to ${formatFigure(most)} ${what}`;
}

const formatFigure = (value: number | undefined): string => String(value ?? '').replace('-', '−');

/** The values that a schema lists, or the items of its list. */
export const listAllowedValues = (schema: OpenApiSchema): readonly unknown[] =>
  findChoices(schema) ?? findChoices(schema.items || {}) ?? [];

/** Renders the values of an enumeration; a long list is folded. */
export function renderChoices(schema: OpenApiSchema): Html | undefined {
  const values = listAllowedValues(schema);
  if (values.length === 0) return undefined;
  const list = joinHtml(values.map(renderLiteral), ' ');
  const label = findChoices(schema) ? 'One of' : 'Each one of';
  if (values.length <= LONGEST_OPEN_LIST) return html`<p class="choices">${label} ${list}</p>`;
  return html`<details class="choices"><summary>${label} ${values.length} values</summary><p>${list}</p></details>`;
}

/** Renders an example value, except for enumerations and long values. */
export function renderExampleValue(schema: OpenApiSchema): Html | undefined {
  const example = exampleOf(schema);
  const text = JSON.stringify(example);
  if (text === undefined || findChoices(schema) || text.length > LONGEST_EXAMPLE) return undefined;
  return html`e.g. ${renderLiteral(example)}`;
}

export const joinHtml = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${by}${part}`))}`;
