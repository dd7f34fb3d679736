import * as z from 'zod';
import { colorOfBody } from '../draw/kit/body-colors.ts';
import {
  findWeakContrasts,
  PALETTE_COLORS,
  type PaletteColor,
  type PaletteColors,
  selectPalette,
  type WheelTheme,
} from '../draw/kit/themes.ts';

const HEX_COLOR = /^#?([0-9a-f]{6})$/i;
const NAMES: ReadonlySet<string> = new Set(PALETTE_COLORS);

/** Longest text that can name every color once. */
const LONGEST_TEXT = 400;

/** Colors of a palette as a query writes them: `background:fffaf0,ink:202020`. */
export const pictureColors = z
  .string()
  .max(LONGEST_TEXT)
  .superRefine((text, context) => {
    const isRefusedAlready = text.length > LONGEST_TEXT;
    const faults = isRefusedAlready ? [] : text.split(',').map(splitPart).map(findFault);
    for (const message of new Set(faults)) if (message) context.addIssue({ code: 'custom', message, input: text });
  });

type Part = readonly string[];

function findFault([name = '', color = '']: Part, index: number, parts: readonly Part[]): string | undefined {
  if (!NAMES.has(name)) return `names an unknown color; the colors are ${PALETTE_COLORS.join(', ')}`;
  if (parts.findIndex(([other]) => other === name) < index) return `gives ${name} more than once`;
  return HEX_COLOR.test(color) ? undefined : `must give ${name} six hexadecimal digits, as in ${name}:1d2330`;
}

const splitPart = (part: string): Part => part.split(':').map((text) => text.trim().toLowerCase());

/** Reads colors that were checked. */
export function readPictureColors(text: string | undefined): PaletteColors {
  if (text === undefined) return {};
  const colors = text.split(',').map((part) => {
    const [name = '', color = ''] = splitPart(part);
    return [name as PaletteColor, color.replace(HEX_COLOR, '#$1')] as const;
  });
  return Object.fromEntries(colors);
}

/**
 * Refuses colors in which texts or lines do not stand out from their ground. The theme's colors of bodies pass on any ground:
 * labels name the bodies too.
 */
export function refineContrasts(
  { theme = 'light', colors }: { readonly theme?: WheelTheme | undefined; readonly colors?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (colors === undefined) return;
  const own = readPictureColors(colors);
  for (const { color, ground, contrast, least } of findWeakContrasts(selectPalette(theme, own))) {
    if (colorOfBody(color) === color && own[color] === undefined) continue;
    const measured = `${Math.floor(contrast * 10) / 10} to 1`;
    const message = `gives ${color} a contrast of ${measured} with ${ground}; it needs ${least} to 1`;
    context.addIssue({ code: 'custom', path: ['colors'], message, input: colors });
  }
}
