import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Html, html } from '../html.ts';
import { linkToPage } from '../page.ts';

const THEMES = ['light', 'dark'] as const;

const pathOf = (theme: string): string => `pictures/start-${theme}.svg`;

/** Reads the recorded wheels of the start page as files of the site; `node docs/pictures/wheel.ts` draws them. */
export const readStartPictures = () =>
  THEMES.map((theme) => ({
    path: pathOf(theme),
    mediaType: 'image/svg+xml; charset=utf-8',
    content: readFileSync(fileURLToPath(new URL(`../../docs/${pathOf(theme)}`, import.meta.url)), 'utf8'),
    isNamedByContent: false,
  }));

/** Renders the recorded wheel in both themes. The style sheet hides one, which is then not loaded. */
export function renderStartPictures(): Html {
  return html`${THEMES.map(
    (theme) =>
      html`<img class="recorded in-${theme}" src="${linkToPage(pathOf(theme))}" alt="The chart wheel of 15 June 1990, 14:30 in Paris" width="480" height="480" loading="lazy">`,
  )}`;
}
