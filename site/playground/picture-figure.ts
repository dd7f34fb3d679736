import { startPictureTips } from '../../clients/typescript/element/picture-tips.ts';
import { createElement, requireElement } from '../browser/elements.ts';

/** The look of a picture. */
export interface PictureLook {
  readonly theme: 'dark' | 'light';
  /** Width for which texts are laid out. */
  readonly sizePx: number;
}

/** A picture and its name. */
export interface Picture {
  /** @example 'Wheel' */
  readonly label: string;
  /** @throws Error whose message is for the reader, if there is no picture */
  draw(look: PictureLook): string | Promise<string>;
  /** Chart at whose points the lines of aspects start, in a wheel of two charts. */
  readonly aspectsFrom?: string | undefined;
  /** Width below which it cannot be read; a narrower frame scrolls. */
  readonly leastPx?: number | undefined;
  /** Whether it shows no chart, so that there is nothing to save. */
  readonly isEmpty?: boolean;
}

/** Below this width of the frame, pixels, the texts are laid out for it. */
const SMALL_FRAME_PX = 640;
const LEAST_PX = 320;
const DEFAULT_PX = 800;

const readTheme = (): PictureLook['theme'] =>
  requireElement('.theme-switch').getAttribute('aria-pressed') === 'true' ? 'dark' : 'light';

/** A figure that shows a picture in the theme of the page, explains its elements, and saves it. */
export class PictureFigure {
  readonly #figure: HTMLElement;
  readonly #frame: HTMLElement;
  readonly #saveSvg: HTMLAnchorElement;
  readonly #savePng: HTMLButtonElement;
  #picture: Picture | undefined;
  /** The look of the picture that is shown or about to be. */
  #look: PictureLook | undefined;
  #svg = '';
  /** The same picture for paper, which is light. */
  #paperSvg = '';

  /** @param figure has a frame and two controls that save the picture */
  constructor(figure: HTMLElement) {
    this.#figure = figure;
    this.#frame = requireElement('.picture-drawing', figure);
    this.#saveSvg = requireElement('.save-svg', figure);
    this.#savePng = requireElement('.save-png', figure);
    this.#savePng.addEventListener('click', () => void this.#savePicture());
    startPictureTips(this.#frame);
    document.addEventListener('themechange', () => void this.#draw());
    addEventListener('beforeprint', () => this.#place(this.#paperSvg));
    addEventListener('afterprint', () => this.#place(this.#svg));
    new ResizeObserver(() => this.#drawAtNewSize()).observe(this.#frame);
  }

  /** Shows a picture; without one the figure is hidden. */
  show(picture: Picture | undefined): void {
    this.#picture = picture;
    this.#figure.hidden = !picture;
    if (picture) this.#frame.setAttribute('aria-label', `${picture.label}; arrow keys move through its elements`);
    void this.#draw();
  }

  /** On paper and in a closed panel the picture stays as it is. */
  #drawAtNewSize(): void {
    if (!this.#look || this.#frame.clientWidth === 0 || matchMedia('print').matches) return;
    if (this.#choosePx() !== this.#look.sizePx) void this.#draw();
  }

  /** Draws the picture. The former one stays visible until then; of several pictures the last one is shown. */
  async #draw(): Promise<void> {
    const picture = this.#picture;
    const look = picture && { theme: readTheme(), sizePx: this.#choosePx() };
    this.#look = look;
    if (!look) return;
    this.#figure.setAttribute('aria-busy', 'true');
    let [svg, paperSvg, fault] = ['', '', ''];
    try {
      svg = await picture.draw(look);
      // The browser does not wait for a picture while it prints.
      paperSvg = look.theme === 'light' ? svg : await picture.draw({ ...look, theme: 'light' });
    } catch (thrown) {
      fault = thrown instanceof Error ? thrown.message : String(thrown);
    }
    if (this.#look !== look) return;
    this.#figure.removeAttribute('aria-busy');
    [this.#svg, this.#paperSvg] = [svg, paperSvg];
    this.#frame.dataset.aspectsFrom = picture.aspectsFrom ?? '';
    this.#place(svg, fault);
    this.#offerFile(svg !== '' && !picture.isEmpty);
  }

  #place(svg: string, fault = ''): void {
    for (const former of this.#frame.querySelectorAll(':scope > :is(svg, .picture-fault)')) former.remove();
    if (fault !== '') this.#frame.prepend(createElement('p', { class: 'notice picture-fault' }, fault));
    if (svg === '') return;
    const { documentElement: drawn } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    this.#frame.style.setProperty('--least-width', `${this.#picture?.leastPx ?? 0}px`);
    this.#frame.prepend(document.importNode(drawn, true));
  }

  #offerFile(isThere: boolean): void {
    this.#saveSvg.hidden = !isThere;
    this.#savePng.hidden = !isThere;
    URL.revokeObjectURL(this.#saveSvg.href);
    this.#saveSvg.href = URL.createObjectURL(new Blob([this.#svg], { type: 'image/svg+xml' }));
  }

  /** A picture that a telephone shows has larger texts and fewer of them. */
  #choosePx(): number {
    const { clientWidth } = this.#frame;
    const { leastPx = LEAST_PX } = this.#picture ?? {};
    const isSmall = clientWidth > 0 && clientWidth < SMALL_FRAME_PX;
    return isSmall ? Math.max(leastPx, clientWidth) : DEFAULT_PX;
  }

  async #savePicture(): Promise<void> {
    const { savePng } = await import('./save-png.ts');
    await savePng(this.#svg);
  }
}
