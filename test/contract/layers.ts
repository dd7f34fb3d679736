import { matchesGlob } from 'node:path';

/**
 * The folders of the code, lowest first. A file may import from its own folder and from those before it in this list.
 * The longest line that holds a path is its layer.
 */
export const LAYERS = [
  // Units, tables of names and constants, errors.
  'lib/base',
  // Zeros and extrema of functions.
  'lib/astro/search',
  // The interface of the engine, with its errors.
  'lib/astro',
  // Longitudes as polynomials, and the moments of exact aspects.
  'lib/astro/motion',
  // Zodiac, Moon, stars, events, risings, Venus.
  'lib/astro/sky',
  // Civil time, local practice, places, doubts about a birth.
  'lib/astro/clock',
  // Houses, aspects, lots, analysis, comparison, astrocartography.
  'lib/astro/chart',
  // Transits, returns, progressions, directions, time lords, elections.
  'lib/astro/timing',
  'lib/astro/indian',
  // Why another program states another chart.
  'lib/astro/reconcile',
  // Conditions of elections on births, declinations and the panchanga.
  'lib/astro/conditions',
  // Drawing, themes, glyphs and text, and one folder for each picture.
  'lib/draw/kit',
  'lib/draw/wheel',
  'lib/draw/dial',
  'lib/draw/sectors',
  'lib/draw/square',
  'lib/draw/map',
  'lib/draw/eclipse',
  'lib/draw/timeline',
  'lib/draw/graphic-ephemeris',
  // Pictures as files for mail, word processors and printers, and their fonts.
  'lib/draw/files',
  // What an endpoint is, and the ports of the services that it may use.
  'lib/contract',
  // Schemas and forms of requests.
  'lib/requests',
  // From subject and settings to results.
  'lib/charts',
  // From results to answers.
  'lib/answers',
  // Records by the million: from bytes of requests to bytes of tables.
  'lib/bulk',
  // Births in the files of other programs.
  'lib/exchange',
  'functions',
  // The request chain, and the documents that describe the endpoints.
  'lib/chain',
  // The only importers of engine, AWS SDK and SQLite.
  'lib/adapters',
  'lib/runtime',
  'functions/*/index.ts',
] as const;

export type Layer = (typeof LAYERS)[number];

/** @returns undefined for a path that belongs to no layer */
export function layerOf(path: string): Layer | undefined {
  const holding = LAYERS.filter((layer) => isWithin(path, layer));
  return holding.sort((a, b) => b.length - a.length)[0];
}

const isWithin = (path: string, layer: Layer): boolean =>
  layer.includes('*') ? matchesGlob(path, layer) : path.startsWith(`${layer}/`);
