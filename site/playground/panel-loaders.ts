import type { Panel } from './panel.ts';

/** Loads a panel when it is first opened. */
type PanelLoader = () => Promise<{ readonly panel: Panel }>;

/** The panels with requests of their own, by id. */
export const PANEL_LOADERS: Readonly<Record<string, PanelLoader>> = {
  pair: () => import('./panels/pair.ts'),
};
