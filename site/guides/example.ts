import type { Token } from 'marked';
import { renderCodeBlock, renderCurl, type SampleRequest } from '../code-samples.ts';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import { isCode } from '../markdown.ts';

/** A request in a guide with its answer. A test sends the request and compares the answers. */
export interface GuideExample extends SampleRequest {
  /** Heading of the request. */
  readonly label: string;
  readonly answer?: ShownAnswer;
}

interface ShownAnswer {
  readonly status: number;
  /** `json`, or `text` for a table or a calendar. */
  readonly kind: string;
  /** Part of the answer that the guide shows. It may omit members of objects, elements of lists, and lines of texts. */
  readonly content: string;
}

/**
 * Joins the two blocks of each example: the block `http` with a label and the following block `json answer` or
 * `text answer`, which has a status unless it is 200. The answer of an example without the second block is a picture.
 *
 * @throws Error for a block `http` without a request
 */
export function joinExamples(blocks: readonly Token[]): readonly (Token | GuideExample)[] {
  const parts: (Token | GuideExample)[] = [];
  for (const block of blocks.filter(({ type }) => type !== 'space')) {
    const last = parts.at(-1);
    const answer = parseAnswer(block);
    if (answer && last && isExample(last) && !last.answer) parts[parts.length - 1] = { ...last, answer };
    else parts.push(parseRequest(block) ?? block);
  }
  return parts;
}

export const isExample = (part: Token | GuideExample): part is GuideExample => 'label' in part;

const REQUEST = /^(?<method>GET|POST) (?<path>\/[^\s?]*)(?:\?(?<query>\S+))?(?:\n\n(?<json>\{[\s\S]*\}))?$/;

function parseRequest(block: Token): GuideExample | undefined {
  if (!isCode(block)) return undefined;
  const [, label] = /^http (.+)$/.exec(block.lang ?? '') ?? [];
  if (label === undefined) return undefined;
  const { method, path = '', query, json } = REQUEST.exec(block.text)?.groups ?? {};
  if (method !== 'GET' && method !== 'POST') throw new Error(`“${label}” is not a request: ${block.text}`);
  return { label, method, path, json, ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }) };
}

function parseAnswer(block: Token): ShownAnswer | undefined {
  if (!isCode(block)) return undefined;
  const [, kind, status = 200] = /^(json|text) answer(?: (\d{3}))?$/.exec(block.lang ?? '') ?? [];
  return kind === undefined ? undefined : { status: Number(status), kind, content: block.text };
}

const renderContent = ({ kind, content }: ShownAnswer): Html =>
  kind === 'json' ? renderJson(content) : html`${content}`;

/** Renders the request as a curl command with its answer below. */
export function renderExample({ answer, ...request }: GuideExample): Html {
  const answerBlock = answer && renderCodeBlock(renderContent(answer), { label: `Answer ${answer.status}, shortened` });
  return html`<div class="example">${renderCodeBlock(renderCurl(request), { label: request.label })}${answerBlock}</div>`;
}
