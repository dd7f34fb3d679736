import { type Html, html } from './html.ts';

const JSON_TOKEN =
  /(?<name>"(?:\\.|[^"\\])*")(?=\s*:)|(?<text>"(?:\\.|[^"\\])*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null)/g;

/** Renders JSON with a class for each kind of token, so that CSS can color it. */
export function renderJson(json: string): Html {
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of json.matchAll(JSON_TOKEN)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    parts.push(json.slice(end, index), html`<span class="j-${kind}">${text}</span>`);
    end = index + text.length;
  }
  return html`${parts}${json.slice(end)}`;
}
