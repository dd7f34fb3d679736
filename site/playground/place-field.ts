import { element, made } from '../browser/elements.ts';
import { shownCoordinates, typedCoordinates } from './coordinates-text.ts';
import { fillForm, hint } from './form.ts';
import { type FoundPlace, searchPlaces } from './place-search.ts';

/** Typing goes on until it has stopped for so long. */
const PAUSE_MS = 160;
const FEWEST_LETTERS = 2;
/** Of degrees, under the field: enough to recognise a place by. */
const SHOWN_DECIMALS = 2;

const field = element<HTMLInputElement>('#field-place');
const list = element<HTMLUListElement>('#places');
const count = element<HTMLElement>('.places-count');

let places: readonly FoundPlace[] = [];
let active = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;
let search: AbortController | undefined;
/** What is being looked for; done at once where nothing is. */
let pending: Promise<void> = Promise.resolve();

/** The place field: a combobox whose first option is chosen unless another is. */
export function startPlaceField(): void {
  field.addEventListener('input', typed);
  field.addEventListener('keydown', onKey);
  field.addEventListener('blur', () => void settle());
  // The list would close before the click reaches it.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('li') : null;
    if (option) take(places[[...list.children].indexOf(option)]);
  });
}

/** Waits for a search that is under way, and takes its first place where none was chosen. */
export async function settle(): Promise<void> {
  if (waiting !== undefined) lookUp();
  await pending;
  if (isOpen()) take(places[active]);
}

const isOpen = (): boolean => !list.hidden;

function typed(): void {
  fillForm({ latitude: '', longitude: '' });
  hint('place', '');
  complain('');
  close();
  clearTimeout(waiting);
  search?.abort();
  waiting = setTimeout(lookUp, PAUSE_MS);
}

function lookUp(): void {
  clearTimeout(waiting);
  waiting = undefined;
  pending = found(field.value.trim()).catch((fault: unknown) => {
    if (!(fault instanceof DOMException)) complain('The service cannot be reached.');
  });
}

async function found(query: string): Promise<void> {
  const coordinates = typedCoordinates(query);
  if (coordinates) return open([{ ...coordinates, display_name: shownCoordinates(coordinates) }]);
  if (query.length < FEWEST_LETTERS) return;
  search = new AbortController();
  const answer = await searchPlaces(query, search.signal);
  if ('refusal' in answer) return complain(answer.refusal);
  if (answer.places.length === 0) complain('No place of that name is known. Try another spelling, or coordinates.');
  open(answer.places);
}

function complain(message: string): void {
  element('#error-place').textContent = message;
}

function open(found: readonly FoundPlace[]): void {
  places = found;
  list.replaceChildren(...found.map(option));
  list.hidden = found.length === 0;
  field.setAttribute('aria-expanded', String(isOpen()));
  count.textContent =
    found.length === 0
      ? 'No places'
      : `${found.length} ${found.length === 1 ? 'place' : 'places'}, first ${found[0]?.display_name}`;
  choose(0);
}

function option({ display_name, timezone }: FoundPlace, index: number): HTMLElement {
  const zone = timezone === undefined ? [] : [made('span', { class: 'option-zone' }, timezone)];
  return made(
    'li',
    { role: 'option', id: `place-${index}`, 'aria-selected': 'false' },
    made('span', {}, display_name),
    ...zone,
  );
}

function choose(index: number): void {
  const options = [...list.children];
  active = options.length === 0 ? 0 : (index + options.length) % options.length;
  for (const [place, one] of options.entries()) one.setAttribute('aria-selected', String(place === active));
  options[active]?.scrollIntoView({ block: 'nearest' });
  if (isOpen()) field.setAttribute('aria-activedescendant', `place-${active}`);
}

function take(place: FoundPlace | undefined): void {
  close();
  if (!place) return;
  const { display_name, latitude, longitude, timezone } = place;
  fillForm({ place: display_name, latitude: String(latitude), longitude: String(longitude) });
  hint('place', timezone === undefined ? '' : `${shownCoordinates(place, SHOWN_DECIMALS)} · ${timezone}`);
  field.removeAttribute('aria-invalid');
  complain('');
  field.dispatchEvent(new CustomEvent('placetaken', { bubbles: true }));
}

function close(): void {
  list.hidden = true;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowDown: () => choose(active + 1),
  ArrowUp: () => choose(active - 1),
  Enter: () => take(places[active]),
  Escape: close,
};

function onKey(event: KeyboardEvent): void {
  const act = KEYS[event.key];
  const reopens = event.key === 'ArrowDown' && !isOpen() && places.length > 0;
  if (reopens) open(places);
  else if (act && isOpen()) act();
  else return;
  event.preventDefault();
}
