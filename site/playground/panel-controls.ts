import { ClockChoice } from './clock-choice.ts';
import { showDateHints, startDateHints } from './date-hints.ts';
import type { Fields } from './fields.ts';
import type { Panel, TypedBirth } from './panel.ts';
import { PlaceField } from './place-field.ts';

/** Pause after which a moved slider sends a request, milliseconds. */
const SLIDING_PAUSE_MS = 60;

/** What the controls of a panel cause. */
interface PanelActions {
  readonly send: (isSubmitted: boolean) => Promise<void>;
  readonly redraw: () => void;
}

/** The controls of a panel's form: places, births, sliders, and what a change of each causes. */
export class PanelControls {
  readonly #fields: Fields<string>;
  readonly #actions: PanelActions;
  readonly #places: readonly PlaceField[];
  readonly #clocks: ReadonlyMap<string, ClockChoice>;
  readonly #viewOnly: ReadonlySet<string>;
  #slidingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(panel: Panel, fields: Fields<string>, actions: PanelActions) {
    this.#fields = fields;
    this.#actions = actions;
    const prefixes = (kinds: readonly string[]): readonly string[] =>
      panel.fields.flatMap((field) => ('prefix' in field && kinds.includes(field.kind) ? [field.prefix] : []));
    this.#places = prefixes(['place', 'birth']).map((prefix) => new PlaceField(fields, prefix));
    const births = prefixes(['birth']);
    const recast = (): Promise<void> => actions.send(true);
    this.#clocks = new Map(births.map((prefix) => [prefix, new ClockChoice({ fields, prefix, recast })]));
    this.#viewOnly = new Set(
      panel.fields.flatMap((field) => ('name' in field && field.isViewOnly ? [field.name] : [])),
    );
    for (const prefix of births) {
      startDateHints({ fields, prefix });
      showDateHints({ fields, prefix });
    }
    this.#listen(fields.form);
    this.#updateForm();
  }

  /** Waits for running searches of places. */
  async settle(): Promise<void> {
    for (const place of this.#places) await place.settle();
  }

  /** Shows the warnings about a birth that was typed here. */
  showBirth(birth: TypedBirth | undefined): void {
    if (birth) this.#clocks.get(birth.prefix)?.show(birth.answer);
  }

  #listen(form: HTMLFormElement): void {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#actions.send(true);
    });
    form.addEventListener('change', ({ target }) => {
      const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
      this.#updateForm();
      if (this.#viewOnly.has(name)) this.#actions.redraw();
      // A place that is typed sends a request once it is chosen, or was removed.
      else if (!/place$/.test(name) || this.#isEmpty(name)) void this.#actions.send(false);
    });
    form.addEventListener('placetaken', () => void this.#actions.send(false));
    form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && this.#onSlide(target));
    form.addEventListener('click', ({ target }) => this.#onStep(target));
  }

  readonly #isEmpty = (name: string): boolean => this.#fields.find(name).value === '';

  #onSlide(slider: HTMLInputElement): void {
    if (slider.type !== 'range') return;
    this.#updateForm();
    clearTimeout(this.#slidingTimer);
    this.#slidingTimer = setTimeout(() => void this.#actions.send(false), SLIDING_PAUSE_MS);
  }

  #onStep(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.step') : null;
    if (!button) return;
    const slider = this.#fields.find(button.dataset.for ?? '');
    slider.value = String(Number(slider.value) + Number(button.dataset.step));
    this.#onSlide(slider);
  }

  /** Shows the values of sliders, and disables the time of a birth whose time is not known. */
  #updateForm(): void {
    for (const output of this.#fields.form.querySelectorAll('output')) {
      const value = Number(this.#fields.form.querySelector<HTMLInputElement>(`#${output.htmlFor}`)?.value);
      const unit = `${output.dataset.unit}${Math.abs(value) === 1 ? '' : 's'}`;
      output.value = `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)} ${unit}`;
    }
    for (const prefix of this.#clocks.keys())
      this.#fields.find(`${prefix}time`).disabled = this.#fields.find(`${prefix}unknown`).checked;
  }
}
