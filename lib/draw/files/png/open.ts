import { createRequire } from 'node:module';
import { join } from 'node:path';
import { removeEmoji } from '../fonts/emoji.ts';
import { createUnavailable, openFonts, readChecked } from '../fonts/picture-files.ts';
import { selectFonts } from '../fonts/select-fonts.ts';
import type { PictureRenderer } from '../picture-renderer.ts';
import { placeSyllables } from './place-syllables.ts';

type Resvg = typeof import('@resvg/resvg-wasm');
type Drawing = InstanceType<Resvg['Resvg']>;
type CustomFontsOptions = import('@resvg/resvg-wasm').CustomFontsOptions;

const PACKAGE = '@resvg/resvg-wasm';

/** SHA-256 of the WebAssembly module of resvg-wasm 2.6.2 as published on npm. */
const MODULE_SHA256 = '22bf6e9f9a100d972da0411a69c5ba504367fc1fa87b3b64e3f35e53926d2d70';

/** Texts that are drawn with a font; the others are strokes. */
const FONT_TEXT = /<text\b[^>]*>([^<]*)/g;

/** The module of this process: it can be initialized once only. */
let loaded: Promise<Resvg> | undefined;

function loadOnce(folder: string): Promise<Resvg> {
  loaded ??= loadResvg(folder);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/**
 * Opens the renderer. Module and fonts are read at the first picture, and each font at the first text that needs it: a
 * function's start and its answers without pictures cost nothing.
 *
 * @param folder of the layer `pictures`, or any folder with `fonts` from which Node resolves resvg-wasm
 */
export function openPngRenderer(folder: string): Pick<PictureRenderer, 'renderPng'> {
  const readFont = openFonts(folder);
  return {
    renderPng: async (document) => {
      const svg = removeEmoji(document);
      const [resvg, fontBuffers] = await Promise.all([
        loadOnce(folder),
        Promise.all(selectFonts(readTexts(svg)).map(readFont)),
      ]);
      return render(svg, resvg, fontBuffers);
    },
  };
}

const readTexts = (svg: string): string => [...svg.matchAll(FONT_TEXT)].map(([, text]) => text).join('');

function render(svg: string, resvg: Resvg, fontBuffers: readonly Uint8Array[]): Uint8Array {
  const font = { fontBuffers: [...fontBuffers], loadSystemFonts: false, ...FAMILIES };
  const measure = (piece: string): number =>
    useDrawing(createMeasured(piece), { resvg, font }, (drawing) => {
      const box = drawing.getBBox();
      if (!box) return 0;
      const right = box.x + box.width;
      box.free();
      return right / MEASURED_PX - MEASURED_LEFT;
    });
  return useDrawing(placeSyllables(svg, measure), { resvg, font }, (drawing) => {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  });
}

interface Renderer {
  readonly resvg: Resvg;
  readonly font: CustomFontsOptions;
}

/** Objects of the module live in its own memory until they are freed. */
function useDrawing<Result>(svg: string, { resvg, font }: Renderer, use: (drawing: Drawing) => Result): Result {
  const drawing = new resvg.Resvg(svg, { font });
  try {
    return use(drawing);
  } finally {
    drawing.free();
  }
}

/** Size of a measured text, and how many times this it stands from the edge, so that nothing of it is cut off. */
const MEASURED_PX = 1000;
const MEASURED_LEFT = 1;

const createMeasured = (piece: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="99000" height="3000" viewBox="0 -2000 99000 3000"><text x="${MEASURED_LEFT * MEASURED_PX}" font-size="${MEASURED_PX}" font-family="sans-serif">${piece}</text></svg>`;

const FAMILIES = { defaultFontFamily: 'Noto Sans', sansSerifFamily: 'Noto Sans' } as const;

async function loadResvg(folder: string): Promise<Resvg> {
  const require = createRequire(join(folder, '/'));
  const module = await readChecked(resolve(require, `${PACKAGE}/index_bg.wasm`), MODULE_SHA256);
  const resvg: Resvg = require(PACKAGE);
  await resvg.initWasm(module);
  return resvg;
}

function resolve(require: NodeJS.Require, specifier: string): string {
  try {
    return require.resolve(specifier);
  } catch (cause) {
    throw createUnavailable(`${PACKAGE} is missing`, cause);
  }
}
