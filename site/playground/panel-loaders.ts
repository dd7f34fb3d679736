import type { Panel } from './panel.ts';

/** Loads a panel when it is first opened. */
type PanelLoader = () => Promise<Panel>;

/** The panels with requests of their own, by id. */
export const PANEL_LOADERS: Readonly<Record<string, PanelLoader>> = {
  pair: () => import('./panels/pair.ts').then(({ pairPanel }) => pairPanel),
  'transit-wheel': () => import('./panels/transit-wheel.ts').then(({ transitWheelPanel }) => transitWheelPanel),
  transits: () => import('./panels/transits.ts').then(({ transitsPanel }) => transitsPanel),
  returns: () => import('./panels/returns.ts').then(({ returnsPanel }) => returnsPanel),
  progressions: () => import('./panels/progressions.ts').then(({ progressionsPanel }) => progressionsPanel),
  facts: () => import('./panels/facts.ts').then(({ factsPanel }) => factsPanel),
  'time-lords': () => import('./panels/time-lords.ts').then(({ timeLordsPanel }) => timeLordsPanel),
  indian: () => import('./panels/indian.ts').then(({ indianPanel }) => indianPanel),
  dashas: () => import('./panels/dashas.ts').then(({ dashasPanel }) => dashasPanel),
  elections: () => import('./panels/elections.ts').then(({ electionsPanel }) => electionsPanel),
  map: () => import('./panels/map.ts').then(({ mapPanel }) => mapPanel),
};
