/** Runs in the page: a script without imports at run time. */
import type { Drawing, WheelExpectation } from '../drawing.ts';

/** Faults of each drawing, as the browser shows it, each as a sentence. */
function measureDrawings(drawings: readonly Drawing[]): string[][] {
  return drawings.map(({ svg, expected }) => {
    document.body.innerHTML = svg;
    const drawn = document.body.querySelector('svg');
    return drawn ? findFaults(drawn, expected) : ['nothing is drawn'];
  });
}

Object.assign(window, { measureDrawings });

/**
 * Measures what the browser has drawn, and knows nothing of how it was placed: it reads boxes of the rendered elements, and
 * the lines of the cusps at the radius of each symbol.
 */
function findFaults(svg: SVGSVGElement, expected: WheelExpectation): string[] {
  const faults: string[] = [];
  const unit = svg.getBoundingClientRect().width / 1000;
  const boxOf = (element: Element) => {
    const graphic = element as SVGGraphicsElement;
    const { x, y, width, height } = graphic.getBBox();
    const own = graphic.transform.baseVal.consolidate()?.matrix;
    const [scale, left, top] = own ? [own.a, own.e, own.f] : [1, 0, 0];
    return {
      left: left + scale * x,
      top: top + scale * y,
      right: left + scale * (x + width),
      bottom: top + scale * (y + height),
    };
  };
  type Box = ReturnType<typeof boxOf>;
  const radiusOf = ({ left, top, right, bottom }: Box): number => Math.hypot((left + right) / 2, (top + bottom) / 2);
  const farthest = ({ left, top, right, bottom }: Box): number =>
    Math.hypot(Math.max(Math.abs(left), Math.abs(right)), Math.max(Math.abs(top), Math.abs(bottom)));
  const turnOf = (x: number, y: number): number => (Math.atan2(-y, x) * 180) / Math.PI;

  const labels = [...svg.querySelectorAll('g.point')];
  const cusps = [...svg.querySelectorAll('.cusps .cusp[data-house]')];
  const degrees = svg.querySelectorAll('g.cusp-degree[data-house]').length;
  if (labels.length !== expected.points) faults.push(`${labels.length} labels instead of ${expected.points}`);
  if (cusps.length !== expected.cusps) faults.push(`${cusps.length} cusps instead of ${expected.cusps}`);
  if (degrees !== expected.cuspDegrees) faults.push(`${degrees} degrees of cusps instead of ${expected.cuspDegrees}`);
  for (const label of labels) {
    if (!label.querySelector('.symbol')) faults.push(`${nameOf(label)} has no symbol`);
    if (!label.querySelector('.in-sign')) faults.push(`${nameOf(label)} has no sign`);
  }

  const texts = [...svg.querySelectorAll('.degree, .minute, .angle-name, .house-number, .caption')].map((element) => ({
    name: nameOf(element),
    box: boxOf(element),
    isDigit: element.matches('.degree, .minute, .house-number'),
  }));
  for (const { name, box, isDigit } of texts) {
    const heightPx = (box.bottom - box.top) * unit;
    if (isDigit && heightPx < expected.leastTextPx) faults.push(`${name} is ${heightPx.toFixed(2)} px high`);
    if (Math.max(-box.left, -box.top, box.right, box.bottom) > 500) faults.push(`${name} leaves the picture`);
  }
  const symbols = labels.flatMap((label) =>
    [...label.querySelectorAll('.symbol, .in-sign')].map((symbol) => ({ name: nameOf(symbol), box: boxOf(symbol) })),
  );
  const placed = [...texts, ...symbols];
  for (const [index, a] of placed.entries()) {
    for (const b of placed.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const areSymbols = index >= texts.length;
      const depth = areSymbols ? 0 : 0.2;
      if (width > depth && height > depth && !(areSymbols && isClear(a.box, b.box)))
        faults.push(`${a.name} overlaps ${b.name}`);
    }
  }

  const rings = [...svg.querySelectorAll('.borders circle')].map((circle) => Number(circle.getAttribute('r')));
  const scales = [...rings].sort((a, b) => b - a);
  const charts = ['outer', 'middle', 'inner'].filter((name) => svg.querySelector(`.points[data-chart="${name}"]`));
  for (const label of labels) {
    const level = 2 * charts.indexOf(label.parentElement?.getAttribute('data-chart') ?? '');
    const [high, low] = [scales[level] ?? 500, scales[level + 1] ?? 0];
    for (const part of label.querySelectorAll('.symbol, .degree, .in-sign, .minute, .motion')) {
      const box = boxOf(part);
      const radius = radiusOf(box);
      if (farthest(box) > high + 1 || radius < low) faults.push(`${nameOf(part)} leaves its ring`);
    }
    const symbol = label.querySelector('.symbol');
    if (symbol) checkHouse(label, boxOf(symbol), high);
  }
  return faults;

  function nameOf(element: Element): string {
    const group = element.closest('g.point, g.cusp-degree') ?? element;
    const title = group.querySelector('title')?.textContent ?? element.getAttribute('data-house') ?? '';
    return `${element.getAttribute('class')} of ${title}`;
  }

  /** Symbols are round: their boxes may touch at the corners. */
  function isClear(a: Box, b: Box): boolean {
    const [x, y] = [(a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2];
    const size = Math.max(a.right - a.left, a.bottom - a.top, b.right - b.left, b.bottom - b.top);
    return Math.hypot(x, y) > 0.9 * size;
  }

  /** The house between the drawn lines nearest to a symbol must be that of its body, and no line may cross the symbol. */
  function checkHouse(label: Element, box: Box, scale: number): void {
    const house = Number(label.getAttribute('data-house'));
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const radius = Math.hypot(x, y);
    const turn = turnOf(x, y);
    let [found, least] = [0, 360];
    for (const line of svg.querySelectorAll('.cusps .cusp')) {
      const at = pointOnLine(line, scale, radius);
      if (!at) continue;
      const passed = (((turn - turnOf(at.x, at.y)) % 360) + 360) % 360;
      const apart = radius * Math.abs(Math.sin((passed * Math.PI) / 180));
      const isNear = passed < 90 || passed > 270;
      if (isNear && apart < 5)
        faults.push(`${nameOf(label)} is crossed by ${line.querySelector('title')?.textContent}`);
      const number = Number(line.getAttribute('data-house') ?? 0);
      if (number > 0 && passed < least) [found, least] = [number, passed];
    }
    if (found !== house) faults.push(`${nameOf(label)} is drawn in house ${found}`);
  }

  /** Where the line of a cusp meets a circle, of its part in one ring: from the scale over the knee to the inner end. */
  function pointOnLine(line: Element, scale: number, radius: number): { x: number; y: number } | undefined {
    const parts = (line.getAttribute('d') ?? '').split('M').filter(Boolean);
    for (const part of parts) {
      const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number);
      const [start, knee, end] = [0, numbers.length - 4, numbers.length - 2].map((index) => {
        const [px = 0, py = 0] = numbers.slice(index, index + 2);
        return { x: px, y: py, r: Math.hypot(px, py) };
      });
      if (!start || !knee || !end || Math.abs(start.r - scale) > 1) continue;
      const share = radius / knee.r;
      return { x: knee.x * share, y: knee.y * share };
    }
    return undefined;
  }
}
