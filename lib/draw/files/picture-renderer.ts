/** Pictures of one page of a document, one below the other, each an SVG document of this service. */
export type PicturePage = readonly [string, ...string[]];

/** Converts pictures to files that mail, word processors and printers take. */
export interface PictureRenderer {
  /**
   * Converts an SVG document of this service to a PNG file of the size that the document states.
   *
   * @throws Problem `PicturesUnavailable` when the layer `pictures` is missing or damaged
   */
  renderPng(svg: string): Promise<Uint8Array>;
  /**
   * Converts SVG documents of this service to a PDF file whose pages have the width of A4. Equal pictures give equal bytes.
   *
   * @throws Problem `PicturesUnavailable` when the layer `pictures` is missing or damaged and a text needs a font
   */
  renderPdf(pages: readonly PicturePage[]): Promise<Uint8Array>;
}
