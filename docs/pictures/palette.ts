/** Colours of the picture: light lines on a night-blue map, legible on white pages and on dark ones. */
export const COLOURS = {
  sheet: '#0d1526',
  land: '#293a5c',
  coast: '#4a608f',
  title: '#f2f5fb',
  text: '#9fb0d0',
} as const;
