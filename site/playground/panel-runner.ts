import { createElement, requireElement, setMarkup } from '../browser/elements.ts';
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
import { type Picture, PictureFigure } from './picture-figure.ts';
import { renderPictureFigure } from './picture-markup.ts';
import { toServicePicture, toWheelPicture } from './pictures.ts';
import { askForKey, getShownChart, readRefusal, sendOrReport } from './shown-chart.ts';

interface ShownAnswer {
  readonly request: PanelRequest;
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
  readonly #pictures: HTMLElement;
  readonly #figures: PictureFigure[] = [];
  readonly #beside: HTMLElement;
  readonly #content: HTMLElement;
  #running: AbortController | undefined;
  #answer: ShownAnswer | undefined;

  /** @param section has the form and the view of the panel */
  constructor(panel: Panel, section: HTMLElement) {
    this.#panel = panel;
    const names = panel.fields.flatMap((field) => listFieldNames(field, BIRTH_NAMES));
    this.#fields = new Fields(requireElement('.panel-form', section), names, panelScope(panel.id));
    this.#pictures = requireElement('.panel-pictures', section);
    this.#beside = requireElement('.panel-beside', section);
    this.#content = requireElement('.panel-content', section);
    this.#controls = new PanelControls(panel, this.#fields, {
      send: (isSubmitted) => this.run({ isSubmitted }),
      redraw: () => this.#redraw(),
    });
  }

  /** The last request that was answered; undefined before the first one. */
  getRequest(): PanelRequest | undefined {
    return this.#answer?.request;
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
    this.#answer = { request, entries, body: answer.body };
    this.#controls.showBirth(this.#panel.readBirth?.(answer.body));
    this.#redraw();
  }

  #showNotice(message: string): void {
    this.#answer = undefined;
    this.#showPictures([]);
    this.#beside.hidden = true;
    setMarkup(this.#content, html`<p class="notice notice-warn">${message}</p>`);
  }

  #redraw(): void {
    const natal = getShownChart();
    if (!this.#answer || !natal) return;
    const { request } = this.#answer;
    const { wheel, pictures = [], beside, content } = this.#render(this.#answer, natal);
    this.#showPictures([
      ...(wheel ? [toWheelPicture(wheel)] : []),
      ...pictures.map((picture) => toServicePicture(request, picture)),
    ]);
    this.#beside.hidden = !beside;
    if (beside) replaceContent(this.#beside, beside);
    replaceContent(this.#content, content);
  }

  /** Fields that only change the view have their current values, others those that were sent. */
  #render({ body, entries }: ShownAnswer, natal: ShownChart): PanelView {
    const current = this.readEntries();
    const viewOnly = this.#panel.fields.flatMap((field) => ('name' in field && field.isViewOnly ? [field.name] : []));
    const ofView = Object.fromEntries(viewOnly.map((name) => [name, current[name] ?? '']));
    return this.#panel.render(body, { entries: { ...entries, ...ofView }, natal });
  }

  #showPictures(pictures: readonly Picture[]): void {
    while (this.#figures.length < pictures.length) {
      const holder = createElement('div');
      setMarkup(holder, renderPictureFigure());
      this.#pictures.append(...holder.children);
      this.#figures.push(new PictureFigure(this.#pictures.lastElementChild as HTMLElement));
    }
    this.#pictures.hidden = pictures.length === 0;
    for (const [index, figure] of this.#figures.entries()) figure.show(pictures[index]);
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
