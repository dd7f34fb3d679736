/** Colours of the picture: light lines on a night-blue map, legible on white pages and on dark ones. */
export const COLOURS = {
  sheet: '#0d1526',
  sea: '#111c33',
  land: '#293a5c',
  coast: '#4a608f',
  graticule: '#1e2d4d',
  title: '#f2f5fb',
  text: '#9fb0d0',
} as const;

const BODY_COLOURS: Readonly<Record<string, string>> = {
  sun: '#ffc83d',
  moon: '#dfe6f5',
  mercury: '#7fd6ff',
  venus: '#7ee2a0',
  mars: '#ff6b5e',
  jupiter: '#c79bff',
  saturn: '#ff9f5a',
};

/** The colour of a body's lines. */
export const colourOf = (body: string): string => BODY_COLOURS[body] ?? COLOURS.text;
