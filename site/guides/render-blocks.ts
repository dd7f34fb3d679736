import { api, type Group } from '../../functions/api.ts';
import { ERRORS } from '../../lib/errors/catalogue.ts';
import { DEFAULT_ADDRESS, renderCodeBlock } from '../code-samples.ts';
import { type Html, html } from '../html.ts';
import { createMarkdownRenderer } from '../markdown.ts';
import { linkToPage, ROOT_PATH } from '../page.ts';

/** Guides link to one another by their files. */
const resolveLink = (target: string): string =>
  target.replace(/^([\w-]+)\.md/, (_file, slug: string) => linkToPage(`guides/${slug}`));

const ENDPOINT_PATHS: ReadonlySet<string> = new Set(
  Object.values<Group>(api).flatMap(({ endpoints }) => endpoints.map(({ path }) => path)),
);

function findPageAbout(code: string): string | undefined {
  if (code.startsWith('/docs/')) return ROOT_PATH + code;
  if (ENDPOINT_PATHS.has(code)) return linkToPage(`reference${code}`);
  return Object.hasOwn(ERRORS, code) ? linkToPage(`errors#${code}`) : undefined;
}

/** A block that is no request: lines for a shell, or JSON with a label, in which the service goes by its own address. */
function renderFence(text: string, info: string): Html {
  if (info === 'sh') return html`<pre class="plain"><code>${text}</code></pre>`;
  const [, label] = /^json (?!answer\b)(.+)$/.exec(info) ?? [];
  if (label === undefined) throw new Error(`a guide has no use for a block “${info}”, here: ${text}`);
  const [before = '', ...rest] = text.split(DEFAULT_ADDRESS);
  const origin = html`<span class="origin">${DEFAULT_ADDRESS}</span>`;
  return renderCodeBlock(html`${before}${rest.map((part) => html`${origin}${part}`)}`, { label });
}

/** Guides as pages: `code` that names an endpoint, an error or a page leads there, which on a forge it cannot. */
export const { blocks: renderGuideBlocks } = createMarkdownRenderer({
  resolveLink,
  findPage: findPageAbout,
  renderFence: renderFence,
});
