import { anchorOf, heading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { type Page, pageAddress, type Topic } from '../page.ts';
import type { GuideExample } from './example.ts';

/** A part of a guide under a heading of its own. */
export interface Chapter {
  readonly title: string;
  /** Plain words for the search, beyond the title. */
  readonly keywords: string;
  readonly body: Html;
}

/** A guide as it is written. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  /** One sentence; it stands below the title too. */
  readonly summary: string;
  readonly chapters: readonly Chapter[];
  /** Every request that the chapters show. */
  readonly examples: readonly GuideExample[];
  readonly scripts?: readonly string[];
}

/** The guide as a page, with a list of its chapters. */
export function guidePage({ slug, title, summary, chapters, scripts = [] }: Guide, aside: Html, next?: Guide): Page {
  return {
    path: `guides/${slug}`,
    title,
    summary,
    section: 'guides',
    scripts,
    aside,
    body: html`<h1>${title}</h1>
<p class="lead">${summary}</p>
<nav class="chapters" aria-label="On this page"><ul>${chapters.map((one) => html`<li><a href="#${anchorOf(one.title)}">${one.title}</a></li>`)}</ul></nav>
${chapters.map((one) => html`${heading(2, one.title)}${one.body}`)}
${next && html`<p class="next"><a href="${pageAddress(`guides/${next.slug}`)}">Next: ${next.title} →</a></p>`}`,
    topics: chapters.map((one): Topic => ({ anchor: anchorOf(one.title), title: one.title, text: one.keywords })),
  };
}
