import type { NatalWheelElement, NatalWheelTheme } from '../src/element.ts';
import { FRAME_STYLES, frameDrawing } from './frame-drawing.ts';
import { loadWheel } from './load-wheel.ts';

const ATTRIBUTES = ['src', 'handle', 'base-url', 'theme', 'label'] as const;

const THEMES: readonly string[] = ['light', 'dark', 'print', 'colorblind'] satisfies NatalWheelTheme[];

const STYLES = `
:host { display: block; max-width: 800px; }
:host([hidden]) { display: none; }
svg, img { display: block; width: 100%; height: auto; }
[role=alert] { margin: 0; padding: 1em; border: 1px solid currentcolor; }
${FRAME_STYLES}`;

const isTheme = (name: string): name is NatalWheelTheme => THEMES.includes(name);

/** The custom element; {@link NatalWheelElement} says what it shows. */
class NatalWheel extends HTMLElement implements NatalWheelElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: 'open' });
  #chart: NatalWheelElement['chart'];
  #apiKey: string | undefined;
  #loading: AbortController | undefined;

  constructor() {
    super();
    // A page's policy may forbid inline styles; it allows sheets that scripts construct.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [sheet];
  }

  get chart() {
    return this.#chart;
  }
  set chart(chart) {
    this.#chart = chart;
    this.#update();
  }
  get apiKey() {
    return this.#apiKey;
  }
  set apiKey(key) {
    this.#apiKey = key;
    this.#update();
  }
  get src() {
    return this.#read('src');
  }
  set src(address) {
    this.setAttribute('src', address);
  }
  get handle() {
    return this.#read('handle');
  }
  set handle(handle) {
    this.setAttribute('handle', handle);
  }
  get baseUrl() {
    return this.#read('base-url');
  }
  set baseUrl(address) {
    this.setAttribute('base-url', address);
  }
  get theme() {
    const name = this.#read('theme');
    return isTheme(name) ? name : 'light';
  }
  set theme(theme) {
    this.setAttribute('theme', theme);
  }
  get label() {
    return this.#read('label');
  }
  set label(label) {
    this.setAttribute('label', label);
  }

  connectedCallback(): void {
    for (const name of ['chart', 'apiKey'] as const) this.#adopt(name);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  /** Sets a property again that was set before the element was defined, because it hides the setter of the class. */
  #adopt(name: 'chart' | 'apiKey'): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #read(name: (typeof ATTRIBUTES)[number]): string {
    return this.getAttribute(name) ?? '';
  }

  /** Loads once for all changes of one task; a later change replaces the load that is under way. */
  #update(): void {
    if (!this.isConnected) return;
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    queueMicrotask(() => void this.#load(loading.signal));
  }

  async #load(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.setAttribute('aria-busy', 'true');
    try {
      const shown = await loadWheel(this, signal);
      if (!signal.aborted) this.#show(shown, 'natal-load');
    } catch (fault) {
      if (!signal.aborted) this.#show(describeFault(fault), 'natal-error', fault);
    }
  }

  #show(shown: Element | undefined, event: string, detail?: unknown): void {
    this.#root.replaceChildren(...(shown ? [shown instanceof SVGElement ? frameDrawing(shown) : shown] : []));
    this.removeAttribute('aria-busy');
    if (shown) this.dispatchEvent(new CustomEvent(event, { detail }));
  }
}

function describeFault(fault: unknown): Element {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.setAttribute('part', 'error');
  text.textContent = `The chart cannot be shown: ${fault instanceof Error ? fault.message : String(fault)}`;
  return text;
}

if (!customElements.get('natal-wheel')) customElements.define('natal-wheel', NatalWheel);
