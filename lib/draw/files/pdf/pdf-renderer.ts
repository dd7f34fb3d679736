import { removeEmoji } from '../fonts/emoji.ts';
import type { ReadFont } from '../fonts/picture-files.ts';
import { selectFonts } from '../fonts/select-fonts.ts';
import type { PictureRenderer } from '../picture-renderer.ts';
import { drawElements, type Pdf } from './draw-elements.ts';
import { layOutPage, type PlacedDrawing } from './lay-out-page.ts';
import { PdfDocument } from './pdf-document.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';

/**
 * Opens the renderer of documents, which is a file of its own beside the bundles: with its library it takes 960 kB, and few
 * requests need it.
 *
 * @param readFont reads a font of the layer `pictures` by its name, at the first text that needs it
 */
export function openPdfRenderer(readFont: ReadFont): Pick<PictureRenderer, 'renderPdf'> {
  return {
    renderPdf: async (pages) => {
      const drawings = pages.map((page) => page.map((svg) => readDrawing(removeEmoji(svg))));
      const names = selectFonts(readTexts(drawings.flat()));
      const fonts = await Promise.all(names.map(readFont));
      const pdf = new PdfDocument(drawings[0]?.[0]?.title ?? '');
      for (const [index, name] of names.entries()) pdf.registerFont(name, Buffer.from(fonts[index] ?? []));
      for (const page of drawings) drawPage(pdf, page);
      return collect(pdf);
    },
  };
}

const readTexts = (drawings: readonly Drawing[]): string =>
  drawings.flatMap(({ elements }) => elements.map(({ text }) => text)).join('');

/** A page is in the table of contents and is read to those who do not see it. */
function drawPage(pdf: Pdf, drawings: readonly Drawing[]): void {
  const { size, background, placed } = layOutPage(drawings);
  pdf.addPage({ size: [...size], margin: 0 });
  pdf.rect(0, 0, ...size).fill(background);
  for (const one of placed) {
    pdf.outline.addItem(one.drawing.title);
    pdf.addStructure(
      pdf.struct('Figure', { title: one.drawing.title, alt: one.drawing.description }, () => drawPlaced(pdf, one)),
    );
  }
}

function drawPlaced(pdf: Pdf, { drawing, left, top, scale }: PlacedDrawing): void {
  pdf.save();
  pdf.translate(left, top).scale(scale).translate(-drawing.box.left, -drawing.box.top);
  drawElements(pdf, drawing);
  pdf.restore();
}

async function collect(pdf: Pdf): Promise<Uint8Array> {
  pdf.end();
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
