import { api, type Group } from '../../functions/api.ts';
import { ERRORS } from '../../lib/base/errors/catalog.ts';
import { toReferencePath } from '../../lib/base/errors/problem-body.ts';
import { DEFAULT_ADDRESS, renderCodeBlock } from '../code-samples.ts';
import { type Html, html } from '../html.ts';
import { createMarkdownRenderer } from '../markdown.ts';
import { linkToPage, ROOT_PATH } from '../page.ts';

/** Guides link to each other's files; the pages link to each other's addresses. */
const resolveLink = (target: string): string =>
  target.replace(/^([\w-]+)\.md/, (_file, slug: string) => linkToPage(`guides/${slug}`));

const ENDPOINT_PATHS: ReadonlySet<string> = new Set(
  Object.values<Group>(api).flatMap(({ endpoints }) => endpoints.map(({ path }) => path)),
);

/** Address of the page about an endpoint's path, an error code or a path below /docs. */
export function findPageAbout(code: string): string | undefined {
  if (code.startsWith('/docs/')) return ROOT_PATH + code;
  if (ENDPOINT_PATHS.has(code)) return ROOT_PATH + toReferencePath(code);
  return Object.hasOwn(ERRORS, code) ? linkToPage(`errors#${code}`) : undefined;
}

/** Renders a block that is not a request: shell commands, or labeled code in which the browser inserts its own address. */
function renderFence(text: string, info: string): Html {
  if (info === 'sh') return html`<pre class="plain"><code>${text}</code></pre>`;
  const [, label] = /^(?:json|ts|python|html) (?!answer\b)(.+)$/.exec(info) ?? [];
  if (label === undefined) throw new Error(`a guide cannot contain a block “${info}”: ${text}`);
  const [before = '', ...rest] = text.split(DEFAULT_ADDRESS);
  const origin = html`<span class="origin">${DEFAULT_ADDRESS}</span>`;
  return renderCodeBlock(html`${before}${rest.map((part) => html`${origin}${part}`)}`, { label });
}

/** Renders blocks of a guide. `code` that names an endpoint, an error or a page becomes a link. */
export const { blocks: renderGuideBlocks } = createMarkdownRenderer({
  resolveLink,
  findPage: findPageAbout,
  renderFence: renderFence,
});
