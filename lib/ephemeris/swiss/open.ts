import { version } from 'sweph';
import { Problem } from '../../errors/problem.ts';
import type { JdUt } from '../../units/time.ts';
import type { Ephemeris, SelfCheck } from '../port.ts';
import { type Coverage, commonSpan, coverageOf, requireBodyCovered, requireCovered, spanOf } from './coverage.ts';
import { type DataFolder, readFolder } from './folder.ts';
import { houseCusps, meridianCusps } from './houses.ts';
import { DATA_VERSION } from './manifest.ts';
import { ayanamsaDeg, earthOrientation } from './orientation.ts';
import { phenomenaOf } from './phenomena.ts';
import { eclipticLongitude, eclipticState, equatorialState, trueDistanceAu } from './position.ts';
import { comparePublished } from './self-check.ts';
import { starCatalogue } from './star-catalogue.ts';
import { starPlace } from './stars.ts';
import { requireFilesInUse } from './startup.ts';
import { closeFolder, useMoment } from './thread.ts';

/** A failed check is an answer, not an error: the health endpoint reports it. */
function checked(folder: DataFolder, ask: Ephemeris['equatorial']): SelfCheck {
  try {
    folder.seals.require(folder.files.map(({ name }) => name));
    return comparePublished((body, moment) => ask(body, moment, { type: 'geocentric' }));
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return { passed: false, detail: failure.message, worstErrorArcsec: Number.POSITIVE_INFINITY };
  }
}

function ephemerisOver(folder: DataFolder, coverage: Coverage): Ephemeris {
  const prepare = (moment: JdUt): void => {
    requireCovered(coverage, moment);
    useMoment(folder, moment);
  };
  const equatorial: Ephemeris['equatorial'] = (body, moment, center) => {
    requireBodyCovered(coverage, body, moment);
    useMoment(folder, moment);
    return equatorialState({ body, moment, center });
  };
  return {
    facts: { engineVersion: version(), path: folder.path, files: folder.files, dataVersion: DATA_VERSION },
    coverage: (body) => (body === undefined ? commonSpan(coverage) : spanOf(coverage, body)),
    position(body, moment, { zodiac, center }) {
      requireBodyCovered(coverage, body, moment);
      useMoment(folder, moment);
      return eclipticState({ body, moment, center }, zodiac);
    },
    longitude(body, moment, { zodiac, center }) {
      requireBodyCovered(coverage, body, moment);
      useMoment(folder, moment);
      return eclipticLongitude({ body, moment, center }, zodiac);
    },
    trueDistanceAu(body, moment, center) {
      requireBodyCovered(coverage, body, moment);
      useMoment(folder, moment);
      return trueDistanceAu({ body, moment, center });
    },
    equatorial,
    houses(moment, place, system, zodiac) {
      prepare(moment);
      return houseCusps({ moment, place, system }, zodiac);
    },
    housesOfMeridian(meridian, system, zodiac) {
      prepare(meridian.moment);
      return meridianCusps(meridian, system, zodiac);
    },
    orientation(moment) {
      prepare(moment);
      return earthOrientation(moment);
    },
    ayanamsaDeg(moment, ayanamsa) {
      prepare(moment);
      return ayanamsaDeg(moment, ayanamsa);
    },
    phenomena(body, moment) {
      requireBodyCovered(coverage, body, moment);
      useMoment(folder, moment);
      return phenomenaOf(body, moment);
    },
    stars: () => starCatalogue(folder).entries,
    star(id, moment, zodiac) {
      prepare(moment);
      return starPlace(folder, { id, moment }, zodiac);
    },
    check: () => checked(folder, equatorial),
    close: () => closeFolder(folder),
  };
}

/**
 * Opens the Swiss Ephemeris over a folder of data files, for this thread.
 *
 * Each worker opens its own. Several may be open at once, over other folders too; changing between them reopens
 * the files (20–30 µs).
 *
 * @param options.path folder with the .se1 files and star catalogue of layers/swisseph
 * @throws Problem `EphemerisUnavailable` when a file is missing, cut short or not the one the manifest lists
 */
export function openSwissEphemeris({ path }: { readonly path: string }): Ephemeris {
  const folder = readFolder(path);
  const coverage = coverageOf(folder.eras);
  requireFilesInUse(folder);
  return ephemerisOver(folder, coverage);
}
