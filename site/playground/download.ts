import { createElement } from '../browser/elements.ts';

/** The browser reads the file after the click. */
const KEPT_MS = 60_000;

/** Saves a file on the device of the reader. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  createElement('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Width of a picture as PNG, pixels: A4 at 240 dots per inch. */
const WIDTH_PX = 2000;

/** Draws an SVG document on a canvas and saves it as PNG, without a request. */
export async function savePng(svg: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const heightPx = Math.round((WIDTH_PX * picture.naturalHeight) / picture.naturalWidth);
    const canvas = createElement('canvas', { width: String(WIDTH_PX), height: String(heightPx) });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH_PX, heightPx);
    canvas.toBlob((png) => png && download('chart.png', png), 'image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}
