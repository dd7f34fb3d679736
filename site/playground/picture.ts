import { startPictureTips } from '../../clients/typescript/element/picture-tips.ts';
import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { drawWheel } from '../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelStyle } from '../../lib/draw/wheel/wheel.ts';
import { createElement, requireElement } from '../browser/elements.ts';
import { sendRequest } from '../browser/service.ts';
import { download, savePng } from './download.ts';
import type { PanelRequest, ServicePicture } from './panel.ts';

type PictureLook = Pick<WheelStyle, 'theme' | 'sizePx'>;

/** A picture and its name. */
export interface Picture extends Pick<ServicePicture, 'label' | 'leastPx'> {
  /** @throws Error whose message is for the reader, if there is no picture */
  draw(look: PictureLook): string | Promise<string>;
  /** Chart at whose points the lines of aspects start, in a wheel of two charts. */
  readonly aspectsFrom?: string | undefined;
}

/** A wheel, which the page draws itself: one that a slider moves must not wait for the service. */
export const toWheelPicture = (wheel: Wheel): Picture => ({
  label: 'Wheel',
  aspectsFrom: wheel.aspectsFrom,
  draw: (look) => drawWheel(wheel, { ...DEFAULT_WHEEL_STYLE, ...look }),
});

/** The picture that the service draws of the answer to a request. */
export const toServicePicture = ({ path, body }: PanelRequest, picture: ServicePicture): Picture => ({
  ...picture,
  async draw({ theme, sizePx }) {
    const members = new URLSearchParams({ format: 'svg', ...picture.query, theme, size: String(sizePx) });
    const answer = await sendRequest(`${path}?${members}`, { method: 'POST', body });
    if (answer.ok) return answer.text;
    throw new Error(`The picture could not be loaded: ${(answer.body as ProblemBody).detail}`);
  },
});

/** Below this width of the frame, pixels, the texts are laid out for it. */
const SMALL_FRAME_PX = 640;
const LEAST_PX = 320;
const DEFAULT_PX = 800;

const readTheme = (): PictureLook['theme'] =>
  requireElement('.theme-switch').getAttribute('aria-pressed') === 'true' ? 'dark' : 'light';

/** The element `chart-picture`: shows a picture in the theme of the page, explains its elements, and saves it. */
export class ChartPictureElement extends HTMLElement {
  readonly #frame = createElement('div', { class: 'picture-drawing', tabindex: '0', role: 'group' });
  #picture: Picture | undefined;
  /** The look of the picture that is shown or about to be. */
  #look: PictureLook | undefined;
  #svg = '';
  /** The same picture for paper, which is light. */
  #paperSvg = '';

  connectedCallback(): void {
    if (this.#frame.isConnected) return;
    this.prepend(this.#frame);
    startPictureTips(this.#frame);
    document.addEventListener('themechange', () => void this.#draw());
    addEventListener('beforeprint', () => this.#place(this.#paperSvg));
    addEventListener('afterprint', () => this.#place(this.#svg));
    new ResizeObserver(() => this.#drawAtNewSize()).observe(this.#frame);
    void this.#draw();
  }

  /** The shown picture. */
  set picture(picture: Picture) {
    if (picture === this.#picture) return;
    this.#picture = picture;
    this.#frame.setAttribute('aria-label', `${picture.label}; arrow keys move through its elements`);
    if (this.isConnected) void this.#draw();
  }

  readonly saveSvg = (): void => download('chart.svg', new Blob([this.#svg], { type: 'image/svg+xml' }));
  readonly savePng = (): Promise<void> => savePng(this.#svg);

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
    this.#frame.setAttribute('aria-busy', 'true');
    let [svg, paperSvg, fault] = ['', '', ''];
    try {
      svg = await picture.draw(look);
      // The browser does not wait for a picture while it prints.
      paperSvg = look.theme === 'light' ? svg : await picture.draw({ ...look, theme: 'light' });
    } catch (thrown) {
      fault = (thrown as Error).message;
    }
    if (this.#look !== look) return;
    this.#frame.removeAttribute('aria-busy');
    [this.#svg, this.#paperSvg] = [svg, paperSvg];
    this.#frame.dataset.aspectsFrom = picture.aspectsFrom ?? '';
    this.#place(svg, fault);
  }

  #place(svg: string, fault = ''): void {
    for (const former of this.#frame.querySelectorAll(':scope > :is(svg, .picture-fault)')) former.remove();
    if (fault !== '') this.#frame.prepend(createElement('p', { class: 'notice picture-fault' }, fault));
    if (svg === '') return;
    const { documentElement: drawn } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    this.#frame.style.setProperty('--least-width', `${this.#picture?.leastPx ?? 0}px`);
    this.#frame.prepend(document.importNode(drawn, true));
  }

  /** A picture that a telephone shows has larger texts and fewer of them. */
  #choosePx(): number {
    const { clientWidth } = this.#frame;
    const { leastPx = LEAST_PX } = this.#picture ?? {};
    const isSmall = clientWidth > 0 && clientWidth < SMALL_FRAME_PX;
    return isSmall ? Math.max(leastPx, clientWidth) : DEFAULT_PX;
  }
}

customElements.define('chart-picture', ChartPictureElement);
