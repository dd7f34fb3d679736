import { foldName } from '../../lib/astro/clock/places/fold.ts';
import { createElement, requireElement } from '../browser/elements.ts';
import { formatCoordinates, isOutOfRange, parseCoordinates } from './coordinates-text.ts';
import type { Fields } from './fields.ts';
import { type PlaceOption, searchPlaces } from './place-search.ts';

/** Pause after which the search starts, milliseconds. */
const TYPING_PAUSE_MS = 160;
const MIN_LETTERS = 2;
/** Decimals of the coordinates below the field. */
const SHOWN_DECIMALS = 2;

const OUT_OF_RANGE = 'Latitude is from −90 to 90 and longitude from −180 to 180, such as 59.91 10.75.';

type PlaceMember = 'place' | 'latitude' | 'longitude';

/** A combobox for a place, whose first option is preselected. Dispatches `placetaken` at the field. */
export class PlaceField {
  readonly #fields: Fields<string>;
  readonly #prefix: string;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLUListElement;
  readonly #count: HTMLElement;
  #options: readonly PlaceOption[] = [];
  #activeIndex = 0;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #runningSearch: AbortController | undefined;
  /** The running search; resolved without one. */
  #pendingSearch: Promise<void> = Promise.resolve();

  /** @param prefix precedes the names `place`, `latitude` and `longitude` in the form */
  constructor(fields: Fields<string>, prefix = '') {
    this.#fields = fields;
    this.#prefix = prefix;
    this.#input = fields.find(this.#name('place'));
    this.#list = requireElement(`#${this.#input.getAttribute('aria-controls')}`);
    this.#count = requireElement('.places-count', requireElement(`[data-field=${this.#name('place')}]`, fields.form));
    this.#input.addEventListener('input', () => this.#onInput());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#input.addEventListener('blur', () => void this.settle());
    // Otherwise the field would lose the focus and close the list before the click.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('li') : null;
      if (option) this.#take(this.#options[[...this.#list.children].indexOf(option)]);
    });
  }

  /** Waits for a running search and takes the preselected place if no other was chosen. */
  async settle(): Promise<void> {
    if (this.#typingTimer !== undefined) this.#startSearch();
    await this.#pendingSearch;
    if (this.#isOpen()) this.#takeUnchosen(this.#input.value.trim());
  }

  readonly #name = (member: PlaceMember): string => this.#prefix + member;
  readonly #isOpen = (): boolean => !this.#list.hidden;

  #onInput(): void {
    this.#fields.fill({ [this.#name('latitude')]: '', [this.#name('longitude')]: '' });
    this.#showHint('');
    this.#showError('');
    this.#closeList();
    clearTimeout(this.#typingTimer);
    this.#runningSearch?.abort();
    this.#typingTimer = setTimeout(() => this.#startSearch(), TYPING_PAUSE_MS);
  }

  #startSearch(): void {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.#pendingSearch = this.#findPlaces(this.#input.value.trim()).catch((fault: unknown) => {
      if (!(fault instanceof DOMException)) this.#showError('The service cannot be reached.');
    });
  }

  async #findPlaces(query: string): Promise<void> {
    const coordinates = parseCoordinates(query);
    if (coordinates) return this.#openList([{ ...coordinates, display_name: formatCoordinates(coordinates) }]);
    if (isOutOfRange(query)) return this.#showError(OUT_OF_RANGE);
    if (query.length < MIN_LETTERS) return;
    this.#runningSearch = new AbortController();
    const answer = await searchPlaces(query, this.#runningSearch.signal);
    if ('refusal' in answer) return this.#showError(answer.refusal);
    if (answer.places.length === 0)
      this.#showError('No place of this name was found. Try another spelling or coordinates.');
    this.#openList(answer.places);
  }

  #showHint(text: string): void {
    this.#fields.showHint(this.#name('place'), text);
  }

  #showError(message: string): void {
    requireElement(`#error-${this.#fields.scope}${this.#name('place')}`).textContent = message;
  }

  #openList(found: readonly PlaceOption[]): void {
    this.#options = found;
    this.#list.replaceChildren(...found.map((place, index) => createOption(place, this.#optionId(index))));
    this.#list.hidden = found.length === 0;
    this.#input.setAttribute('aria-expanded', String(this.#isOpen()));
    const number = `${found.length} ${found.length === 1 ? 'place' : 'places'}`;
    this.#count.textContent = found.length === 0 ? 'No places' : `${number}, first ${found[0]?.display_name}`;
    this.#highlight(0);
  }

  readonly #optionId = (index: number): string => `${this.#fields.scope}${this.#prefix}place-${index}`;

  #highlight(index: number): void {
    const options = [...this.#list.children];
    this.#activeIndex = options.length === 0 ? 0 : (index + options.length) % options.length;
    for (const [place, one] of options.entries())
      one.setAttribute('aria-selected', String(place === this.#activeIndex));
    options[this.#activeIndex]?.scrollIntoView({ block: 'nearest' });
    if (this.#isOpen()) this.#input.setAttribute('aria-activedescendant', this.#optionId(this.#activeIndex));
  }

  #take(place: PlaceOption | undefined): void {
    this.#closeList();
    if (!place) return;
    const { display_name, latitude, longitude } = place;
    this.#fields.fill({
      [this.#name('place')]: display_name,
      [this.#name('latitude')]: String(latitude),
      [this.#name('longitude')]: String(longitude),
    });
    this.#showHint(describePlace(place));
    this.#input.removeAttribute('aria-invalid');
    this.#showError('');
    this.#input.dispatchEvent(new CustomEvent('placetaken', { bubbles: true }));
  }

  /** Takes the preselected place, and says what it was taken for: the reader has not chosen it. */
  #takeUnchosen(typed: string): void {
    const place = this.#options[this.#activeIndex];
    const count = this.#options.length;
    this.#take(place);
    if (!place || parseCoordinates(typed)) return;
    const others = count > 1 ? `, the first of ${count} places` : '';
    const isWhole = foldName(place.display_name) === foldName(typed);
    if (!isWhole) this.#showHint(`${describePlace(place)} · taken for “${typed}”${others}`);
  }

  #closeList(): void {
    this.#list.hidden = true;
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.removeAttribute('aria-activedescendant');
  }

  readonly #keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => this.#highlight(this.#activeIndex + 1),
    ArrowUp: () => this.#highlight(this.#activeIndex - 1),
    Enter: () => this.#take(this.#options[this.#activeIndex]),
    Escape: () => this.#closeList(),
  };

  #onKey(event: KeyboardEvent): void {
    const act = this.#keys[event.key];
    const reopens = event.key === 'ArrowDown' && !this.#isOpen() && this.#options.length > 0;
    if (reopens) this.#openList(this.#options);
    else if (act && this.#isOpen()) act();
    else return;
    event.preventDefault();
  }
}

const describePlace = (place: PlaceOption): string =>
  place.timezone === undefined ? '' : `${formatCoordinates(place, SHOWN_DECIMALS)} · ${place.timezone}`;

function createOption({ display_name, timezone }: PlaceOption, id: string): HTMLElement {
  const zone = timezone === undefined ? [] : [createElement('span', { class: 'option-zone' }, timezone)];
  const attributes = { role: 'option', id, 'aria-selected': 'false' };
  return createElement('li', attributes, createElement('span', {}, display_name), ...zone);
}
