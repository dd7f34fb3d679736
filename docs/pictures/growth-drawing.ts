import type { Growth } from '../../test/bench/growth.ts';
import { exponentOf } from '../../test/bench/growth-fit.ts';
import { COLOURS } from './palette.ts';

const WIDTH = 1120;
const HEIGHT = 560;
const FRAME = { left: 84, right: 690, top: 84, bottom: 488 };
const LABELS_X = FRAME.right + 22;
const LEAST_GAP = 46;
const LARGEST_SIZE = 100;
const LINE_COLOURS = ['#ffc83d', '#7fd6ff', '#7ee2a0', '#ff6b5e', '#c79bff'] as const;

/** Powers of ten between which the drawn milliseconds lie. */
interface Decades {
  readonly from: number;
  readonly to: number;
}

/** A curve with the place of its label. */
interface Drawn {
  readonly growth: Growth;
  readonly colour: string;
  readonly labelY: number;
}

const pixel = (value: number): string => value.toFixed(1);

function decadesOf(growths: readonly Growth[]): Decades {
  const powers = growths.flatMap(({ costs }) => costs.map(({ ms }) => Math.log10(ms)));
  return { from: Math.floor(Math.min(...powers)), to: Math.ceil(Math.max(...powers)) };
}

function xOf(size: number): number {
  return FRAME.left + ((FRAME.right - FRAME.left) * Math.log(size)) / Math.log(LARGEST_SIZE);
}

function yOf(ms: number, { from, to }: Decades): number {
  return FRAME.bottom - ((FRAME.bottom - FRAME.top) * (Math.log10(ms) - from)) / (to - from);
}

/** A duration as it is read: `250 µs`, `6.1 ms`, `1.4 s`. */
export function durationText(ms: number): string {
  const [value, unit] = ms < 1 ? [ms * 1000, 'µs'] : ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

/** The picture of how the cost of each kind of work grows, both ways in powers of ten. */
export function drawGrowth(growths: readonly Growth[]): string {
  const decades = decadesOf(growths);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="How the time of a request grows with its work">
<style>text{font-family:"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif}</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="${COLOURS.sheet}"/>
<text x="${FRAME.left}" y="46" font-size="22" font-weight="600" fill="${COLOURS.title}">How the time of a request grows with its work</text>
${grid(decades).join('\n')}
${proportion(decades)}
${withLabels(growths, decades)
  .map((drawn) => curve(drawn, decades))
  .join('\n')}
</svg>
`;
}

function grid({ from, to }: Decades): readonly string[] {
  const powers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...powers.map((power) => level(power, { from, to })), ...[1, 10, LARGEST_SIZE].map(upright), footnote()];
}

function level(power: number, decades: Decades): string {
  const y = yOf(10 ** power, decades);
  return `<path d="M${FRAME.left} ${pixel(y)}H${FRAME.right}" stroke="${COLOURS.land}"/>
<text x="${FRAME.left - 12}" y="${pixel(y + 5)}" font-size="14" text-anchor="end" fill="${COLOURS.text}">${durationText(10 ** power)}</text>`;
}

function upright(size: number): string {
  const x = pixel(xOf(size));
  return `<path d="M${x} ${FRAME.top}V${FRAME.bottom}" stroke="${COLOURS.land}"/>
<text x="${x}" y="${FRAME.bottom + 22}" font-size="14" text-anchor="middle" fill="${COLOURS.text}">${size}</text>`;
}

function footnote(): string {
  const middle = (FRAME.left + FRAME.right) / 2;
  return `<text x="${middle}" y="${FRAME.bottom + 50}" font-size="14" text-anchor="middle" fill="${COLOURS.text}">charts, years or natal points of one request; dashed: in proportion</text>`;
}

/** Cost in proportion to work, through the middle of the frame. */
function proportion(decades: Decades): string {
  const middleMs = 10 ** ((decades.from + decades.to) / 2);
  const [low, high] = [yOf(middleMs / 10, decades), yOf(middleMs * 10, decades)];
  return `<path d="M${FRAME.left} ${pixel(low)}L${FRAME.right} ${pixel(high)}" stroke="${COLOURS.coast}" stroke-width="1.5" stroke-dasharray="7 6"/>`;
}

const lastMsOf = ({ costs }: Growth): number => costs.at(-1)?.ms ?? Number.NaN;

/** Labels from the top down, each beside the end of its curve unless the one above is too near. */
function withLabels(growths: readonly Growth[], decades: Decades): readonly Drawn[] {
  let free = FRAME.top - LEAST_GAP;
  return growths
    .map((growth, index) => ({ growth, colour: LINE_COLOURS[index % LINE_COLOURS.length] ?? COLOURS.text }))
    .toSorted((a, b) => lastMsOf(b.growth) - lastMsOf(a.growth))
    .map((drawn) => {
      free = Math.max(free + LEAST_GAP, yOf(lastMsOf(drawn.growth), decades));
      return { ...drawn, labelY: free };
    });
}

function curve({ growth, colour, labelY }: Drawn, decades: Decades): string {
  const { name, unit, costs } = growth;
  const corners = costs.map(({ size, ms }) => [pixel(xOf(size)), pixel(yOf(ms, decades))] as const);
  const [lastX = '', lastY = ''] = corners.at(-1) ?? [];
  const times = costs.map(({ ms }) => durationText(ms)).join(', ');
  return `<path d="M${corners.map((corner) => corner.join(' ')).join('L')}" fill="none" stroke="${colour}" stroke-width="2.4"/>
${corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${colour}"/>`).join('')}
<path d="M${lastX} ${lastY}L${LABELS_X - 6} ${pixel(labelY)}" stroke="${colour}" opacity="0.6"/>
<text x="${LABELS_X}" y="${pixel(labelY)}" font-size="15" fill="${colour}">${name}: ${unit} to the ${exponentOf(costs).toFixed(2)}</text>
<text x="${LABELS_X}" y="${pixel(labelY + 18)}" font-size="13" fill="${COLOURS.text}">${costs.map(({ size }) => size).join(', ')}: ${times}</text>`;
}
