import type { PictureRenderer } from '../http/picture-renderer.ts';
import { openPictureRenderer } from '../pictures/open.ts';

/** Opens the renderer of pictures, with the files of the layer (PICTURES_PATH). */
export function openPictures(folder = process.env.PICTURES_PATH): PictureRenderer {
  if (!folder) throw new Error('PICTURES_PATH is not set, so pictures cannot be rendered');
  return openPictureRenderer(folder);
}
