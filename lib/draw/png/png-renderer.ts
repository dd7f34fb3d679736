/** Converts pictures to pixels. */
export interface PngRenderer {
  /**
   * Converts an SVG document of this service to a PNG file of the size that the document states.
   *
   * @throws Problem `PicturesUnavailable` when the layer `pictures` is missing or damaged
   */
  renderPng(svg: string): Promise<Uint8Array>;
}
