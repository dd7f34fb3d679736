import { close, set_ephe_path, set_sid_mode, set_topo } from 'sweph';
import { AYANAMSAS, type AyanamsaId } from '../../catalog/ayanamsas.ts';
import type { GeoPlace } from '../port.ts';
import type { DataFolder } from './folder.ts';
import { type SiderealTimeModel, setSiderealTimeModel, siderealTimeModelAt } from './sidereal-time.ts';
import { unavailable } from './unavailable.ts';

/**
 * Days on either side of an era's boundary in which files overlap.
 *
 * The engine keeps reading from a file that is already open as long as that one holds the moment, so within an
 * overlap an answer's last bits would depend on what was asked before. Lunar files reach up to 24 days back and
 * the file of 1800, which every opening reads, 16 days forward; light-time adds less than one day.
 */
const OVERLAP_DAYS = 32;

/**
 * What this thread's engine is set to. The engine keeps its settings per thread, and so does a module: every worker
 * has its own copy of both.
 */
const engine: {
  folder: DataFolder | undefined;
  siderealMode: AyanamsaId | undefined;
  siderealTime: SiderealTimeModel | undefined;
  /** Moments that the open files answer alike whatever was asked before. */
  calmFrom: number;
  calmTo: number;
  /** The last moment at which the files themselves were seen to answer. */
  confirmedMoment: number;
} = {
  folder: undefined,
  siderealMode: undefined,
  siderealTime: undefined,
  calmFrom: Number.NaN,
  calmTo: Number.NaN,
  confirmedMoment: Number.NaN,
};

const closed = new WeakSet<DataFolder>();

/** Makes the engine ready for a moment: this folder, the files of this era, their bytes checked, its sidereal time. */
export function useMoment(folder: DataFolder, moment: number): void {
  const isReady = engine.folder === folder && moment > engine.calmFrom && moment < engine.calmTo;
  if (!isReady) enter(folder, moment);
  const model = siderealTimeModelAt(moment);
  if (model === engine.siderealTime) return;
  setSiderealTimeModel(model);
  engine.siderealTime = model;
}

function enter(folder: DataFolder, moment: number): void {
  if (closed.has(folder)) throw unavailable('This ephemeris was closed');
  const near = folder.eras.filter((era) => moment > era.startJd - OVERLAP_DAYS && moment < era.endJd + OVERLAP_DAYS);
  for (const era of near) folder.seals.require(era.fileNames.values());
  // The environment would win over the path. C's environment is the main thread's, so a worker cannot mend it.
  delete process.env.SE_EPHE_PATH;
  // This also resets the engine's models, but keeps place and sidereal mode.
  set_ephe_path(folder.path);
  engine.folder = folder;
  engine.siderealTime = undefined;
  engine.confirmedMoment = Number.NaN;
  const [only] = near;
  const isCalm = near.length === 1 && only !== undefined;
  engine.calmFrom = isCalm ? only.startJd + OVERLAP_DAYS : Number.NaN;
  engine.calmTo = isCalm ? only.endJd - OVERLAP_DAYS : Number.NaN;
}

/** Setting the sidereal mode empties the engine's caches, so it is set only where it differs. */
export function useSiderealMode(ayanamsa: AyanamsaId): void {
  if (engine.siderealMode === ayanamsa) return;
  set_sid_mode(AYANAMSAS[ayanamsa].engineId, 0, 0);
  engine.siderealMode = ayanamsa;
}

/** The engine itself sees whether the place is the one it has (0.05 µs). */
export function usePlace({ longitudeDeg, latitudeDeg, elevationM }: GeoPlace): void {
  set_topo(longitudeDeg, latitudeDeg, elevationM);
}

/** Whether the files were seen to answer at this moment since they were opened. */
export function isConfirmed(moment: number): boolean {
  return engine.confirmedMoment === moment;
}

export function markConfirmed(moment: number): void {
  engine.confirmedMoment = moment;
}

/** Closes the engine's files. The folder cannot be used again; another one can. */
export function closeFolder(folder: DataFolder): void {
  closed.add(folder);
  if (engine.folder !== folder) return;
  close();
  engine.folder = undefined;
  engine.siderealMode = undefined;
  engine.siderealTime = undefined;
}
