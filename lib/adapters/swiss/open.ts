import { constants, deltat_ex } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { Ephemeris, EquatorialState, SelfCheck } from '../../astro/port.ts';
import { type BodyId, MINOR_PLANETS, minorPlanetOf } from '../../base/catalog/bodies.ts';
import { ARCSEC_PER_DEG, arcDeg, cosDeg, DEG_PER_HOUR } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import {
  type Coverage,
  commonRangeOf,
  findCoverage,
  requireBodyCovered,
  requireCovered,
  requireRange,
} from './coverage.ts';
import { ENGINE } from './engine.ts';
import { closeFolder, useMoment } from './engine-state.ts';
import { type DataFolder, readFolder } from './folder.ts';
import { findHeliacalEvent, SEARCH_REACH_DAYS } from './heliacal.ts';
import { computeHouseCusps, computeMeridianCusps } from './houses.ts';
import { BODY_FILES } from './manifest.ts';
import { computeEarthOrientation } from './orientation.ts';
import { computePhenomena } from './phenomena.ts';
import { computeEclipticLongitude, computeEclipticState, computeEquatorialState } from './position.ts';
import { PUBLISHED_POSITIONS, type PublishedPosition } from './published-positions.ts';
import { readStarCatalog } from './star-catalog.ts';
import { computeStarPosition } from './stars.ts';
import { requireFilesInUse } from './startup.ts';
import { computeAyanamsaDeg } from './zero-point.ts';

/** Returns a failed check as a result, not as an error: the health endpoint reports it. */
function runSelfCheck(folder: DataFolder, source: Ephemeris['equatorial']): SelfCheck {
  try {
    folder.checksums.require(folder.files.map(({ name }) => name));
    return compareWithPublished((body, moment) => source(body, moment, { type: 'geocentric' }));
  } catch (failure) {
    if (!(failure instanceof EphemerisUnavailableError)) throw failure;
    return { passed: false, detail: failure.message, worstErrorArcsec: Number.POSITIVE_INFINITY };
  }
}

/** Names of the files of minor planets. */
const FILE_OF_BODY: ReadonlyMap<BodyId, string | undefined> = new Map(
  MINOR_PLANETS.map((id) => [id, BODY_FILES.get(minorPlanetOf(id))?.name]),
);

type BodyCalculations = Pick<Ephemeris, 'position' | 'longitude' | 'equatorial' | 'phenomena'>;

function createBodyCalculations(folder: DataFolder, coverage: Coverage): BodyCalculations {
  const prepare = (body: BodyId, moment: JdUt): void => {
    requireBodyCovered(coverage, body, moment);
    const file = FILE_OF_BODY.get(body);
    if (file !== undefined) folder.checksums.requireFile(file);
    useMoment(folder, moment);
  };
  return {
    position(body, moment, frame) {
      prepare(body, moment);
      return computeEclipticState({ body, moment }, frame);
    },
    longitude(body, moment, frame) {
      prepare(body, moment);
      return computeEclipticLongitude({ body, moment }, frame);
    },
    equatorial(body, moment, center) {
      prepare(body, moment);
      return computeEquatorialState({ body, moment, center });
    },
    phenomena(body, moment) {
      prepare(body, moment);
      return computePhenomena(body, moment);
    },
  };
}

function createEngine(folder: DataFolder, coverage: Coverage): Ephemeris {
  const prepare = (moment: JdUt): void => {
    requireCovered(coverage, moment);
    useMoment(folder, moment);
  };
  const bodies = createBodyCalculations(folder, coverage);
  return {
    ...bodies,
    facts: { ...ENGINE, path: folder.path, files: folder.files },
    coverage: (body) => (body === undefined ? commonRangeOf(coverage) : requireRange(coverage, body)),
    houses(moment, place, system, zodiac) {
      prepare(moment);
      return computeHouseCusps({ moment, place, system }, zodiac);
    },
    housesOfMeridian(meridian, system, zodiac) {
      prepare(meridian.moment);
      return computeMeridianCusps(meridian, system, zodiac);
    },
    orientation(moment) {
      prepare(moment);
      return computeEarthOrientation(moment);
    },
    ayanamsaDeg(moment, ayanamsa) {
      prepare(moment);
      return computeAyanamsaDeg(moment, ayanamsa);
    },
    stars: () => readStarCatalog(folder).entries,
    star(id, moment, zodiac) {
      prepare(moment);
      return computeStarPosition(folder, { id, moment }, zodiac);
    },
    heliacal(query) {
      // The files at the far end are verified first: the engine opens them by itself.
      prepare(jdUt(query.after + SEARCH_REACH_DAYS));
      prepare(query.after);
      return findHeliacalEvent(folder, query);
    },
    check: () => runSelfCheck(folder, bodies.equatorial),
    close: () => closeFolder(folder),
  };
}

/**
 * Opens the Swiss Ephemeris over a folder of data files, for this thread.
 *
 * Each worker opens its own. Several may be open at once, also over different folders; changing between them reopens
 * the files.
 *
 * @param options.path folder with the .se1 files and star catalog of layers/swisseph
 * @throws EphemerisUnavailableError when a file is missing, truncated or not the one that the manifest lists
 */
export function openSwissEphemeris({ path }: { readonly path: string }): Ephemeris {
  const folder = readFolder(path);
  const coverage = findCoverage(folder.fileSpans);
  requireFilesInUse(folder);
  return createEngine(folder, coverage);
}

/** DE405 (published positions) and DE431 (files) differ by less than this; a wrong file differs by far more. */
const TOLERANCE_ARCSEC = 0.05;

/** Asks the ephemeris under check for a place. */
type EquatorialSource = (body: PublishedPosition['body'], moment: JdUt) => EquatorialState;

/** TT to UT in one step, because ΔT changes by less than 1e-7 s over its own length. */
function toUt(jdTt: number): JdUt {
  return jdUt(jdTt - deltat_ex(jdTt, constants.SEFLG_SWIEPH).data);
}

function measureErrorArcsec(published: PublishedPosition, source: EquatorialSource): number {
  const { rightAscensionDeg, declinationDeg } = source(published.body, toUt(published.jdTt));
  const alongDeg = arcDeg(published.rightAscensionHours * DEG_PER_HOUR, rightAscensionDeg) * cosDeg(declinationDeg);
  return Math.hypot(alongDeg, declinationDeg - published.declinationDeg) * ARCSEC_PER_DEG;
}

/** Compares computed positions with published ones. */
function compareWithPublished(source: EquatorialSource): SelfCheck {
  const worstErrorArcsec = Math.max(...PUBLISHED_POSITIONS.map((published) => measureErrorArcsec(published, source)));
  const passed = worstErrorArcsec <= TOLERANCE_ARCSEC;
  const verdict = passed ? 'agree' : 'disagree';
  return {
    passed,
    detail: `${PUBLISHED_POSITIONS.length} published places ${verdict}: worst ${worstErrorArcsec.toFixed(3)}″`,
    worstErrorArcsec,
  };
}
