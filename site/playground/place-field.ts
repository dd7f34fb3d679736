import { createElement, requireElement } from '../browser/elements.ts';
import { formatCoordinates, parseCoordinates } from './coordinates-text.ts';
import { fillForm, showHint } from './form.ts';
import { type PlaceOption, searchPlaces } from './place-search.ts';

/** Pause after which the search starts, milliseconds. */
const TYPING_PAUSE_MS = 160;
const MIN_LETTERS = 2;
/** Decimals of the coordinates below the field. */
const SHOWN_DECIMALS = 2;

const field = requireElement<HTMLInputElement>('#field-place');
const list = requireElement<HTMLUListElement>('#places');
const count = requireElement<HTMLElement>('.places-count');

let placeOptions: readonly PlaceOption[] = [];
let activeIndex = 0;
let typingTimer: ReturnType<typeof setTimeout> | undefined;
let runningSearch: AbortController | undefined;
/** The running search; resolved without one. */
let pendingSearch: Promise<void> = Promise.resolve();

/** Starts the place field, a combobox whose first option is preselected. */
export function startPlaceField(): void {
  field.addEventListener('input', onInput);
  field.addEventListener('keydown', onKey);
  field.addEventListener('blur', () => void settlePlace());
  // Otherwise the field would lose the focus and close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('li') : null;
    if (option) takePlace(placeOptions[[...list.children].indexOf(option)]);
  });
}

/** Waits for a running search and takes the preselected place if no other was chosen. */
export async function settlePlace(): Promise<void> {
  if (typingTimer !== undefined) startLookUp();
  await pendingSearch;
  if (isOpen()) takePlace(placeOptions[activeIndex]);
}

const isOpen = (): boolean => !list.hidden;

function onInput(): void {
  fillForm({ latitude: '', longitude: '' });
  showHint('place', '');
  showError('');
  closeList();
  clearTimeout(typingTimer);
  runningSearch?.abort();
  typingTimer = setTimeout(startLookUp, TYPING_PAUSE_MS);
}

function startLookUp(): void {
  clearTimeout(typingTimer);
  typingTimer = undefined;
  pendingSearch = findPlaces(field.value.trim()).catch((fault: unknown) => {
    if (!(fault instanceof DOMException)) showError('The service cannot be reached.');
  });
}

async function findPlaces(query: string): Promise<void> {
  const coordinates = parseCoordinates(query);
  if (coordinates) return openList([{ ...coordinates, display_name: formatCoordinates(coordinates) }]);
  if (query.length < MIN_LETTERS) return;
  runningSearch = new AbortController();
  const answer = await searchPlaces(query, runningSearch.signal);
  if ('refusal' in answer) return showError(answer.refusal);
  if (answer.places.length === 0) showError('No place of this name was found. Try another spelling or coordinates.');
  openList(answer.places);
}

function showError(message: string): void {
  requireElement('#error-place').textContent = message;
}

function openList(found: readonly PlaceOption[]): void {
  placeOptions = found;
  list.replaceChildren(...found.map(createOption));
  list.hidden = found.length === 0;
  field.setAttribute('aria-expanded', String(isOpen()));
  count.textContent =
    found.length === 0
      ? 'No places'
      : `${found.length} ${found.length === 1 ? 'place' : 'places'}, first ${found[0]?.display_name}`;
  highlight(0);
}

function createOption({ display_name, timezone }: PlaceOption, index: number): HTMLElement {
  const zone = timezone === undefined ? [] : [createElement('span', { class: 'option-zone' }, timezone)];
  return createElement(
    'li',
    { role: 'option', id: `place-${index}`, 'aria-selected': 'false' },
    createElement('span', {}, display_name),
    ...zone,
  );
}

function highlight(index: number): void {
  const options = [...list.children];
  activeIndex = options.length === 0 ? 0 : (index + options.length) % options.length;
  for (const [place, one] of options.entries()) one.setAttribute('aria-selected', String(place === activeIndex));
  options[activeIndex]?.scrollIntoView({ block: 'nearest' });
  if (isOpen()) field.setAttribute('aria-activedescendant', `place-${activeIndex}`);
}

function takePlace(place: PlaceOption | undefined): void {
  closeList();
  if (!place) return;
  const { display_name, latitude, longitude, timezone } = place;
  fillForm({ place: display_name, latitude: String(latitude), longitude: String(longitude) });
  showHint('place', timezone === undefined ? '' : `${formatCoordinates(place, SHOWN_DECIMALS)} · ${timezone}`);
  field.removeAttribute('aria-invalid');
  showError('');
  field.dispatchEvent(new CustomEvent('placetaken', { bubbles: true }));
}

function closeList(): void {
  list.hidden = true;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowDown: () => highlight(activeIndex + 1),
  ArrowUp: () => highlight(activeIndex - 1),
  Enter: () => takePlace(placeOptions[activeIndex]),
  Escape: closeList,
};

function onKey(event: KeyboardEvent): void {
  const act = KEYS[event.key];
  const reopens = event.key === 'ArrowDown' && !isOpen() && placeOptions.length > 0;
  if (reopens) openList(placeOptions);
  else if (act && isOpen()) act();
  else return;
  event.preventDefault();
}
