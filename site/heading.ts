import { type Html, html, raw } from './html.ts';

/** Anchor of a heading, made from its text. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Renders a heading with an anchor and a link to it. */
export function renderHeading(level: 2 | 3, text: string, anchor = anchorOf(text)): Html {
  const link = html`<a class="anchor" href="#${anchor}" aria-label="Link to: ${text}">#</a>`;
  return html`${raw(`<h${level} id="${anchor}">`)}${text} ${link}${raw(`</h${level}>`)}`;
}
