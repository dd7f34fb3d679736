import { PlaceSearch } from '../browser/place-search.ts';
import { update } from '../browser/update.ts';
import type { FieldFault } from './chart-request.ts';
import { selectReadings, type TypedClock } from './clock-choice.ts';
import { type Entries, type FormRow, isViewOnly, listNames, listRows, type RowOf, readInitialEntries } from './rows.ts';

/** Pause after which a moved slider counts as a change, milliseconds. */
const SLIDING_PAUSE_MS = 60;

/** What a form causes. */
interface FormActions {
  /** Something that a request depends on was changed. */
  readonly change: () => void;
  readonly submit: () => void;
  /** Only the view of the answer was changed. */
  readonly redraw?: () => void;
}

/** The state of a form: values, faults, searches of places, and readings of clocks. */
export class Form {
  /** Precedes names in ids, which are unique in the page. */
  readonly scope: string;
  readonly rows: readonly FormRow[];
  readonly initial: Entries;
  readonly places: ReadonlyMap<string, PlaceSearch>;
  /** What the last answer says about each typed birth, by the prefix of its names. */
  readonly clocks = new Map<string, TypedClock | undefined>();
  entries: Entries;
  faults: readonly FieldFault[] = [];
  readonly #actions: FormActions;
  #running: AbortController | undefined;
  #slidingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(scope: string, rows: readonly FormRow[], actions: FormActions) {
    [this.scope, this.rows, this.#actions] = [scope, rows, actions];
    this.initial = readInitialEntries(rows);
    this.entries = this.initial;
    const prefixes = listRows(rows).flatMap((row) => (row.kind === 'place' ? [row.prefix] : []));
    this.places = new Map(prefixes.map((prefix) => [prefix, this.#searchPlaces(prefix)]));
  }

  /** Takes values; unknown names, and options that a choice does not have, are left out. */
  fill(entries: Entries): void {
    const known = Object.entries(entries).filter(([name, value]) => this.#canHold(name, value));
    this.entries = { ...this.entries, ...Object.fromEntries(known) };
    update();
  }

  /** Shows the warnings about a typed birth and the readings of its time; nothing without an answer. */
  showClock(prefix: string, answer: TypedClock | undefined): void {
    const offering = answer && selectReadings(answer.subject, this.clocks.get(prefix)?.offering);
    this.clocks.set(prefix, answer && { ...answer, offering });
    update();
  }

  /** Takes the chosen reading of a clock time, and asks for its chart. */
  chooseReading(prefix: string, entries: Entries): void {
    this.#fillPart(prefix, entries);
    this.#actions.submit();
  }

  /** Values that differ from the initial ones. */
  readChanged(): Entries {
    return Object.fromEntries(Object.entries(this.entries).filter(([name, value]) => value !== this.initial[name]));
  }

  /** Shows faults at their fields and the others at the end of the form. */
  show(faults: readonly FieldFault[], { hasFocus = false } = {}): void {
    this.faults = faults;
    update();
    const [first] = faults.flatMap(({ field }) => (field === undefined ? [] : [field]));
    if (hasFocus && first !== undefined) queueMicrotask(() => this.#focus(first));
  }

  /** The messages at a field, or those that concern the whole form. */
  messagesAt = (name?: string): string =>
    this.faults.flatMap(({ field, message }) => (field === name ? [message] : [])).join(' ');

  /** Aborts the running request. @returns what aborts the next one */
  startRequest(): AbortSignal {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#running.signal;
  }

  /** Waits for running searches of places. */
  async settle(): Promise<void> {
    for (const search of this.places.values()) await search.settle();
  }

  /** The listeners of the element; a change of any control in it reaches them. */
  readonly onInput = ({ target }: Event): void => {
    if (!isControl(target) || target.name === '') return;
    const { name } = target;
    this.entries = { ...this.entries, [name]: readControl(target) };
    const prefix = /^(.*)place$/.exec(name)?.[1];
    if (prefix !== undefined) this.#typePlace(prefix, target.value);
    if (target.type === 'range') this.#slide();
    update();
  };

  readonly onChange = ({ target }: Event): void => {
    if (!isControl(target) || !Object.hasOwn(this.entries, target.name)) return;
    const { name } = target;
    const row = listRows(this.rows).find((one) => 'name' in one && one.name === name);
    if (row?.kind === 'text' && row.tidy) this.fill(row.tidy(this.entries));
    if (row && isViewOnly(row)) this.#actions.redraw?.();
    // A place that is typed counts once it is chosen, or was removed.
    else if (row || this.entries[name] === '') this.#actions.change();
  };

  readonly onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#actions.submit();
  };

  /** Moves a slider by one step. */
  step({ name, reach }: RowOf<'slider'>, by: number): void {
    const moved = Math.min(reach, Math.max(-reach, Number(this.entries[name]) + by));
    this.fill({ [name]: String(moved) });
    this.#slide();
  }

  #slide(): void {
    clearTimeout(this.#slidingTimer);
    this.#slidingTimer = setTimeout(this.#actions.change, SLIDING_PAUSE_MS);
  }

  #typePlace(prefix: string, typed: string): void {
    this.entries = { ...this.entries, [`${prefix}latitude`]: '', [`${prefix}longitude`]: '' };
    this.places.get(prefix)?.type(typed);
  }

  #searchPlaces(prefix: string): PlaceSearch {
    return new PlaceSearch(({ display_name, latitude, longitude }) => {
      this.#fillPart(prefix, { place: display_name, latitude: `${latitude}`, longitude: `${longitude}` });
      this.faults = this.faults.filter(({ field }) => field !== `${prefix}place`);
      this.#actions.change();
    });
  }

  /** Takes values of the fields whose names have a prefix. */
  #fillPart(prefix: string, entries: Entries): void {
    this.fill(Object.fromEntries(Object.entries(entries).map(([name, value]) => [prefix + name, value])));
  }

  #canHold(name: string, value: string): boolean {
    const row = listRows(this.rows).find((one) => listNames(one).includes(name));
    return row !== undefined && (row.kind !== 'choice' || row.options.some(([option]) => option === value));
  }

  #focus(name: string): void {
    const control = document.getElementById(`field-${this.scope}${name}`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The value of a control. Ticked checkboxes of one name are joined by commas. */
function readControl(control: Control): string {
  if (control.type !== 'checkbox') return control.value;
  const ticked = control.form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(control.name)}"]:checked`) ?? [];
  return [...ticked].map(({ value }) => value).join(',');
}
