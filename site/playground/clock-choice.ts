import { nothing, type TemplateResult } from 'lit-html';
import { update } from '../browser/update.ts';
import { buildSubject } from './chart-request.ts';
import { selectReadings, stateOffset } from './clock-readings.ts';
import { renderClockChoice, type TypedAnswer } from './clock-view.ts';
import { selectBirth } from './entries.ts';
import type { Form } from './form.ts';
import type { Entries } from './rows.ts';

/** Warnings about the clock of a typed birth, with the readings to choose from. */
export class ClockChoice {
  readonly #form: Form;
  readonly #prefix: string;
  readonly #recast: () => void;
  #answer: TypedAnswer | undefined;
  /** The last answer whose time has several readings. */
  #offering: TypedAnswer['subject'] | undefined;

  /** @param prefix precedes the names of the birth; @param recast asks for the chart of the chosen reading */
  constructor(form: Form, prefix: string, recast: () => void) {
    [this.#form, this.#prefix, this.#recast] = [form, prefix, recast];
  }

  /** Shows the warnings and readings of an answer; nothing without one. */
  show(answer: TypedAnswer | undefined): void {
    this.#offering = answer && selectReadings(answer.subject, this.#offering);
    this.#answer = answer;
    update();
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#answer) return nothing;
    const choose = {
      fold: (fold: string) => this.#choose({ fold }),
      offset: (offset: string) => {
        const typed = buildSubject(selectBirth(this.#form.entries, this.#prefix));
        if ('subject' in typed) this.#choose(stateOffset(typed.subject, offset));
      },
    };
    return renderClockChoice(this.#answer, choose, this.#offering);
  }

  #choose(entries: Entries): void {
    this.#form.fill(Object.fromEntries(Object.entries(entries).map(([name, value]) => [this.#prefix + name, value])));
    this.#recast();
  }
}
