import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { escapeHtml, type Html, html, raw } from './html.ts';

/** Extensions of the pages to CommonMark with tables. */
interface Dialect {
  /** Returns the address of a link's target; the target itself by default. */
  readonly resolveLink?: (target: string) => string;
  /** Returns the address of the page about a text in `code`, if there is one. */
  readonly findPage?: (code: string) => string | undefined;
  /** Renders a fenced block by its text and the words after the fence. */
  readonly renderFence?: (text: string, info: string) => Html;
}

/** Turns Markdown into markup. HTML in the Markdown becomes text, and HTML comments are omitted. */
interface MarkdownRenderer {
  /** Renders one line without a paragraph around it. */
  inline(text: string): Html;
  blocks(content: string | readonly Token[]): Html;
}

export function createMarkdownRenderer(dialect: Dialect = {}): MarkdownRenderer {
  const marked = new Marked({ renderer: createRenderer(dialect) });
  return {
    inline: (text) => raw(marked.parseInline(text, { async: false })),
    blocks: (content) => raw(marked.parser(typeof content === 'string' ? marked.lexer(content) : [...content])),
  };
}

function createRenderer({ resolveLink, findPage: pageAbout, renderFence: fence }: Dialect): RendererObject {
  return {
    code: ({ text, lang = '' }) => fence?.(text, lang).text ?? false,
    codespan({ text }) {
      const address = pageAbout?.(text);
      return address === undefined ? false : html`<a href="${address}"><code>${text}</code></a>`.text;
    },
    html: ({ text }) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
    link({ href, tokens }) {
      return html`<a href="${resolveLink?.(href) ?? href}">${raw(this.parser.parseInline(tokens))}</a>`.text;
    },
    /** The wrapper scrolls a table that is wider than the page. */
    table({ header, rows }) {
      const content = ({ tokens }: Tokens.TableCell): Html => raw(this.parser.parseInline(tokens));
      const head = header.map((cell) => html`<th scope="col">${content(cell)}</th>`);
      const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${content(cell)}</td>`)}</tr>`);
      return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
        .text;
    },
  };
}

/** Renderers of descriptions in the OpenAPI document, which use no extensions. */
export const { inline, blocks: prose } = createMarkdownRenderer();

/** Reduces Markdown to one line of plain text for the search. */
export const stripMarks = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\||:?-{3,}:?|^(>|-) /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A document with a title, an introductory paragraph and sections. */
interface MarkdownDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly MarkdownSection[];
}

/** A part of a document under a heading of the second level. */
export interface MarkdownSection {
  readonly title: string;
  readonly blocks: readonly Token[];
}

/** Splits a document at its headings of the second level. */
export function parseDocument(markdown: string): MarkdownDocument {
  const blocks = new Marked().lexer(markdown);
  const headings = blocks.flatMap((block, index) => (isHeading(block) ? [{ ...block, index }] : []));
  const starts = headings.filter(({ depth }) => depth === 2);
  return {
    title: headings.find(({ depth }) => depth === 1)?.text ?? '',
    lead: blocks.find(isParagraph)?.text ?? '',
    sections: starts.map(({ text, index }, place) => ({
      title: text,
      blocks: blocks.slice(index + 1, starts[place + 1]?.index),
    })),
  };
}

const isHeading = (block: Token): block is Tokens.Heading => block.type === 'heading';
const isParagraph = (block: Token): block is Tokens.Paragraph => block.type === 'paragraph';
export const isTable = (block: Token): block is Tokens.Table => block.type === 'table';
export const isCode = (block: Token): block is Tokens.Code => block.type === 'code';
