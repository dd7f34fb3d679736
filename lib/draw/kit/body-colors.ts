/** The bodies that have a color of their own. */
export const COLORED_BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;

type ColoredBody = (typeof COLORED_BODIES)[number];
type BodyColors = Readonly<Record<ColoredBody, string>>;

/**
 * Colors of the bodies on light and on dark pages, `#rrggbb`. A test simulates protanopia, deuteranopia and tritanopia: any two
 * of them, and any of them and the color of other points, differ by ΔE*ab ≥ 20.
 */
export const LIGHT_BODIES: BodyColors = {
  sun: '#d0840d',
  moon: '#8b93ba',
  mercury: '#746050',
  venus: '#0ba88c',
  mars: '#c60007',
  jupiter: '#6315d5',
  saturn: '#0f101b',
  uranus: '#995cf7',
  neptune: '#0c365e',
  pluto: '#6b0a17',
};

export const DARK_BODIES: BodyColors = {
  sun: '#fff02d',
  moon: '#e6effd',
  mercury: '#dcba51',
  venus: '#73eba0',
  mars: '#fb041c',
  jupiter: '#a274ff',
  saturn: '#a0805a',
  uranus: '#d5a4fe',
  neptune: '#6f7c83',
  pluto: '#e100b5',
};

const NAMES: ReadonlySet<string> = new Set(COLORED_BODIES);

/** Color of a body in every picture; points other than the Sun, the Moon and the planets are `muted`. */
export const colorOfBody = (body: string): ColoredBody | 'muted' => (NAMES.has(body) ? (body as ColoredBody) : 'muted');
