import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import layOut from 'json-stringify-pretty-compact';
import { type Html, html } from '../html.ts';
import { renderJson } from '../json-markup.ts';
import type { DocumentedEndpoint } from './operations.ts';

/** Shortened answers by method and path; `test/site/recorded-answers.test.ts` records them with `--update`. */
const ANSWERS: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(fileURLToPath(new URL('recorded-answers.json', import.meta.url)), 'utf8'),
);

/** Renders the answer of the service to the first example of an endpoint; undefined where none is recorded. */
export function renderRecordedAnswer({ endpoint }: Pick<DocumentedEndpoint, 'endpoint'>): Html | undefined {
  const answer = ANSWERS[`${endpoint.method} ${endpoint.path}`];
  const [example] = endpoint.examples;
  if (answer === undefined || !example) return undefined;
  const text = layOut(answer, { maxLength: 84 });
  return html`<figure class="code-block recorded-answer"><figcaption>${example.summary}, shortened</figcaption><pre tabindex="0"><code>${renderJson(text)}</code></pre></figure>`;
}
