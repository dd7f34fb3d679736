import type { PngRenderer } from '../draw/png/png-renderer.ts';

/**
 * Opens the renderer of pictures, with the files of the layer (PICTURES_PATH). Its code is loaded for the first picture: its
 * patterns of scripts and its rules of syllables take 8 ms of a start.
 */
export function openLazyPngRenderer(folder = process.env.PICTURES_PATH): PngRenderer {
  if (!folder) throw new Error('PICTURES_PATH is not set, so pictures cannot be rendered');
  let renderer: Promise<PngRenderer> | undefined;
  const open = (): Promise<PngRenderer> => {
    renderer ??= import('../draw/png/open.ts').then(({ openPngRenderer }) => openPngRenderer(folder));
    return renderer;
  };
  return { renderPng: async (svg) => (await open()).renderPng(svg) };
}
