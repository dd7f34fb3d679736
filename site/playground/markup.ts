import type { Html } from '../html.ts';

/** Puts markup into an element: everything in it that came from elsewhere is escaped where it was made. */
export function put(place: Element, markup: Html): void {
  place.innerHTML = markup.text;
}
