import { close, constants, set_astro_models, set_ephe_path, set_sid_mode, set_topo } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { GeoPlace } from '../../astro/port.ts';
import { AYANAMSAS, AYANAMSAS_OF_A_STAR, type Ayanamsa, formatAyanamsa } from '../../base/catalog/ayanamsas.ts';
import type { DataFolder } from './folder.ts';

/**
 * Days on either side of the boundary of two file spans in which their files overlap.
 *
 * The engine keeps reading an open file while it covers the moment, so within an overlap the last bits of a result
 * would depend on earlier calls. Lunar files reach up to 24 days back, and the file of 1800, which every opening reads,
 * 16 days forward; light-time adds less than one day.
 */
const OVERLAP_DAYS = 32;

/**
 * Current settings of this thread's engine. Engine and module both have one state per thread: every worker has its own
 * copy of both.
 */
const engineState: {
  folder: DataFolder | undefined;
  siderealMode: string | undefined;
  siderealTime: SiderealTimeModel | undefined;
  /** Moments for which results of the open files do not depend on earlier calls. */
  stableFromJd: number;
  stableToJd: number;
  /** The last moment for which the engine was confirmed to read its files. */
  confirmedJd: number;
} = {
  folder: undefined,
  siderealMode: undefined,
  siderealTime: undefined,
  stableFromJd: Number.NaN,
  stableToJd: Number.NaN,
  confirmedJd: Number.NaN,
};

/** Name of the mark that the one copy of this module which uses the engine leaves in its thread. */
const OWNER = Symbol.for('natal.engine');

/**
 * Marks this copy as the engine's user. Another copy, as of a second bundle in the same process, would keep a state of its
 * own, and both would take for set what the other one has changed: charts would be wrong without a warning.
 *
 * @throws Error where another copy uses the engine of this thread
 */
function claimEngine(): void {
  const thread = globalThis as typeof globalThis & { [OWNER]?: object };
  thread[OWNER] ??= engineState;
  if (thread[OWNER] !== engineState) throw new Error('two copies of the code use the engine of one thread');
}

/** Elements of the hypothetical planets. Without it the engine would use others of its own. */
const ORBITAL_ELEMENTS = 'seorbel.txt';

const closedFolders = new WeakSet<DataFolder>();

/** Prepares the engine for a moment: selects folder, verified files and the model of sidereal time. */
export function useMoment(folder: DataFolder, moment: number): void {
  const isReady = engineState.folder === folder && moment > engineState.stableFromJd && moment < engineState.stableToJd;
  if (!isReady) enterFileSpan(folder, moment);
  const model = siderealTimeModelAt(moment);
  if (model === engineState.siderealTime) return;
  setSiderealTimeModel(model);
  engineState.siderealTime = model;
}

function enterFileSpan(folder: DataFolder, moment: number): void {
  claimEngine();
  if (closedFolders.has(folder)) throw new EphemerisUnavailableError('This ephemeris was closed');
  const nearbySpans = folder.fileSpans.filter(
    (fileSpan) => moment > fileSpan.startJd - OVERLAP_DAYS && moment < fileSpan.endJd + OVERLAP_DAYS,
  );
  for (const fileSpan of nearbySpans) folder.checksums.require(fileSpan.fileNames.values());
  folder.checksums.require([ORBITAL_ELEMENTS]);
  // The variable would override the path. C's environment is that of the main thread, so a worker cannot change it.
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

/** Sets the sidereal mode, only where it differs, because this empties the engine's caches. */
export function useSiderealMode(ayanamsa: Ayanamsa): void {
  const mode = formatAyanamsa(ayanamsa);
  if (engineState.siderealMode === mode) return;
  if (typeof ayanamsa === 'string') set_sid_mode(AYANAMSAS[ayanamsa].engineId, 0, 0);
  else set_sid_mode(constants.SE_SIDM_USER, ayanamsa.epochJdTt, ayanamsa.degrees);
  engineState.siderealMode = mode;
}

/** Whether a star, in place of a formula, gives the zero point of the sidereal mode in use. */
export function needsFilesForZeroPoint(): boolean {
  return AYANAMSAS_OF_A_STAR.has(engineState.siderealMode);
}

/** Sets the topocentric observer. The engine itself skips an unchanged place. */
export function usePlace({ longitudeDeg, latitudeDeg, elevationM }: GeoPlace): void {
  set_topo(longitudeDeg, latitudeDeg, elevationM);
}

/** Whether the engine was confirmed to read its files at this moment since they were opened. */
export function isConfirmed(moment: number): boolean {
  return engineState.confirmedJd === moment;
}

export function markConfirmed(moment: number): void {
  engineState.confirmedJd = moment;
}

/** Closes the engine's files. This folder object cannot be used again; another one can. */
export function closeFolder(folder: DataFolder): void {
  closedFolders.add(folder);
  if (engineState.folder !== folder) return;
  close();
  engineState.folder = undefined;
  engineState.siderealMode = undefined;
  engineState.siderealTime = undefined;
}

/** Formulas of the engine for sidereal time. */
type SiderealTimeModel = 'iers' | 'longTerm';

/**
 * Order of the list: ΔT, precession long and short term, nutation, bias, two JPL modes, sidereal time; 0 keeps the
 * engine's default.
 *
 * @source SE_MODEL_* and SEMOD_SIDT_* in swephexp.h of Swiss Ephemeris 2.10.03
 */
const MODEL_LISTS: Readonly<Record<SiderealTimeModel, string>> = {
  iers: '0,0,0,0,0,0,0,3',
  longTerm: '0,0,0,0,0,0,0,4',
};

/** 1 January 1600 and 1 January 2400, Gregorian. */
const IERS_FROM_JD = 2305447.5;
const IERS_TO_JD = 2597641.5;

/**
 * The formula for a moment.
 *
 * By default the engine uses the IERS expression from 1850 to 2050 and a long-term one outside, which was fitted to an
 * older ΔT: sidereal time, and with it every Ascendant, jumps by 1.91″ on 1 January 2050 and by 0.09″ in 1850. Over the
 * eight centuries here the IERS expression stays within 0.0003″ of IAU 2006; over millennia its polynomial fails. The
 * long-term formula is 1.26″ from it in 1600 and 8.6″ in 2400.
 */
function siderealTimeModelAt(moment: number): SiderealTimeModel {
  return moment >= IERS_FROM_JD && moment < IERS_TO_JD ? 'iers' : 'longTerm';
}

/** Sets the formula; the engine's other models and its caches stay. */
function setSiderealTimeModel(model: SiderealTimeModel): void {
  set_astro_models(MODEL_LISTS[model], 0);
}
