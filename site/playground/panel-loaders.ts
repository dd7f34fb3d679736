import type { Panel } from './panel.ts';

/** Loads a panel when it is first opened. */
type PanelLoader = () => Promise<{ readonly panel: Panel }>;

/** The panels with requests of their own, by id. */
export const PANEL_LOADERS: Readonly<Record<string, PanelLoader>> = {
  pair: () => import('./panels/pair.ts'),
  'transit-wheel': () => import('./panels/transit-wheel.ts'),
  transits: () => import('./panels/transits.ts'),
  returns: () => import('./panels/returns.ts'),
  progressions: () => import('./panels/progressions.ts'),
  facts: () => import('./panels/facts.ts'),
  'time-lords': () => import('./panels/time-lords.ts'),
  indian: () => import('./panels/indian.ts'),
  dashas: () => import('./panels/dashas.ts'),
  elections: () => import('./panels/elections.ts'),
  map: () => import('./panels/map.ts'),
};
