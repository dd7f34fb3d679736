import { type Html, html, raw } from './html.ts';

/** An anchor made of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A heading that can be linked to. */
export function renderHeading(level: 2 | 3, text: string, anchor = anchorOf(text)): Html {
  const link = html`<a class="anchor" href="#${anchor}" aria-label="Link to: ${text}">#</a>`;
  return html`${raw(`<h${level} id="${anchor}">`)}${text} ${link}${raw(`</h${level}>`)}`;
}
