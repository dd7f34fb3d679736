import { foldName } from '../../lib/astro/clock/places/fold.ts';
import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { type Coordinates, formatCoordinates, isOutOfRange, parseCoordinates } from './coordinates-text.ts';
import { sendRequest } from './service.ts';
import { update } from './update.ts';

/** A place that matches the typed text. */
export interface PlaceOption extends Coordinates {
  readonly display_name: string;
  readonly timezone?: string;
}

/** Pause after which the search starts, milliseconds. */
const TYPING_PAUSE_MS = 160;
const MIN_LETTERS = 2;
const MAX_PLACES = 8;
/** Decimals of the coordinates below the field. */
const SHOWN_DECIMALS = 2;

const OUT_OF_RANGE = 'Latitude is from −90 to 90 and longitude from −180 to 180, such as 59.91 10.75.';
const NONE_FOUND = 'No place of this name was found. Try another spelling or coordinates.';

/** The state of a combobox for a place. */
export class PlaceSearch {
  options: readonly PlaceOption[] = [];
  active = 0;
  isOpen = false;
  hint = '';
  error = '';
  readonly #take: (place: PlaceOption) => void;
  /** The option that is active before any was chosen; −1 for none. */
  readonly #first: number;
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;
  /** The running search; resolved without one. */
  #pending: Promise<void> = Promise.resolve();

  /** @param take is called with a place that was chosen, or preselected when the field lost the focus */
  constructor(take: (place: PlaceOption) => void, { isPreselected = true } = {}) {
    [this.#take, this.#first] = [take, isPreselected ? 0 : -1];
  }

  /** Searches what is typed after a pause. */
  type(typed: string): void {
    this.close();
    [this.#typed, this.hint, this.error] = [typed.trim(), '', ''];
    this.#timer = setTimeout(() => this.#startSearch(), TYPING_PAUSE_MS);
  }

  /** Ends a running search and closes the list. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running?.abort();
    this.isOpen = false;
  }

  /** Waits for a running search and takes the preselected place if no other was chosen. */
  async settle(): Promise<void> {
    if (this.#timer !== undefined) this.#startSearch();
    await this.#pending;
    const chosen = this.options[this.active];
    if (!this.isOpen) return;
    this.take(this.active);
    if (!chosen) return update();
    // The reader has not chosen it, so the hint says what the text was taken for.
    const isWhole = foldName(chosen.display_name) === foldName(this.#typed) || parseCoordinates(this.#typed);
    const others = this.options.length > 1 ? `, the first of ${this.options.length} places` : '';
    if (!isWhole) this.hint = `${describePlace(chosen)} · taken for “${this.#typed}”${others}`;
    update();
  }

  take(index: number): void {
    const chosen = this.options[index];
    this.isOpen = false;
    if (!chosen) return;
    [this.hint, this.error] = [describePlace(chosen), ''];
    this.#take(chosen);
    update();
  }

  onKey(event: KeyboardEvent): void {
    const isReopened = event.key === 'ArrowDown' && !this.isOpen && this.options.length > 0;
    if (isReopened) this.isOpen = true;
    else if (!this.isOpen) return;
    else if (event.key === 'ArrowDown') this.active = (this.active + 1) % this.options.length;
    else if (event.key === 'ArrowUp')
      this.active = (Math.max(this.active, 0) + this.options.length - 1) % this.options.length;
    else if (event.key === 'Enter' && this.active >= 0) this.take(this.active);
    else if (event.key === 'Escape') this.isOpen = false;
    else return;
    event.preventDefault();
    update();
  }

  /** What a screen reader says about the list. */
  describeList(): string {
    const [first] = this.options;
    if (!this.isOpen || !first) return '';
    return `${this.options.length} ${this.options.length === 1 ? 'place' : 'places'}, first ${first.display_name}`;
  }

  #startSearch(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#pending = findPlaces(this.#typed, signal)
      .then((places) => {
        [this.options, this.active, this.isOpen] = [places, this.#first, places.length > 0];
      })
      .catch((fault: Error) => {
        if (!signal.aborted) this.error = fault.message;
      })
      .finally(update);
  }
}

const placesByQuery = new Map<string, readonly PlaceOption[]>();

/**
 * Finds places by coordinates or by the beginning of their name. Results are kept, so the same text is sent once.
 *
 * @throws Error whose message is for the reader
 */
async function findPlaces(query: string, signal: AbortSignal): Promise<readonly PlaceOption[]> {
  const coordinates = parseCoordinates(query);
  if (coordinates) return [{ ...coordinates, display_name: formatCoordinates(coordinates) }];
  if (isOutOfRange(query)) throw new Error(OUT_OF_RANGE);
  if (query.length < MIN_LETTERS) return [];
  const known = placesByQuery.get(query);
  if (known) return known;
  const parameters = new URLSearchParams({ query, limit: String(MAX_PLACES) });
  const { ok, status, body, headers } = await sendRequest(`/location/autocomplete?${parameters}`, { signal });
  if (!ok) throw new Error(describePlaceRefusal(status, body as ProblemBody, headers));
  const { results } = (body as { readonly data: { readonly results: readonly PlaceOption[] } }).data;
  placesByQuery.set(query, results);
  if (results.length === 0) throw new Error(NONE_FOUND);
  return results;
}

const describePlace = (place: PlaceOption): string =>
  place.timezone === undefined ? '' : `${formatCoordinates(place, SHOWN_DECIMALS)} · ${place.timezone}`;

/** Why a name cannot be looked up, and what to do. */
export function describePlaceRefusal(status: number, { detail }: ProblemBody, headers: Headers): string {
  if (status === 401 || status === 403)
    return 'The place search needs an API key: enter yours below. Coordinates such as 59.91 10.75 need no search.';
  if (status === 429)
    return `Too many searches. Wait ${headers.get('retry-after') ?? 'a few'} seconds, or enter coordinates.`;
  return detail;
}
