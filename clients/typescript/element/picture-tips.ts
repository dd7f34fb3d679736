/** Distances around the pointer at which an element is looked for, pixels: lines are thin and fingers wide. */
const REACHES_PX = { mouse: [0, 3, 6], touch: [0, 6, 12, 18] } as const;
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315].map((deg) => (deg * Math.PI) / 180);
/** Elements with a title, or with one that was read. */
const TITLED = ':is(g, path):is(:has(> title), [data-tip])';
/** What arrow keys visit in pictures of charts, in this order; in other pictures everything with a title. */
const CHART_ELEMENTS = ['g.point', 'path[data-of]', 'g.cusp-degree'] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Explains the element of a picture under the pointer, the finger or the arrow keys, and marks it; on a wheel with its aspects. */
export function startPictureTips(frame: HTMLElement): void {
  const tip = document.createElement('p');
  tip.className = 'picture-tip';
  tip.role = 'status';
  tip.hidden = true;
  frame.append(tip);
  const show = (found: Element | undefined, at?: Pointer): void => explain(frame, { tip, found, at });
  const onPointer = (event: PointerEvent): void => {
    const reaches = event.pointerType === 'mouse' ? REACHES_PX.mouse : REACHES_PX.touch;
    show(findExplained(frame, event, reaches), event);
  };
  frame.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && onPointer(event));
  frame.addEventListener('click', (event) => onPointer(event as PointerEvent));
  frame.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && show(undefined));
  frame.addEventListener('blur', () => show(undefined));
  frame.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') show(undefined);
    if (step === undefined || event.target !== frame) return;
    event.preventDefault();
    const ofChart = CHART_ELEMENTS.flatMap((elements) => [...frame.querySelectorAll(elements)]);
    const all = ofChart.length > 0 ? ofChart : [...frame.querySelectorAll(TITLED)];
    const at = all.findIndex((element) => element.classList.contains('lit-first'));
    show(all[at === -1 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length]);
  });
}

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
}

/** The explained element under the pointer, else the body of a chart whose symbol is nearest, else whatever else is near. */
function findExplained(frame: Element, at: Pointer, reaches: readonly number[]): Element | undefined {
  return (
    findWithin(frame, at, [0]) ?? findNearestPoint(frame, at, Math.max(...reaches)) ?? findWithin(frame, at, reaches)
  );
}

/** Symbols are thin lines that a pointer hardly hits, so their middle counts. */
function findNearestPoint(frame: Element, { clientX, clientY }: Pointer, reach: number): Element | undefined {
  const distances = [...frame.querySelectorAll('g.point .symbol')].map((symbol) => {
    const { x, y, width, height } = symbol.getBoundingClientRect();
    return { symbol, px: Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY) };
  });
  const [nearest] = distances.filter(({ px }) => px <= reach).toSorted((a, b) => a.px - b.px);
  return nearest?.symbol.closest('g.point') ?? undefined;
}

function findWithin(frame: Element, { clientX, clientY }: Pointer, reaches: readonly number[]): Element | undefined {
  // A shadow tree, such as that of an element, finds its own elements only by itself.
  const tree = frame.getRootNode() as Document | ShadowRoot;
  for (const reach of reaches) {
    for (const angle of reach === 0 ? [0] : DIRECTIONS) {
      const [x, y] = [clientX + reach * Math.cos(angle), clientY + reach * Math.sin(angle)];
      const found = tree.elementFromPoint(x, y)?.closest(TITLED);
      if (found && frame.contains(found)) return found;
    }
  }
  return undefined;
}

interface Explanation {
  readonly tip: HTMLElement;
  readonly found: Element | undefined;
  /** The pointer; without one the tip stands at the element. */
  readonly at?: Pointer | undefined;
}

const LIT = ['lit', 'lit-first'];

function explain(frame: HTMLElement, { tip, found, at }: Explanation): void {
  for (const element of frame.querySelectorAll('.lit')) element.classList.remove(...LIT);
  const isPoint = found?.matches('.point, [data-of]') ?? false;
  frame.classList.toggle('has-lit', isPoint);
  tip.hidden = !found;
  if (!found) return;
  found.classList.add(...LIT);
  for (const related of listRelated(frame, found)) related.classList.add('lit');
  tip.textContent = takeTitle(found);
  placeTip(frame, tip, found.matches('.point') || !at ? found.getBoundingClientRect() : toRectangle(at));
}

/** Reads the title of an element and removes it, because the browser would show it too. */
function takeTitle(element: Element): string {
  const title = element.querySelector(':scope > title');
  if (title) element.setAttribute('data-tip', title.textContent);
  title?.remove();
  return element.getAttribute('data-tip') ?? '';
}

/** The aspects of a point, or the points of an aspect. */
function listRelated(frame: HTMLElement, found: Element): readonly Element[] {
  const { aspectsFrom = '' } = frame.dataset;
  const isPair = aspectsFrom !== '';
  const touches = (aspect: Element, point: Element): boolean => {
    const [from, to] = (aspect.getAttribute('data-of') ?? '').split(' ');
    const id = point.getAttribute('data-id');
    if (!isPair) return id === from || id === to;
    return id === (point.closest(`[data-chart="${aspectsFrom}"]`) ? from : to);
  };
  if (found.matches('.point')) return [...frame.querySelectorAll('[data-of]')].filter((one) => touches(one, found));
  if (found.matches('[data-of]')) return [...frame.querySelectorAll('.point')].filter((one) => touches(found, one));
  return [];
}

const GAP_PX = 10;

const toRectangle = ({ clientX, clientY }: Pointer): DOMRect => new DOMRect(clientX, clientY, 0, 0);

/** Places the tip above what it is about, or below it at the upper edge, and within the frame. */
function placeTip(frame: HTMLElement, tip: HTMLElement, inner: DOMRect): void {
  const outer = frame.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = inner.left + inner.width / 2 - outer.left - width / 2;
  const above = inner.top - outer.top - height - GAP_PX;
  const top = above < 0 ? inner.bottom - outer.top + GAP_PX : above;
  tip.style.left = `${frame.scrollLeft + Math.max(0, Math.min(outer.width - width, middle))}px`;
  tip.style.top = `${Math.max(0, Math.min(outer.height - height, top))}px`;
}
