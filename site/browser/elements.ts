import type { Html } from '../html.ts';

/** An element that the page is known to have. */
export function requireElement<Kind extends Element>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** A new element with attributes and content; text is never read as markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) node.setAttribute(attribute, value);
  }
  node.append(...content);
  return node;
}

/** Puts markup into an element: everything in it that came from elsewhere is escaped where it was made. */
export function setMarkup(place: Element, markup: Html): void {
  place.innerHTML = markup.text;
}
