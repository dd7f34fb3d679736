import { type Html, html, raw } from './html.ts';

/**
 * The little of CommonMark that the contract's descriptions use: paragraphs and `code`.
 *
 * @param text as it stands in the OpenAPI document
 */
export function prose(text: string): Html {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return html`${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** One line of it. */
export function inline(text: string): Html {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The same without its marks, for search. */
export const plain = (text: string): string => text.replaceAll('`', '');

/** An anchor made of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A heading that can be linked to. */
export function heading(level: 2 | 3, text: string, anchor = anchorOf(text)): Html {
  const link = html`<a class="anchor" href="#${anchor}" aria-label="Link to: ${text}">#</a>`;
  return html`${raw(`<h${level} id="${anchor}">`)}${text} ${link}${raw(`</h${level}>`)}`;
}
