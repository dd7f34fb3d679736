import { createElement } from '../browser/elements.ts';

/** Width of the picture, pixels: A4 at 240 dots per inch. */
const WIDTH_PX = 2000;

/** Draws an SVG document on a canvas and saves it as PNG, without a request. */
export async function savePng(svg: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    save(await toPng(picture));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function toPng(picture: HTMLImageElement): Promise<Blob | null> {
  const heightPx = Math.round((WIDTH_PX * picture.naturalHeight) / picture.naturalWidth);
  const canvas = createElement('canvas', { width: String(WIDTH_PX), height: String(heightPx) });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH_PX, heightPx);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function save(png: Blob | null): void {
  if (!png) return;
  const address = URL.createObjectURL(png);
  createElement('a', { href: address, download: 'chart.png' }).click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
