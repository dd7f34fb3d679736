import { version } from 'sweph';
import { EphemerisUnavailableError } from '../../astro/errors.ts';
import type { Ephemeris, SelfCheck } from '../../astro/port.ts';
import type { BodyId } from '../../base/catalog/bodies.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import { addCompiled, type Engine } from '../compiled/add-compiled.ts';
import {
  type Coverage,
  commonRangeOf,
  findCoverage,
  requireBodyCovered,
  requireCovered,
  requireRange,
} from './coverage.ts';
import { closeFolder, useMoment } from './engine-state.ts';
import { type DataFolder, readFolder } from './folder.ts';
import { findHeliacalEvent, SEARCH_REACH_DAYS } from './heliacal.ts';
import { computeHouseCusps, computeMeridianCusps } from './houses.ts';
import { DATA_VERSION } from './manifest.ts';
import { computeEarthOrientation } from './orientation.ts';
import { computePhenomena } from './phenomena.ts';
import {
  computeEclipticLatitudeDeg,
  computeEclipticLongitude,
  computeEclipticState,
  computeEquatorialState,
  computeMeanEquinoxMotion,
  computeNearLongitudeDeg,
  computeQuickTrueDistanceAu,
  computeTrueDistanceAu,
} from './position.ts';
import { compareWithPublished } from './self-check.ts';
import { readStarCatalogue } from './star-catalogue.ts';
import { computeStarPosition } from './stars.ts';
import { requireFilesInUse } from './startup.ts';
import { computeAyanamsaDeg, computeZeroPointDeg } from './zero-point.ts';

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

type BodyCalculations = Pick<
  Engine,
  | 'position'
  | 'longitude'
  | 'latitudeDeg'
  | 'meanEquinoxMotion'
  | 'nearLongitudeDeg'
  | 'trueDistanceAu'
  | 'quickTrueDistanceAu'
  | 'equatorial'
  | 'phenomena'
>;

function createBodyCalculations(folder: DataFolder, coverage: Coverage): BodyCalculations {
  const prepare = (body: BodyId, moment: JdUt): void => {
    requireBodyCovered(coverage, body, moment);
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
    latitudeDeg(body, moment, center) {
      prepare(body, moment);
      return computeEclipticLatitudeDeg({ body, moment, center });
    },
    meanEquinoxMotion(body, moment) {
      prepare(body, moment);
      return computeMeanEquinoxMotion({ body, moment });
    },
    nearLongitudeDeg(body, moment) {
      prepare(body, moment);
      return computeNearLongitudeDeg({ body, moment });
    },
    trueDistanceAu(body, moment, center) {
      prepare(body, moment);
      return computeTrueDistanceAu({ body, moment, center });
    },
    quickTrueDistanceAu(body, moment, center) {
      prepare(body, moment);
      return computeQuickTrueDistanceAu({ body, moment, center });
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

function createEngine(folder: DataFolder, coverage: Coverage): Engine {
  const prepare = (moment: JdUt): void => {
    requireCovered(coverage, moment);
    useMoment(folder, moment);
  };
  const bodies = createBodyCalculations(folder, coverage);
  return {
    ...bodies,
    facts: { engineVersion: version(), path: folder.path, files: folder.files, dataVersion: DATA_VERSION },
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
    zeroPointDeg(zodiac, moment) {
      prepare(moment);
      return computeZeroPointDeg(moment, zodiac);
    },
    stars: () => readStarCatalogue(folder).entries,
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
 * the files (20–30 µs).
 *
 * @param options.path folder with the .se1 files and star catalogue of layers/swisseph
 * @throws EphemerisUnavailableError when a file is missing, truncated or not the one that the manifest lists
 */
export function openSwissEphemeris({ path }: { readonly path: string }): Ephemeris {
  const folder = readFolder(path);
  const coverage = findCoverage(folder.fileSpans);
  requireFilesInUse(folder);
  return addCompiled(createEngine(folder, coverage));
}
