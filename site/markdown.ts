import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { escaped, type Html, html, raw } from './html.ts';
import { table } from './table.ts';

/** What the pages make of a document beside CommonMark with tables. */
export interface Dialect {
  /** Where a link of the document leads from the page; to its target unless stated. */
  readonly resolveLink?: (target: string) => string;
}

/** Turns Markdown into markup; HTML in the Markdown becomes text, and its comments are left out. */
export interface MarkdownRenderer {
  /** One line: no paragraph around it. */
  inline(text: string): Html;
  blocks(content: string | readonly Token[]): Html;
}

export function markdownRenderer(dialect: Dialect = {}): MarkdownRenderer {
  const marked = new Marked({ renderer: rendererFor(dialect) });
  return {
    inline: (text) => raw(marked.parseInline(text, { async: false })),
    blocks: (content) => raw(marked.parser(typeof content === 'string' ? marked.lexer(content) : [...content])),
  };
}

function rendererFor({ resolveLink = (target) => target }: Dialect): RendererObject {
  return {
    html: ({ text }) => (text.startsWith('<!--') ? '' : escaped(text)),
    link({ href, tokens }) {
      return html`<a href="${resolveLink(href)}">${raw(this.parser.parseInline(tokens))}</a>`.text;
    },
    table({ header, rows }) {
      const content = ({ tokens }: Tokens.TableCell): Html => raw(this.parser.parseInline(tokens));
      return table(
        header.map(content),
        rows.map((cells) => cells.map(content)),
      ).text;
    },
  };
}

/** Descriptions, as they stand in the OpenAPI document. */
export const { inline, blocks: prose } = markdownRenderer();

/** Markdown without its marks, for search. */
export const plain = (text: string): string => text.replaceAll('`', '');

/** A part of a document under a heading of the second level. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Token[];
}

/** Takes a document apart at its headings of the second level; what stands before the first belongs to none. */
export function sectionsOf(markdown: string): readonly Section[] {
  const blocks = new Marked().lexer(markdown);
  const starts = blocks.flatMap((block, index) => (isHeading(block) && block.depth === 2 ? [index] : []));
  return starts.map((start, index) => ({
    title: (blocks[start] as Tokens.Heading).text,
    blocks: blocks.slice(start + 1, starts[index + 1]),
  }));
}

const isHeading = (block: Token): block is Tokens.Heading => block.type === 'heading';
export const isTable = (block: Token): block is Tokens.Table => block.type === 'table';
