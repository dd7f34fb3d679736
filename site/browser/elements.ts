import type { Html } from '../html.ts';

/** Finds an element of the page. @throws Error if the page has none, which is a defect of the page */
export function requireElement<Kind extends Element>(selector: string, within: ParentNode = document): Kind {
  const match = within.querySelector<Kind>(selector);
  if (!match) throw new Error(`the page has no ${selector}`);
  return match;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates an element with attributes and content; text is never parsed as markup. */
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

/** Replaces the content of an element by markup, in which `html` has escaped all text. */
export function setMarkup(target: Element, markup: Html): void {
  target.innerHTML = markup.text;
}
