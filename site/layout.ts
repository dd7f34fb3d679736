import { type Html, html, raw } from './html.ts';
import { type Page, pageAddress, ROOT } from './page.ts';

/** What every page knows of the build. */
export interface Surroundings {
  /** Address of the built file of a source file of the site, by its path below `site/`. */
  readonly asset: (source: string) => string;
  /** Address of the list that the search reads. */
  readonly searchIndex: string;
  readonly version: string;
  readonly sourceUrl: string;
  readonly changelogUrl: string;
}

/** Loaded on every page. */
export const EVERY_PAGE = {
  blocking: 'browser/theme.ts',
  script: 'browser/shell.ts',
  style: 'styles/site.css',
  icon: 'styles/icon.svg',
} as const;

/** A whole document around a page. */
export function documentOf(page: Page, surroundings: Surroundings): string {
  return html`<!doctype html>
<html lang="en" data-root="${ROOT}" data-search="${surroundings.searchIndex}">
<head>
${headOf(page, surroundings)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(page)}
<div class="${page.wide ? 'frame frame-wide' : 'frame'}">
${page.aside && html`<aside class="side">${page.aside}</aside>`}
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
${footer(surroundings)}
</body>
</html>
`.text;
}

function headOf(page: Page, { asset }: Surroundings): Html {
  const title = page.path === '' ? page.title : `${page.title} · Natal`;
  const scripts = [EVERY_PAGE.script, ...(page.scripts ?? [])];
  const styles = [EVERY_PAGE.style, ...(page.styles ?? [])];
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.summary}">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${asset(EVERY_PAGE.icon)}">
<script src="${asset(EVERY_PAGE.blocking)}"></script>
${styles.map((style) => html`<link rel="stylesheet" href="${asset(style)}">\n`)}${scripts.map((script) => html`<script type="module" src="${asset(script)}"></script>\n`)}`;
}

const ENTRIES = [
  ['guides', 'Guides', 'guides'],
  ['reference', 'Reference', 'reference'],
  ['playground', 'Playground', 'playground'],
] as const;

function header({ section }: Page): Html {
  const links = ENTRIES.map(
    ([name, label, path]) =>
      html`<a href="${pageAddress(path)}" ${name === section ? raw('aria-current="true"') : ''}>${label}</a>`,
  );
  return html`<header class="top">
<a class="brand" href="${pageAddress('')}">${raw(BRAND)}<span>Natal</span></a>
<nav class="sections" aria-label="Sections">${links}</nav>
<button type="button" class="search-open" aria-haspopup="dialog" aria-keyshortcuts="/">${raw(LENS)}Search <kbd aria-hidden="true">/</kbd></button>
<button type="button" class="theme-switch" aria-label="Dark theme" aria-pressed="false">${raw(MOON)}</button>
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

function footer({ version, sourceUrl, changelogUrl }: Surroundings): Html {
  return html`<footer class="bottom">
<p>Natal ${version}. <a href="${changelogUrl}">What changed</a> · <a href="${ROOT}/meta/openapi.json">OpenAPI</a> · <a href="${pageAddress('errors')}">Errors</a> · <a href="${pageAddress('accuracy')}">Accuracy</a></p>
<p>Free software under the <a href="${pageAddress('licence')}">AGPL-3.0</a>: <a href="${sourceUrl}">source code</a>. These pages load nothing from elsewhere and keep no record of you.</p>
</footer>`;
}

/** Twelve ticks round a point: a wheel. */
const BRAND = `<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="10.5" stroke-width="1.5"/><circle cx="12" cy="12" r="6.5"/><path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M6.75 2.9l2 3.5M15.25 17.6l2 3.5M2.9 6.75l3.5 2M17.6 15.25l3.5 2M2.9 17.25l3.5-2M17.6 8.75l3.5-2M6.75 21.1l2-3.5M15.25 6.4l2-3.5"/></g><circle cx="12" cy="12" r="1.8" fill="currentColor"/></svg>`;

const LENS = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></g></svg>`;

const MOON = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></svg>`;
