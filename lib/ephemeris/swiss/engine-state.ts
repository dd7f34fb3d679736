import { close, set_ephe_path, set_sid_mode, set_topo } from 'sweph';
import { AYANAMSAS, type AyanamsaId } from '../../catalog/ayanamsas.ts';
import type { GeoPlace } from '../port.ts';
import { createEphemerisUnavailable } from './ephemeris-unavailable.ts';
import type { DataFolder } from './folder.ts';
import { type SiderealTimeModel, setSiderealTimeModel, siderealTimeModelAt } from './sidereal-time.ts';

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
const engineState: {
  folder: DataFolder | undefined;
  siderealMode: AyanamsaId | undefined;
  siderealTime: SiderealTimeModel | undefined;
  /** Moments that the open files answer alike whatever was asked before. */
  stableFromJd: number;
  stableToJd: number;
  /** The last moment at which the files themselves were seen to answer. */
  confirmedJd: number;
} = {
  folder: undefined,
  siderealMode: undefined,
  siderealTime: undefined,
  stableFromJd: Number.NaN,
  stableToJd: Number.NaN,
  confirmedJd: Number.NaN,
};

const closedFolders = new WeakSet<DataFolder>();

/** Makes the engine ready for a moment: this folder, the files of this era, their bytes checked, its sidereal time. */
export function useMoment(folder: DataFolder, moment: number): void {
  const isReady = engineState.folder === folder && moment > engineState.stableFromJd && moment < engineState.stableToJd;
  if (!isReady) enterFileSpan(folder, moment);
  const model = siderealTimeModelAt(moment);
  if (model === engineState.siderealTime) return;
  setSiderealTimeModel(model);
  engineState.siderealTime = model;
}

function enterFileSpan(folder: DataFolder, moment: number): void {
  if (closedFolders.has(folder)) throw createEphemerisUnavailable('This ephemeris was closed');
  const nearbySpans = folder.fileSpans.filter(
    (fileSpan) => moment > fileSpan.startJd - OVERLAP_DAYS && moment < fileSpan.endJd + OVERLAP_DAYS,
  );
  for (const fileSpan of nearbySpans) folder.checksums.require(fileSpan.fileNames.values());
  // The environment would win over the path. C's environment is the main thread's, so a worker cannot mend it.
  delete process.env.SE_EPHE_PATH;
  // This also resets the engine's models, but keeps place and sidereal mode.
  set_ephe_path(folder.path);
  engineState.folder = folder;
  engineState.siderealTime = undefined;
  engineState.confirmedJd = Number.NaN;
  const [onlySpan] = nearbySpans;
  const isCalm = nearbySpans.length === 1 && onlySpan !== undefined;
  engineState.stableFromJd = isCalm ? onlySpan.startJd + OVERLAP_DAYS : Number.NaN;
  engineState.stableToJd = isCalm ? onlySpan.endJd - OVERLAP_DAYS : Number.NaN;
}

/** Setting the sidereal mode empties the engine's caches, so it is set only where it differs. */
export function useSiderealMode(ayanamsa: AyanamsaId): void {
  if (engineState.siderealMode === ayanamsa) return;
  set_sid_mode(AYANAMSAS[ayanamsa].engineId, 0, 0);
  engineState.siderealMode = ayanamsa;
}

/** The engine itself sees whether the place is the one it has (0.05 µs). */
export function usePlace({ longitudeDeg, latitudeDeg, elevationM }: GeoPlace): void {
  set_topo(longitudeDeg, latitudeDeg, elevationM);
}

/** Whether the files were seen to answer at this moment since they were opened. */
export function isConfirmed(moment: number): boolean {
  return engineState.confirmedJd === moment;
}

export function markConfirmed(moment: number): void {
  engineState.confirmedJd = moment;
}

/** Closes the engine's files. The folder cannot be used again; another one can. */
export function closeFolder(folder: DataFolder): void {
  closedFolders.add(folder);
  if (engineState.folder !== folder) return;
  close();
  engineState.folder = undefined;
  engineState.siderealMode = undefined;
  engineState.siderealTime = undefined;
}
