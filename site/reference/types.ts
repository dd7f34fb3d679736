import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { type Html, html } from '../html.ts';
import { inline, prose } from '../markdown.ts';
import { findInnerObject, listDocumentedMembers, listForms, referenceOf } from './openapi.ts';
import {
  joinHtml,
  listBounds,
  renderChoices,
  renderExampleValue,
  renderKind,
  renderNonNullKind,
} from './schema-text.ts';

type Components = Readonly<Record<string, OpenApiSchema>>;

const MOST_NAMED_MEMBERS = 5;

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
  prefixItems = [],
  anyOf = [],
  oneOf = [],
}: OpenApiSchema) {
  const map = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(properties), ...(items ? [items] : []), ...map, ...prefixItems, ...anyOf, ...oneOf];
}

/** A member or parameter, and where it stands. */
interface MemberPath {
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/**
 * Renders the types of one page. The first member of a type unfolds it below itself; later ones link to it there, and the
 * browser unfolds what is around the target of a link.
 */
export class TypeOutline {
  readonly #components: Components;
  readonly #shown = new Set<string>();

  constructor(components: Components) {
    this.#components = components;
  }

  /** Renders what a schema accepts, with its members open. */
  renderOpen(schema: OpenApiSchema): Html {
    const name = referenceOf(schema);
    return name === undefined ? this.#renderValue(schema) : this.#renderNamed(name);
  }

  /** Renders a member or parameter. */
  renderMember(schema: OpenApiSchema, { path, name, isRequired }: MemberPath): Html {
    return html`<div class="member"><dt><code>${path && html`<span class="path">${path}</span>`}${name}</code> <span class="kind">${renderKind(schema)}</span>${isRequired && html` <span class="required">required</span>`}</dt>
<dd>${schema.description && html`<p>${inline(schema.description)}${renderBounds(schema)}</p>`}${renderChoices(schema)}${this.#renderFolded(schema)}</dd></div>`;
  }

  #renderFolded(schema: OpenApiSchema): readonly Html[] {
    const names = schema.properties ? [] : listDirectTypes(schema);
    // One type may show the next, so each is looked up when it is its turn.
    return names.flatMap((name) =>
      this.#shown.has(name)
        ? []
        : html`<details class="type"><summary>${this.#summarize(name)}</summary>${this.#renderNamed(name)}</details>`,
    );
  }

  #renderNamed(name: string): Html {
    this.#shown.add(name);
    const schema = this.#components[name] ?? {};
    return html`<div id="${name}">${schema.description && prose(schema.description)}
${this.#renderValue(schema)}</div>`;
  }

  /** The name of a type and the first of its members, which tell a reader whether to unfold it. */
  #summarize(name: string): Html {
    const members = listDocumentedMembers(this.#components[name] ?? {});
    const more = members.length > MOST_NAMED_MEMBERS ? ' …' : '';
    return html`${name}${members.length > 0 && html` <span class="names">${members.slice(0, MOST_NAMED_MEMBERS).join(', ')}${more}</span>`}`;
  }

  #renderValue(schema: OpenApiSchema): Html {
    if (schema.properties) return this.#renderMembers(schema);
    const forms = listForms(schema);
    if (forms.length > 0)
      return html`<p class="kind">One of these forms:${renderBounds(schema)}</p><ol class="forms">${forms.map((form) => this.#renderForm(form))}</ol>`;
    return html`<p class="kind">${renderNonNullKind(schema)}${renderBounds(schema)}</p>${renderChoices(schema)}${this.#renderFolded(schema)}`;
  }

  #renderForm(schema: OpenApiSchema): Html {
    return html`<li><p><span class="kind">${renderKind(schema)}</span> ${schema.description && inline(schema.description)}${renderBounds(schema)}</p>${renderChoices(schema)}${schema.properties ? this.#renderMembers(schema) : this.#renderFolded(schema)}</li>`;
  }

  #renderMembers(schema: OpenApiSchema): Html {
    return html`<dl class="members">${this.#renderMemberEntries(schema, '')}</dl>`;
  }

  /** The members of an object, including those of unnamed objects within it. */
  #renderMemberEntries({ properties = {}, required = [] }: OpenApiSchema, path: string): readonly Html[] {
    const { true: first = [], false: others = [] } = Object.groupBy(Object.entries(properties), ([name]) =>
      required.includes(name) ? 'true' : 'false',
    );
    return [...first, ...others].flatMap(([name, member]) => {
      const place = { path, name, isRequired: required.includes(name) };
      const inner = findInnerObject(member);
      const innerPath = `${path}${name}${member.items ? '[]' : ''}.`;
      return [this.renderMember(member, place), ...(inner ? this.#renderMemberEntries(inner, innerPath) : [])];
    });
  }
}

function renderBounds(schema: OpenApiSchema): Html | '' {
  const example = renderExampleValue(schema);
  const all = [...listBounds(schema), ...(example ? [example] : [])];
  return all.length === 0 ? '' : html` <span class="bounds">${joinHtml(all, ' · ')}</span>`;
}
