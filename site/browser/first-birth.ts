import { render } from 'lit-html';
import { renderFirstSamples, type SampleBirth, toSampleBody } from '../first-samples.ts';
import { INITIAL_ENTRIES, toFragment } from '../playground/entries.ts';
import { readBirthLine } from './birth-line.ts';
import { renderCombobox } from './combobox.ts';
import { parseCoordinates } from './coordinates-text.ts';
import { createElement, requireElement, setMarkup } from './elements.ts';
import { lookUpPlaceName, type PlaceChoice } from './place-name.ts';
import { type PlaceOption, PlaceSearch } from './place-search.ts';
import { readServiceRoot } from './service.ts';
import { showBirthChart } from './sky-now.ts';
import { startDrawing, update } from './update.ts';

const holder = requireElement<HTMLElement>('.first-field');
const choices = requireElement<HTMLUListElement>('#first-place-choices');

let line = '';
let fault = '';
/** The place that was chosen for the typed text. */
let chosen: PlaceOption | undefined;

const search = new PlaceSearch(
  (place) => {
    const read = readBirthLine(line);
    chosen = place;
    if (!('message' in read)) line = `${read.before}, ${place.display_name}`;
    void castLine();
  },
  { isPreselected: false },
);

/** Starts the form: the field suggests places, and the chart of the typed birth takes the place of the sky. */
export function startBirthForm(): void {
  const typed = holder.querySelector('input')?.value ?? '';
  holder.replaceChildren();
  line = typed;
  startDrawing(draw);
  holder.addEventListener('input', ({ target }) => onInput((target as HTMLInputElement).value));
  requireElement<HTMLFormElement>('form.first-birth').addEventListener('submit', (event) => {
    event.preventDefault();
    void castLine();
  });
}

function draw(): void {
  const parts = { id: 'first-born', name: 'born', value: line, placeholder: '9 Dec 1906 6:00 am, New York' };
  const describedBy = 'first-born-hint first-born-error';
  render(renderCombobox(search, { ...parts, describedBy, isInvalid: fault !== '' }), holder);
  requireElement('#first-born-error').textContent = fault;
}

function onInput(typed: string): void {
  const read = readBirthLine(typed);
  [line, fault, chosen] = [typed, '', undefined];
  showChoices([]);
  search.type('message' in read ? '' : read.place);
  update();
}

async function castLine(): Promise<void> {
  search.close();
  showChoices([]);
  const read = readBirthLine(line);
  const place = 'message' in read ? read.message : (chosen ?? (await findPlace(read.place)));
  if ('message' in read || typeof place === 'string') return showFault(String(place));
  const { date, time } = read;
  const { latitude, longitude, display_name } = place;
  const birth = { moment: time === '' ? date : `${date}T${time}`, latitude, longitude };
  const title = `${read.before}, ${display_name}`;
  const refusal = await showBirthChart(toSampleBody(birth), title);
  if (refusal !== undefined) return showFault(refusal);
  showFault('');
  showSamples(birth, title);
  const entries = { ...INITIAL_ENTRIES, date, time, place: display_name };
  const fragment = toFragment({ ...entries, latitude: String(latitude), longitude: String(longitude) });
  requireElement<HTMLAnchorElement>('.first-open').href = `${readServiceRoot()}/docs/playground#${fragment}`;
}

function showFault(message: string): void {
  fault = message;
  update();
  if (message !== '') document.getElementById('first-born')?.focus();
}

function showSamples(birth: SampleBirth, title: string): void {
  requireElement('.first-shown').textContent = `${title}.`;
  for (const [, id, code] of renderFirstSamples(birth)) {
    const block = requireElement(`#${id}`);
    setMarkup(block, code);
    for (const origin of block.querySelectorAll('.origin')) origin.textContent = location.origin + readServiceRoot();
  }
}

/** Takes a typed name as requests do. @returns what to do where it is no place, or one of several, which are then shown */
async function findPlace(text: string): Promise<PlaceOption | string> {
  const typed = parseCoordinates(text);
  if (typed) return { ...typed, display_name: text };
  if (text === '') return 'Where was it? Add a town, or coordinates such as 40.71 -74.01.';
  try {
    const found = await lookUpPlaceName(text);
    if ('refusal' in found) return found.refusal;
    if ('place' in found) return found.place;
    showChoices(found.choices);
    return found.message;
  } catch (silence) {
    return (silence as Error).message;
  }
}

/** Shows places to choose from: the choice casts the chart. */
function showChoices(found: readonly PlaceChoice[]): void {
  choices.hidden = found.length === 0;
  choices.replaceChildren(
    ...found.map((choice) => {
      const button = createElement('button', { type: 'button' }, choice.display_name);
      button.addEventListener('click', () => {
        const read = readBirthLine(line);
        const { latitude, longitude, display_name } = choice;
        if (!('message' in read)) line = `${read.before}, ${display_name}`;
        chosen = latitude === undefined || longitude === undefined ? undefined : { display_name, latitude, longitude };
        void castLine();
      });
      return createElement('li', {}, button);
    }),
  );
}
