import { type Html, html, raw } from './html.ts';
import { linkToPage, type Page, ROOT_PATH } from './page.ts';

/** Facts of the build that every page needs. */
interface BuildInfo {
  /** Returns the address of a built file for the path of its source below `site/`. */
  readonly asset: (source: string) => string;
  /** Address of the search index. */
  readonly searchIndex: string;
  readonly version: string;
  readonly sourceUrl: string;
  readonly changelogUrl: string;
}

/** Sources of the files that every page loads. */
export const SHARED_ASSETS = {
  blocking: 'browser/theme.ts',
  script: 'browser/shell.ts',
  style: 'styles/site.css',
  icon: 'styles/icon.svg',
} as const;

/** Renders the HTML document of a page. */
export function renderDocument(page: Page, build: BuildInfo): string {
  return html`<!doctype html>
<html lang="en" data-root="${ROOT_PATH}" data-search="${build.searchIndex}">
<head>
${renderHead(page, build)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${renderHeader(page)}
<div class="${page.wide ? 'frame frame-wide' : 'frame'}">
${page.aside && html`<aside class="side">${page.aside}</aside>`}
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
${renderFooter(build)}
</body>
</html>
`.text;
}

/** The first frame waits for the header, on the start page for the footer: what is still being read would move it. */
function renderHead(page: Page, { asset }: BuildInfo): Html {
  const title = page.path === '' ? page.title : `${page.title} · Natal`;
  const scripts = [SHARED_ASSETS.script, ...(page.scripts ?? [])];
  const styles = [SHARED_ASSETS.style, ...(page.styles ?? [])];
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.summary}">
<title>${title}</title>
<link rel="expect" href="#${page.path === '' ? 'footer' : 'content'}" blocking="render">
<link rel="icon" type="image/svg+xml" href="${asset(SHARED_ASSETS.icon)}">
<script src="${asset(SHARED_ASSETS.blocking)}"></script>
${styles.map((style) => html`<link rel="stylesheet" href="${asset(style)}">\n`)}${scripts.map((script) => html`<script type="module" src="${asset(script)}"></script>\n`)}`;
}

const NAVIGATION = [
  ['guides', 'Guides', 'guides'],
  ['reference', 'Reference', 'reference'],
  ['playground', 'Playground', 'playground'],
] as const;

function renderHeader({ section }: Page): Html {
  const links = NAVIGATION.map(
    ([name, label, path]) =>
      html`<a href="${linkToPage(path)}" ${name === section ? raw('aria-current="true"') : ''}>${label}</a>`,
  );
  return html`<header class="top">
<a class="brand" href="${linkToPage('')}">${raw(WHEEL_ICON)}<span>Natal</span></a>
<nav class="sections" aria-label="Sections">${links}</nav>
<button type="button" class="search-open" aria-haspopup="dialog" aria-keyshortcuts="/">${raw(LENS_ICON)}Search <kbd aria-hidden="true">/</kbd></button>
<button type="button" class="theme-switch" aria-label="Dark theme" aria-pressed="false">${raw(MOON_ICON)}</button>
</header>
<dialog class="search" aria-label="Search the documentation">
<div class="search-head">
<input type="search" aria-label="Search" aria-describedby="search-count" autocomplete="off" spellcheck="false" placeholder="Guides, endpoints, errors">
<button type="button" class="search-close">Close</button>
</div>
<ul class="search-results" aria-label="Results"></ul>
<p class="search-count" id="search-count" role="status"></p>
</dialog>`;
}

function renderFooter({ version, sourceUrl, changelogUrl }: BuildInfo): Html {
  return html`<footer class="bottom" id="footer">
<p>Natal ${version}. <a href="${changelogUrl}">What changed</a> · <a href="${ROOT_PATH}/meta/openapi.json">OpenAPI</a> · <a href="${linkToPage('errors')}">Errors</a> · <a href="${linkToPage('accuracy')}">Accuracy</a></p>
<p>Free software under the <a href="${linkToPage('license')}">AGPL-3.0</a>: <a href="${sourceUrl}">source code</a>. These pages load nothing from elsewhere and keep no record of you.</p>
</footer>`;
}

/** A wheel: twelve ticks around a point. */
const WHEEL_ICON = `<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="10.5" stroke-width="1.5"/><circle cx="12" cy="12" r="6.5"/><path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M6.75 2.9l2 3.5M15.25 17.6l2 3.5M2.9 6.75l3.5 2M17.6 15.25l3.5 2M2.9 17.25l3.5-2M17.6 8.75l3.5-2M6.75 21.1l2-3.5M15.25 6.4l2-3.5"/></g><circle cx="12" cy="12" r="1.8" fill="currentColor"/></svg>`;

const LENS_ICON = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></g></svg>`;

const MOON_ICON = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></svg>`;
