import type { Token } from 'marked';
import { renderCodeBlock, renderCurl, type SampleRequest } from '../code-samples.ts';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import { isCode } from '../markdown.ts';

/** A request of a guide and what it is answered. A test sends it and compares the answer with what is shown. */
export interface GuideExample extends SampleRequest {
  /** Above the request. */
  readonly label: string;
  readonly answer?: ShownAnswer;
}

interface ShownAnswer {
  readonly status: number;
  /** The part of the answer that is shown: members may be left out anywhere, and elements of lists. */
  readonly json: string;
}

/**
 * Joins the two blocks of each example: a fenced one with `http` and a label, and behind it one with `json answer` and
 * a status where it is not 200. An example without the second is answered with a picture.
 *
 * @throws Error for a block `http` that holds no request
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
  if (method !== 'GET' && method !== 'POST') throw new Error(`“${label}” is no request: ${block.text}`);
  return { label, method, path, json, ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }) };
}

function parseAnswer(block: Token): ShownAnswer | undefined {
  if (!isCode(block)) return undefined;
  const [isAnswer, status = 200] = /^json answer(?: (\d{3}))?$/.exec(block.lang ?? '') ?? [];
  return isAnswer ? { status: Number(status), json: block.text } : undefined;
}

/** The request as a line for a shell, and below it what comes back. */
export function renderExample({ answer, ...request }: GuideExample): Html {
  const answered = answer && renderCodeBlock(renderJson(answer.json), { label: `Answer ${answer.status}, in part` });
  return html`<div class="example">${renderCodeBlock(renderCurl(request), { label: request.label })}${answered}</div>`;
}
