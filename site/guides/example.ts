import layOut from 'json-stringify-pretty-compact';
import { codeBlock, curl, type ShownRequest } from '../code.ts';
import { type Html, html } from '../html.ts';
import { jsonMarkup } from '../json-markup.ts';

/** A request of a guide and what it is answered. A test sends it and holds the answer against what is shown. */
export interface GuideExample extends Omit<ShownRequest, 'json'> {
  readonly body?: unknown;
  /** Above the request. */
  readonly label: string;
  /** 200 unless stated. */
  readonly status?: number;
  /** The part of the answer that is shown: members may be left out anywhere, and elements of lists. */
  readonly answer?: unknown;
}

/** The request as a line for a shell, and below it what comes back. */
export function shown(example: GuideExample): Html {
  const { label, status = 200, body, answer } = example;
  const code = curl({ ...example, json: body === undefined ? undefined : layOut(body, { maxLength: 76 }) });
  const said =
    answer !== undefined &&
    codeBlock(jsonMarkup(layOut(answer, { maxLength: 84 })), { label: `Answer ${status}, in part` });
  return html`<div class="example">${codeBlock(code, { label })}${said}</div>`;
}
