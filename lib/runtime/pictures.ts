import type { PictureRenderer } from '../draw/png/picture-renderer.ts';

/**
 * Opens the renderer of pictures, with the files of the layer (PICTURES_PATH). Its code is loaded for the first picture: its
 * patterns of scripts and its rules of syllables take 8 ms of a start.
 */
export function openPictures(folder = process.env.PICTURES_PATH): PictureRenderer {
  if (!folder) throw new Error('PICTURES_PATH is not set, so pictures cannot be rendered');
  let renderer: Promise<PictureRenderer> | undefined;
  const open = (): Promise<PictureRenderer> => {
    renderer ??= import('../draw/png/open.ts').then(({ openPictureRenderer }) => openPictureRenderer(folder));
    return renderer;
  };
  return { renderPng: async (svg) => (await open()).renderPng(svg) };
}
