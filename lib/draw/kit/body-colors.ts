import type { PaletteColor } from './themes.ts';

const BODY_COLORS: Readonly<Record<string, PaletteColor>> = {
  sun: 'air',
  mercury: 'minor',
  venus: 'earth',
  mars: 'fire',
  jupiter: 'water',
  saturn: 'ink',
  uranus: 'outer_ink',
  neptune: 'harmonious',
  pluto: 'tense',
};

/** Color of the line of a body on maps and in strips; other bodies than Sun and planets are `muted`. */
export const colorOfBody = (body: string): PaletteColor => BODY_COLORS[body] ?? 'muted';
