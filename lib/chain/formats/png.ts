import { Answer, Content } from '../../contract/endpoint.ts';
import type { PngRenderer } from '../../draw/png/png-renderer.ts';
import type { ValidatedRequest } from '../parse.ts';
import { readPictureOption } from './picture-member.ts';

export const SVG = 'image/svg+xml';
const PNG = 'image/png';

/** Parameters of the query that determine the processor time of a PNG. */
interface PictureQuery {
  readonly format?: unknown;
  readonly size?: unknown;
}

/**
 * Processor time of converting a picture to PNG, CPU-seconds; 0 for other formats. Without `size` the largest default width
 * counts, because it differs between pictures.
 *
 * Measured with resvg-wasm 2.6.2 on a core of an AMD EPYC: 0.05 s at 1000 px, 0.18 s at 2000 px, 0.33 s for a sheet of
 * 2000 px, which is 1.4 times as high as wide.
 */
export function estimatePng(request: ValidatedRequest): number {
  const { format, size } = (request.query ?? {}) as PictureQuery;
  if (format !== 'png' && readPictureOption(request) !== 'png') return 0;
  const width = typeof size === 'number' ? size : DEFAULT_WIDTH_PX;
  return BASE_SECONDS + SECONDS_PER_PIXEL * width * width;
}

const DEFAULT_WIDTH_PX = 1000;
const BASE_SECONDS = 0.02;
const SECONDS_PER_PIXEL = 8e-8;

/** Converts the SVG document of an answer to PNG. @throws Problem `PicturesUnavailable` */
export async function convertToPng(
  { status, body, headers }: Answer<Content>,
  renderer: PngRenderer,
): Promise<Answer<Content>> {
  return new Answer(status, new Content(PNG, await renderer.renderPng(String(body.value))), headers);
}
