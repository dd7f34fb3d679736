import type { Panel } from './panel.ts';

/** The views in the order of use; a panel with a form of its own loads when it is first opened. */
export const TABS: readonly (readonly [id: string, label: string, load?: () => Promise<Panel>])[] = [
  ['chart', 'Chart'],
  ['positions', 'Positions'],
  ['aspects', 'Aspects'],
  ['pair', 'Two people', async () => (await import('./panels/pair.ts')).pairPanel],
  ['transit-wheel', 'Transit wheel', async () => (await import('./panels/transit-wheel.ts')).transitWheelPanel],
  ['transits', 'Transits', async () => (await import('./panels/transits.ts')).transitsPanel],
  ['returns', 'Returns', async () => (await import('./panels/returns.ts')).returnsPanel],
  ['progressions', 'Progressions', async () => (await import('./panels/progressions.ts')).progressionsPanel],
  ['facts', 'Facts', async () => (await import('./panels/facts.ts')).factsPanel],
  ['time-lords', 'Time lords', async () => (await import('./panels/time-lords.ts')).timeLordsPanel],
  ['indian', 'Indian chart', async () => (await import('./panels/indian.ts')).indianPanel],
  ['dashas', 'Dashas', async () => (await import('./panels/dashas.ts')).dashasPanel],
  ['elections', 'Elections', async () => (await import('./panels/elections.ts')).electionsPanel],
  ['other-program', 'Another program', async () => (await import('./panels/other-program.ts')).otherProgramPanel],
  ['map', 'Map', async () => (await import('./panels/map.ts')).mapPanel],
  ['request', 'Request'],
];
