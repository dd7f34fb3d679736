import { requireElement, setMarkup } from '../browser/elements.ts';
import { buildSubject } from './chart-request.ts';
import { selectReadings, stateOffset } from './clock-readings.ts';
import { renderClockChoice, type TypedAnswer } from './clock-view.ts';
import { BIRTH_NAMES, type BirthEntries } from './entries.ts';
import type { Fields } from './fields.ts';

/** Where a birth is typed, and what casts it anew. */
interface ClockChoiceParts {
  readonly fields: Fields<string>;
  /** Precedes the names of the fields. */
  readonly prefix: string;
  readonly recast: () => Promise<void>;
}

/** Warnings about the clock of a typed birth, below its fields, with the readings to choose from. */
export class ClockChoice {
  readonly #parts: ClockChoiceParts;
  readonly #place: HTMLElement;
  /** The last answer whose time has several readings. */
  #offering: TypedAnswer['subject'] | undefined;

  constructor(parts: ClockChoiceParts) {
    this.#parts = parts;
    this.#place = requireElement(`[data-clock="${parts.prefix}"]`, parts.fields.form);
    this.#place.addEventListener('click', ({ target }) => {
      const chosen = (target instanceof Element && target.closest<HTMLElement>('.reading')?.dataset) || {};
      void this.#choose(chosen);
    });
  }

  /** Shows the warnings and readings of an answer; nothing without one. */
  show(answer: TypedAnswer | undefined): void {
    this.#offering = answer && selectReadings(answer.subject, this.#offering);
    this.#place.replaceChildren();
    if (answer) setMarkup(this.#place, renderClockChoice(answer, this.#offering));
  }

  async #choose({ fold, offset }: DOMStringMap): Promise<void> {
    const { fields, prefix, recast } = this.#parts;
    const typed = buildSubject(this.#readBirth());
    if (fold !== undefined) fields.fill({ [`${prefix}fold`]: fold });
    else if (offset !== undefined && 'subject' in typed) {
      const { date, time } = stateOffset(typed.subject, offset);
      fields.fill({ [`${prefix}date`]: date, [`${prefix}time`]: time });
    } else return;
    await recast();
    // The new answer replaces the button that had the focus.
    if (document.activeElement === document.body)
      this.#place.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  #readBirth(): BirthEntries {
    const { fields, prefix } = this.#parts;
    const entries = fields.read();
    return Object.fromEntries(BIRTH_NAMES.map((name) => [name, entries[prefix + name] ?? ''])) as BirthEntries;
  }
}
