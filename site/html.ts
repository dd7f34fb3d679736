/** Markup made by `html`, in which all inserted text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** Value in a template: nothing, text or a number to be escaped, markup, or a list of these. */
type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

/**
 * Template tag that returns markup and escapes every inserted text.
 *
 * @example html`<p>${'<script>'}</p>` // <p>&lt;script&gt;</p>
 */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(texts.map((text, index) => text + renderPart(parts[index])).join(''));
}

/** Marks a string as safe markup, without escaping it. */
export const raw = (markup: string): Html => new Html(markup);

function renderPart(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(renderPart).join('');
  return escapeHtml(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
