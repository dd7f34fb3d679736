import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { type Html, html, raw } from '../html.ts';
import { inline, prose } from '../markdown.ts';
import { listForms, referenceOf } from './openapi.ts';
import { joinHtml, listBounds, renderChoices, renderExampleValue, renderKind } from './schema-text.ts';

type Components = Readonly<Record<string, OpenApiSchema>>;

/** Lists the names of all types that a schema uses, directly or through other types, in order of appearance. */
export function listTypes(root: OpenApiSchema, components: Components): readonly string[] {
  const names = new Set<string>();
  // The loop also visits names that are added to the set during the loop.
  for (const name of listDirectTypes(root)) names.add(name);
  for (const name of names) for (const inner of listDirectTypes(components[name] ?? {})) names.add(inner);
  return [...names];
}

/** Lists the names of the types to which a schema refers directly. */
function listDirectTypes(schema: OpenApiSchema): readonly string[] {
  const own = referenceOf(schema);
  if (own !== undefined) return [own];
  return listParts(schema).flatMap(listDirectTypes);
}

function listParts({
  items,
  properties = {},
  additionalProperties,
  allOf = [],
  anyOf = [],
  oneOf = [],
}: OpenApiSchema) {
  const map = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(properties), ...(items ? [items] : []), ...map, ...allOf, ...anyOf, ...oneOf];
}

/**
 * Renders a named type with its description and members, folded unless it is the first one that a reader needs. A link to the
 * type unfolds it, because its anchor is inside.
 */
export function renderType(name: string, components: Components, isOpen = false): Html {
  const schema = components[name] ?? {};
  return html`<details class="type" ${isOpen && raw('open')}><summary><h3>${name}</h3></summary>
<div id="${name}">${schema.description && prose(schema.description)}
${renderValue(schema)}</div></details>`;
}

function renderValue(schema: OpenApiSchema): Html {
  if (schema.properties) return renderMembers(schema);
  const forms = listForms(schema);
  if (forms.length > 0)
    return html`<p class="kind">One of these forms:${renderBounds(schema)}</p><ol class="forms">${forms.map(renderForm)}</ol>`;
  return html`<p class="kind">${renderKind({ ...schema, nullable: false })}${renderBounds(schema)}</p>${renderChoices(schema)}`;
}

const renderForm = (schema: OpenApiSchema): Html =>
  html`<li><p><span class="kind">${renderKind(schema)}</span> ${schema.description && inline(schema.description)}${renderBounds(schema)}</p>${renderChoices(schema)}${schema.properties && renderMembers(schema)}</li>`;

/** Renders the members of an object, including those of unnamed objects within it. */
function renderMembers(schema: OpenApiSchema, path = ''): Html {
  return html`<dl class="members">${renderMemberEntries(schema, path)}</dl>`;
}

function renderMemberEntries({ properties = {}, required = [] }: OpenApiSchema, path: string): readonly Html[] {
  const isRequired = ([name]: readonly [string, unknown]): boolean => required.includes(name);
  const { true: first = [], false: others = [] } = Object.groupBy(Object.entries(properties), (entry) =>
    isRequired(entry) ? 'true' : 'false',
  );
  return [...first, ...others].flatMap(([name, member]) => {
    const place = { path, name, isRequired: required.includes(name) };
    const inner = member.properties ? member : member.items?.properties ? member.items : undefined;
    const innerPath = `${path}${name}${member.items ? '[]' : ''}.`;
    return [renderMember(member, place), ...(inner ? renderMemberEntries(inner, innerPath) : [])];
  });
}

interface MemberPath {
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** Renders a member or parameter. */
export function renderMember(schema: OpenApiSchema, { path, name, isRequired }: MemberPath): Html {
  return html`<div class="member"><dt><code>${path && html`<span class="path">${path}</span>`}${name}</code> <span class="kind">${renderKind(schema)}</span>${isRequired && html` <span class="required">required</span>`}</dt>
<dd>${schema.description && html`<p>${inline(schema.description)}${renderBounds(schema)}</p>`}${renderChoices(schema)}</dd></div>`;
}

function renderBounds(schema: OpenApiSchema): Html | '' {
  const example = renderExampleValue(schema);
  const all = [...listBounds(schema), ...(example ? [example] : [])];
  return all.length === 0 ? '' : html` <span class="bounds">${joinHtml(all, ' · ')}</span>`;
}
