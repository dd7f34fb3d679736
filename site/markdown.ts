import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { escapeHtml, type Html, html, raw } from './html.ts';

/** What the pages make of a document beside CommonMark with tables. */
export interface Dialect {
  /** Where a link of the document leads from the page; to its target unless stated. */
  readonly resolveLink?: (target: string) => string;
  /** Address of the page about what stands in `code`, if there is one. */
  readonly findPage?: (code: string) => string | undefined;
  /** A fenced block, by the words behind its fence. */
  readonly renderFence?: (text: string, info: string) => Html;
}

/** Turns Markdown into markup; HTML in the Markdown becomes text, and its comments are left out. */
export interface MarkdownRenderer {
  /** One line: no paragraph around it. */
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
    /** Can be scrolled where it is wider than the page. */
    table({ header, rows }) {
      const content = ({ tokens }: Tokens.TableCell): Html => raw(this.parser.parseInline(tokens));
      const head = header.map((cell) => html`<th scope="col">${content(cell)}</th>`);
      const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${content(cell)}</td>`)}</tr>`);
      return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
        .text;
    },
  };
}

/** Descriptions, as they stand in the OpenAPI document. */
export const { inline, blocks: prose } = createMarkdownRenderer();

/** Markdown on one line and without its marks, for search. */
export const stripMarks = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\||:?-{3,}:?|^(>|-) /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A document with a title, a paragraph of introduction and sections. */
export interface MarkdownDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly MarkdownSection[];
}

/** A part of a document under a heading of the second level. */
export interface MarkdownSection {
  readonly title: string;
  readonly blocks: readonly Token[];
}

/** Takes a document apart at its headings of the second level. */
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
