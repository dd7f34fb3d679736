import { update } from '../browser/update.ts';
import { Form } from './form.ts';
import {
  isPanelRequest,
  listLocations,
  type Panel,
  type PanelRequest,
  type PanelView,
  type ShownChart,
} from './panel.ts';
import { type Entries, isViewOnly, listNames, listRows } from './rows.ts';
import { sendFormRequest } from './state.ts';

interface ShownAnswer {
  readonly request: PanelRequest;
  readonly entries: Entries;
  readonly body: unknown;
}

/** For a request that the demo token or the key of the reader does not allow. */
const NEEDS_KEY =
  'This view needs an API key that allows it. Enter one under “API key” below the birth, then choose “Show”.';

/** The state of a panel that was opened: its form, its last answer, and what is drawn of it. */
export class OpenPanel {
  readonly panel: Panel;
  readonly form: Form;
  isBusy = false;
  /** The last answer with its request. */
  answer: ShownAnswer | undefined;
  /** Stands in the place of a view. */
  notice: string | undefined;
  view: PanelView | undefined;
  #natal: ShownChart | undefined;

  constructor(panel: Panel) {
    this.panel = panel;
    this.form = new Form(`${panel.id}-`, panel.rows, {
      change: () => void this.#run(false),
      submit: () => void this.#run(true),
      redraw: () => this.#redraw(),
    });
  }

  /** Shows the panel of a chart, and asks for it again where it is another. */
  async show(natal: ShownChart): Promise<void> {
    if (this.#natal === natal) return;
    this.#natal = natal;
    await this.#run(false);
  }

  /** Asks for what the form says about the shown chart. A new request aborts a running one. */
  async #run(isSubmitted: boolean): Promise<void> {
    await this.form.settle();
    const natal = this.#natal;
    if (!natal) return;
    const { needsBirthTime } = this.panel;
    if (needsBirthTime && natal.request.subject.birth_time_known === false) return this.#showNotice(needsBirthTime);
    const { entries } = this.form;
    const built = this.panel.buildRequest(entries, natal);
    if (isPanelRequest(built)) return this.#send(built, entries, isSubmitted);
    // A form that nobody has filled in yet has no faults.
    if (isSubmitted || this.answer) this.form.show(built, { hasFocus: isSubmitted });
    else this.#showNotice('Fill in the form above.');
  }

  async #send(request: PanelRequest, entries: Entries, isSubmitted: boolean): Promise<void> {
    this.isBusy = true;
    update();
    const outcome = await sendFormRequest(this.form, request, { isSubmitted, locations: listLocations(this.panel) });
    if (!outcome) return;
    this.isBusy = false;
    update();
    if (outcome.needsKey) return this.#showNotice(NEEDS_KEY);
    if (!outcome.answer) return this.answer ? undefined : this.#showNotice('The message above says what to change.');
    const { body } = outcome.answer;
    this.answer = { request, entries, body };
    const birth = this.panel.readBirth?.(body);
    if (birth) this.form.showClock(...birth);
    this.#redraw();
  }

  #showNotice(message: string): void {
    [this.answer, this.view, this.notice] = [undefined, undefined, message];
    update();
  }

  /** Fields that only change the view have their current values, others those that were sent. */
  #redraw(): void {
    if (!this.answer || !this.#natal) return;
    const current = this.form.entries;
    const viewOnly = listRows(this.panel.rows).filter(isViewOnly).flatMap(listNames);
    const ofView = Object.fromEntries(viewOnly.map((name) => [name, current[name] ?? '']));
    const entries = { ...this.answer.entries, ...ofView };
    this.notice = undefined;
    this.view = this.panel.render(this.answer.body, { entries, natal: this.#natal });
    update();
  }
}
