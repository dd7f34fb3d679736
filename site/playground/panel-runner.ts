import { requireElement, setMarkup } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import { BIRTH_NAMES } from './entries.ts';
import { Fields } from './fields.ts';
import {
  isPanelRequest,
  listFieldNames,
  type Panel,
  type PanelEntries,
  type PanelRequest,
  type PanelView,
  readPanelFaults,
  type ShownChart,
} from './panel.ts';
import { PanelControls } from './panel-controls.ts';
import { panelScope } from './panel-scope.ts';
import { startPictureTips } from './picture-tips.ts';
import { askForKey, getShownChart, readRefusal, sendOrReport } from './shown-chart.ts';
import { WheelFigure } from './wheel-figure.ts';

interface ShownAnswer {
  readonly entries: PanelEntries;
  readonly body: unknown;
}

/** For a request that the demo token or the key of the reader does not allow. */
const NEEDS_KEY =
  'This view needs an API key that allows it. Enter one under “API key” below the birth, then choose “Show”.';

/** A panel in the page: sends the requests of its form and shows the answers. */
export class PanelRunner {
  readonly #panel: Panel;
  readonly #fields: Fields<string>;
  readonly #controls: PanelControls;
  readonly #figure: HTMLElement;
  readonly #beside: HTMLElement;
  readonly #content: HTMLElement;
  #wheel: WheelFigure | undefined;
  #running: AbortController | undefined;
  #request: PanelRequest | undefined;
  #answer: ShownAnswer | undefined;
  #drawnWidthPx = 0;

  /** @param section has the form and the view of the panel */
  constructor(panel: Panel, section: HTMLElement) {
    this.#panel = panel;
    const names = panel.fields.flatMap((field) => listFieldNames(field, BIRTH_NAMES));
    this.#fields = new Fields(requireElement('.panel-form', section), names, panelScope(panel.id));
    this.#figure = requireElement('.panel-wheel', section);
    this.#beside = requireElement('.panel-beside', section);
    this.#content = requireElement('.panel-content', section);
    startPictureTips(requireElement('.panel-view', section));
    this.#controls = new PanelControls(panel, this.#fields, {
      send: (isSubmitted) => this.run({ isSubmitted }),
      redraw: () => this.#redraw(),
    });
    new ResizeObserver(() => this.#drawAtNewWidth()).observe(this.#content);
  }

  /** The last request that was answered; undefined before the first one. */
  getRequest(): PanelRequest | undefined {
    return this.#answer && this.#request;
  }

  /** The values of the form. */
  readEntries(): PanelEntries {
    return this.#fields.read();
  }

  /** Requests what the form says about the shown chart. A new request aborts a running one. */
  async run({ isSubmitted = false } = {}): Promise<void> {
    await this.#controls.settle();
    const natal = getShownChart();
    if (!natal) return;
    const { needsBirthTime } = this.#panel;
    if (needsBirthTime && natal.chart.subject.birth_time_known === false) return this.#showNotice(needsBirthTime);
    const entries = this.readEntries();
    const built = this.#panel.buildRequest(entries, natal);
    if (!isPanelRequest(built)) {
      // A form that nobody has filled in yet has no faults.
      if (isSubmitted || this.#answer) this.#fields.showFaults(built);
      else setMarkup(this.#content, html`<p class="hint">Fill in the form above.</p>`);
      if (isSubmitted) this.#fields.focusFault(built);
      return;
    }
    this.#fields.showFaults([]);
    await this.#send(built, entries, isSubmitted);
  }

  async #send(request: PanelRequest, entries: PanelEntries, isSubmitted: boolean): Promise<void> {
    this.#running?.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const pending = sendOrReport(request.path, { body: request.body, signal });
    const answer = await markBusyDuring(this.#content, pending);
    if (!answer || signal.aborted) return;
    if (!answer.ok) {
      const refusal = readRefusal(answer);
      if (refusal === 'key') {
        this.#showNotice(NEEDS_KEY);
        return askForKey(answer, { hasFocus: isSubmitted });
      }
      const faults =
        answer.status === 429
          ? refusal
          : readPanelFaults(answer.body as Parameters<typeof readPanelFaults>[0], this.#panel);
      this.#fields.showFaults(faults);
      if (!this.#answer) setMarkup(this.#content, html`<p class="hint">The message above says what to change.</p>`);
      if (isSubmitted) this.#fields.focusFault(faults);
      return;
    }
    this.#request = request;
    this.#answer = { entries, body: answer.body };
    this.#controls.showBirth(this.#panel.readBirth?.(answer.body));
    this.#redraw();
  }

  #showNotice(message: string): void {
    this.#answer = undefined;
    this.#figure.hidden = true;
    this.#beside.hidden = true;
    setMarkup(this.#content, html`<p class="notice notice-warn">${message}</p>`);
  }

  #drawAtNewWidth(): void {
    if (Math.floor(this.#content.clientWidth) !== this.#drawnWidthPx) this.#redraw();
  }

  #redraw(): void {
    const natal = getShownChart();
    const widthPx = Math.floor(this.#content.clientWidth);
    if (!this.#answer || !natal || widthPx === 0) return;
    this.#drawnWidthPx = widthPx;
    const view = this.#render(this.#answer, natal, widthPx);
    this.#figure.hidden = !view.wheel;
    if (view.wheel) this.#showWheel(view.wheel);
    this.#beside.hidden = !view.beside;
    if (view.beside) replaceContent(this.#beside, view.beside);
    replaceContent(this.#content, view.content);
  }

  /** Fields that only change the view have their current values, others those that were sent. */
  #render({ body, entries }: ShownAnswer, natal: ShownChart, widthPx: number): PanelView {
    const current = this.readEntries();
    const viewOnly = this.#panel.fields.flatMap((field) => ('name' in field && field.isViewOnly ? [field.name] : []));
    const ofView = Object.fromEntries(viewOnly.map((name) => [name, current[name] ?? '']));
    return this.#panel.render(body, { entries: { ...entries, ...ofView }, natal, widthPx, nowMs: Date.now() });
  }

  #showWheel(wheel: NonNullable<PanelView['wheel']>): void {
    this.#wheel ??= new WheelFigure(requireElement('figure', this.#figure));
    this.#wheel.show(wheel);
  }
}

/** Replaces content; what was open stays open. */
function replaceContent(content: HTMLElement, markup: Html): void {
  const list = (): readonly HTMLDetailsElement[] => [...content.querySelectorAll('details')];
  const wasOpen = list().map(({ open }) => open);
  setMarkup(content, markup);
  for (const [index, details] of list().entries()) details.open = wasOpen[index] ?? details.open;
}

/** Marks an element as busy until the promise settles; its old content stays visible. */
async function markBusyDuring<Answer>(target: Element, answer: Promise<Answer>): Promise<Answer> {
  target.setAttribute('aria-busy', 'true');
  try {
    return await answer;
  } finally {
    target.removeAttribute('aria-busy');
  }
}
