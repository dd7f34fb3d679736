import type { DrawnFormat } from '../../contract/answer-formats.ts';
import { Answer, Content } from '../../contract/endpoint.ts';
import type { PictureRenderer } from '../../draw/files/picture-renderer.ts';
import type { ValidatedRequest } from '../parse.ts';
import { FORMAT_MEDIA_TYPES } from './accept.ts';
import { readPictureOption } from './picture-member.ts';
import type { RenderedFormat } from './requested-format.ts';

/** Parameters of the query that determine the processor time of a picture's file. */
interface PictureQuery {
  readonly format?: unknown;
  readonly size?: unknown;
}

/**
 * Processor time of converting a picture to PNG or PDF, CPU-seconds; 0 for other formats. Without `size` the largest default
 * width counts, because it differs between pictures.
 *
 * Measured on a core of an AMD EPYC with resvg-wasm 2.6.2: 0.05 s at 1000 px, 0.18 s at 2000 px, 0.33 s for a sheet of
 * 2000 px, which is 1.4 times as high as wide; and with PDFKit 0.20.2: 0.02 to 0.06 s.
 */
export function estimateFile(request: ValidatedRequest): number {
  const { format, size } = (request.query ?? {}) as PictureQuery;
  if (format === 'pdf') return PDF_SECONDS;
  if (format !== 'png' && readPictureOption(request) !== 'png') return 0;
  const width = typeof size === 'number' ? size : DEFAULT_WIDTH_PX;
  return BASE_SECONDS + SECONDS_PER_PIXEL * width * width;
}

const DEFAULT_WIDTH_PX = 1000;
const BASE_SECONDS = 0.02;
const SECONDS_PER_PIXEL = 8e-8;
const PDF_SECONDS = 0.06;

/** Formats that a picture is converted to. */
type ConvertedFormat = Exclude<DrawnFormat, 'svg'>;

const CONVERSIONS: Readonly<Record<ConvertedFormat, (svg: string, renderer: PictureRenderer) => Promise<Uint8Array>>> =
  {
    png: (svg, renderer) => renderer.renderPng(svg),
    pdf: (svg, renderer) => renderer.renderPdf([[svg]]),
  };

/** Converts the SVG document of an answer to the format of a file; an answer in another format stays. @throws Problem `PicturesUnavailable` */
export async function convertPicture(
  answer: Answer<Content>,
  format: RenderedFormat,
  renderer: PictureRenderer,
): Promise<Answer<Content>> {
  if (!isConverted(format)) return answer;
  const { status, body, headers } = answer;
  const bytes = await CONVERSIONS[format](String(body.value), renderer);
  return new Answer(status, new Content(FORMAT_MEDIA_TYPES[format], bytes), headers);
}

const isConverted = (format: RenderedFormat): format is ConvertedFormat => format in CONVERSIONS;
