import type { Drawing, DrawnElement } from './read-drawing.ts';
import { splitRuns } from './split-runs.ts';

export type Pdf = PDFKit.PDFDocument;

/** Draws a picture in the coordinates of its document. */
export function drawElements(pdf: Pdf, { box, elements }: Drawing): void {
  pdf.rect(box.left, box.top, box.width, box.height).clip();
  for (const element of elements) {
    pdf.save();
    for (const transform of element.transforms) applyTransform(pdf, transform);
    if (element.name === 'text') drawText(pdf, element);
    else drawShape(pdf, element);
    pdf.restore();
  }
}

const STEP = /([a-z]+)\(([^)]*)\)/g;

function applyTransform(pdf: Pdf, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(STEP)) {
    const [first = 0, second = first] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') pdf.translate(first, second);
    else if (name === 'scale') pdf.scale(first, second);
    else if (name === 'rotate') pdf.rotate(first, {});
  }
}

const OUTLINES: Readonly<Record<Exclude<DrawnElement['name'], 'text'>, (pdf: Pdf, of: NumberOf, d: string) => void>> = {
  path: (pdf, _, d) => pdf.path(d),
  circle: (pdf, of) => pdf.circle(of('cx'), of('cy'), of('r')),
  rect: (pdf, of) => pdf.rect(of('x'), of('y'), of('width'), of('height')),
};

/** Reads an attribute that is a number; absent: 0. */
type NumberOf = (name: string) => number;

function drawShape(pdf: Pdf, { name, attributes }: DrawnElement): void {
  if (name === 'text') return;
  const [fill, stroke] = [readColor(attributes, 'fill', 'black'), readColor(attributes, 'stroke', 'none')];
  if (!fill && !stroke) return;
  const rule = attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  OUTLINES[name](pdf, (one) => Number(attributes[one] ?? 0), attributes.d ?? '');
  if (stroke) setStroke(pdf, stroke, attributes);
  if (fill && stroke) pdf.fillAndStroke(fill, stroke, rule);
  else if (fill) pdf.fill(fill, rule);
  else pdf.stroke();
}

function setStroke(pdf: Pdf, color: string, attributes: DrawnElement['attributes']): void {
  pdf.strokeColor(color).lineWidth(Number(attributes['stroke-width'] ?? 1));
  const dashes = attributes['stroke-dasharray'];
  if (dashes) pdf.addContent(`[${dashes.replaceAll(',', ' ')}] 0 d`);
  pdf.lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
  pdf.lineJoin(attributes['stroke-linejoin'] === 'round' ? 'round' : 'miter');
}

/** @returns undefined for what is not painted */
function readColor(attributes: DrawnElement['attributes'], name: 'fill' | 'stroke', initial: string) {
  const value = attributes[name] ?? initial;
  const color = value === 'currentColor' ? (attributes.color ?? 'black') : value;
  return color === 'none' ? undefined : color;
}

const ANCHOR_SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** A font draws the whole of a run; without this PDFKit would break it at spaces, in the order of its words. */
const WHOLE_RUN: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false, baseline: 'alphabetic' };

/** Draws a text with the fonts of its scripts, in the width that its document gives it. */
function drawText(pdf: Pdf, { attributes, text }: DrawnElement): void {
  const runs = splitRuns(text);
  pdf.fontSize(Number(attributes['font-size']));
  const widths = runs.map((run) => pdf.font(run.font).widthOfString(run.text, { features: [] }));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const room = Number(attributes.textLength ?? width);
  if (width === 0) return;
  const left = Number(attributes.x ?? 0) - (ANCHOR_SHARES[attributes['text-anchor'] ?? 'start'] ?? 0) * room;
  pdf.translate(left, Number(attributes.y ?? 0)).scale(room / width, 1);
  pdf.fillColor(readColor(attributes, 'fill', 'black') ?? 'black');
  let x = 0;
  for (const [index, run] of runs.entries()) {
    pdf.font(run.font).text(run.text, x, 0, { ...WHOLE_RUN });
    x += widths[index] ?? 0;
  }
}
