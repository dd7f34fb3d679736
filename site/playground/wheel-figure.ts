import { drawWheel } from '../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel } from '../../lib/draw/wheel/wheel.ts';
import { requireElement } from '../browser/elements.ts';
import { startPictureTips } from './picture-tips.ts';

/** Below this width of the frame, pixels, the texts are laid out for it. */
const SMALL_FRAME_PX = 640;
const LEAST_PX = 320;

const readTheme = (): 'dark' | 'light' =>
  requireElement('.theme-switch').getAttribute('aria-pressed') === 'true' ? 'dark' : 'light';

/** A figure that shows a wheel in the theme of the page, explains its elements, and saves it as a picture. */
export class WheelFigure {
  readonly #frame: HTMLElement;
  readonly #saveSvg: HTMLAnchorElement;
  readonly #savePng: HTMLButtonElement;
  #wheel: Wheel | undefined;
  #svg = '';

  /** @param figure has a frame and two controls that save the picture */
  constructor(figure: HTMLElement) {
    this.#frame = requireElement('.wheel-drawing', figure);
    this.#saveSvg = requireElement('.save-svg', figure);
    this.#savePng = requireElement('.save-png', figure);
    this.#savePng.addEventListener('click', () => void this.#savePicture());
    startPictureTips(this.#frame);
    document.addEventListener('themechange', () => this.#draw());
    addEventListener('beforeprint', () => this.#draw('light'));
    addEventListener('afterprint', () => this.#draw());
  }

  /** @param isEmpty whether the wheel has no chart, so that there is nothing to save */
  show(wheel: Wheel, { isEmpty = false } = {}): void {
    this.#wheel = wheel;
    this.#saveSvg.hidden = isEmpty;
    this.#savePng.hidden = isEmpty;
    this.#draw();
  }

  #draw(theme = readTheme()): void {
    if (!this.#wheel) return;
    this.#svg = drawWheel(this.#wheel, { ...DEFAULT_WHEEL_STYLE, theme, sizePx: this.#choosePx() });
    const drawn = new DOMParser().parseFromString(this.#svg, 'image/svg+xml').documentElement;
    this.#frame.dataset.aspectsFrom = this.#wheel.aspectsFrom ?? '';
    this.#frame.querySelector('svg')?.remove();
    this.#frame.prepend(document.importNode(drawn, true));
    URL.revokeObjectURL(this.#saveSvg.href);
    this.#saveSvg.href = URL.createObjectURL(new Blob([this.#svg], { type: 'image/svg+xml' }));
  }

  /** A picture that a telephone shows has larger texts and fewer of them. */
  #choosePx(): number {
    const { clientWidth } = this.#frame;
    const isSmall = clientWidth > 0 && clientWidth < SMALL_FRAME_PX;
    return isSmall ? Math.max(LEAST_PX, clientWidth) : DEFAULT_WHEEL_STYLE.sizePx;
  }

  async #savePicture(): Promise<void> {
    const { savePng } = await import('./save-png.ts');
    await savePng(this.#svg);
  }
}
