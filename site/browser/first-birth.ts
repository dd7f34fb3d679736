import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { parseCoordinates } from '../playground/coordinates-text.ts';
import { isParseFault, parseDate, parseTime } from '../playground/date-text.ts';
import { INITIAL_ENTRIES, toFragment } from '../playground/entries.ts';
import type { PlaceOption } from '../playground/place-search.ts';
import { createElement, requireElement } from './elements.ts';
import { lookUpPlaceName, type PlaceChoice } from './place-name.ts';
import { readServiceRoot } from './service.ts';

const born = requireElement<HTMLInputElement>('#first-born');
const place = requireElement<HTMLInputElement>('#first-place');
const choices = requireElement<HTMLUListElement>('#first-place-choices');

/** A fault of a field. */
class FieldFault extends Error {
  readonly field: HTMLInputElement;

  constructor(field: HTMLInputElement, message: string) {
    super(message);
    this.field = field;
  }
}

/** Starts the form: it opens the playground with the typed birth. */
export function startBirthForm(): void {
  requireElement<HTMLFormElement>('form.first-birth').addEventListener('submit', (event) => {
    event.preventDefault();
    void openChart();
  });
}

/** @param chosen a place that the reader has chosen; default: the one of the typed name */
async function openChart(chosen?: PlaceEntries): Promise<void> {
  for (const field of [born, place]) showFault(field, '');
  showChoices([]);
  try {
    const fragment = toFragment({ ...INITIAL_ENTRIES, ...readBirth(), ...(chosen ?? (await findPlace())) });
    location.href = `${readServiceRoot()}/docs/playground#${fragment}`;
  } catch (fault) {
    if (!(fault instanceof FieldFault)) throw fault;
    showFault(fault.field, fault.message);
    fault.field.focus();
  }
}

function showFault(field: HTMLInputElement, message: string): void {
  requireElement(`#${field.id}-error`).textContent = message;
  field.toggleAttribute('aria-invalid', message !== '');
}

/** @throws FieldFault */
function readBirth(): { readonly date: string; readonly time: string; readonly unknown: string } {
  const date = parseDate(born.value, 'gregorian');
  if (isParseFault(date)) throw new FieldFault(born, date.message);
  if (date.textAfter === '') return { date: formatIsoDate(date), time: '', unknown: 'yes' };
  const time = parseTime(date.textAfter);
  if (isParseFault(time)) throw new FieldFault(born, time.message);
  return { date: formatIsoDate(date), time: time.iso, unknown: '' };
}

type PlaceEntries = Readonly<Record<'place' | 'latitude' | 'longitude', string>>;

/** @throws FieldFault, also where the reader has to choose a place first */
async function findPlace(): Promise<PlaceEntries> {
  const text = place.value.trim();
  const typed = parseCoordinates(text);
  if (typed) return toEntries({ ...typed, display_name: text });
  if (text === '') throw new FieldFault(place, 'Where was it? Write a town, or coordinates such as 40.71 -74.01.');
  const found = await lookUpPlaceName(text).catch(() => {
    throw new FieldFault(place, 'The service cannot be reached.');
  });
  if ('refusal' in found) throw new FieldFault(place, found.refusal);
  if ('place' in found) return toEntries(found.place);
  showChoices(found.choices);
  throw new FieldFault(place, found.message);
}

const toEntries = ({ display_name, latitude, longitude }: PlaceOption): PlaceEntries => ({
  place: display_name,
  latitude: String(latitude),
  longitude: String(longitude),
});

/** Shows places to choose from: the choice opens the chart. */
function showChoices(found: readonly PlaceChoice[]): void {
  choices.hidden = found.length === 0;
  choices.replaceChildren(
    ...found.map((choice) => {
      const button = createElement('button', { type: 'button' }, choice.display_name);
      button.addEventListener('click', () => {
        place.value = choice.display_name;
        const { latitude, longitude } = choice;
        const isKnown = latitude !== undefined && longitude !== undefined;
        void openChart(isKnown ? toEntries({ ...choice, latitude, longitude }) : undefined);
      });
      return createElement('li', {}, button);
    }),
  );
}
