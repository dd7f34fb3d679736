import { parseCoordinates } from '../playground/coordinates-text.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from '../playground/date-text.ts';
import { INITIAL_ENTRIES, toFragment } from '../playground/entries.ts';
import { searchPlaces } from '../playground/place-search.ts';
import { requireElement } from './elements.ts';
import { readServiceRoot } from './service.ts';

const born = requireElement<HTMLInputElement>('#first-born');
const place = requireElement<HTMLInputElement>('#first-place');

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

async function openChart(): Promise<void> {
  for (const field of [born, place]) showFault(field, '');
  try {
    const fragment = toFragment({ ...INITIAL_ENTRIES, ...readBirth(), ...(await findPlace()) });
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

/** @throws FieldFault */
async function findPlace(): Promise<{ readonly place: string; readonly latitude: string; readonly longitude: string }> {
  const text = place.value.trim();
  const typed = parseCoordinates(text);
  if (typed) return { place: text, latitude: String(typed.latitude), longitude: String(typed.longitude) };
  if (text === '') throw new FieldFault(place, 'Where was it? Write a town, or coordinates such as 40.71 -74.01.');
  const answer = await searchPlaces(text, new AbortController().signal).catch(() => {
    throw new FieldFault(place, 'The service cannot be reached.');
  });
  if ('refusal' in answer) throw new FieldFault(place, answer.refusal);
  const [found] = answer.places;
  if (!found) throw new FieldFault(place, 'No place of this name was found. Try another spelling or coordinates.');
  return { place: found.display_name, latitude: String(found.latitude), longitude: String(found.longitude) };
}
