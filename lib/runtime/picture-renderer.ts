import type { PictureRenderer } from '../draw/files/picture-renderer.ts';

/**
 * Opens the renderer of pictures, with the files of the layer (PICTURES_PATH). Its code is loaded for the first picture: its
 * patterns of scripts and its rules of syllables take 8 ms of a start.
 */
export function openPictureRenderer(folder = process.env.PICTURES_PATH): PictureRenderer {
  if (!folder) throw new Error('PICTURES_PATH is not set, so pictures cannot be rendered');
  let png: Promise<Pick<PictureRenderer, 'renderPng'>> | undefined;
  let pdf: Promise<Pick<PictureRenderer, 'renderPdf'>> | undefined;
  return {
    renderPng: async (svg) => {
      png ??= import('../draw/files/png/open.ts').then(({ openPngRenderer }) => openPngRenderer(folder));
      return (await png).renderPng(svg);
    },
    renderPdf: async (pages) => {
      pdf ??= openPdf(folder);
      return (await pdf).renderPdf(pages);
    },
  };
}

async function openPdf(folder: string): Promise<Pick<PictureRenderer, 'renderPdf'>> {
  const [{ openPdfRenderer }, { openFonts }] = await Promise.all([
    import('../draw/files/pdf/pdf-renderer.ts'),
    import('../draw/files/fonts/picture-files.ts'),
  ]);
  return openPdfRenderer(openFonts(folder));
}
