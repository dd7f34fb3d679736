/** A named group of stars, by their designations in the star catalog. */
interface StarGroup {
  readonly description: string;
  readonly stars: readonly string[];
}

const ROYAL = ['alTau', 'alLeo', 'alSco', 'alPsA'];

const BEHENIAN = [
  ...['bePer', 'etTau', 'alTau', 'alAur', 'alCMa', 'alCMi', 'alLeo', 'etUMa'],
  ...['deCrv', 'alVir', 'alBoo', 'alCrB', 'alSco', 'alLyr', 'deCap'],
];

/** In the order of their numbers in the almanac, 1 to 57; then Polaris. */
const NAVIGATIONAL = [
  ...['alAnd', 'alPhe', 'alCas', 'beCet', 'alEri', 'alAri', 'th-1Eri', 'alCet', 'alPer', 'alTau'],
  ...['beOri', 'alAur', 'gaOri', 'beTau', 'epOri', 'alOri', 'alCar', 'alCMa', 'epCMa', 'alCMi'],
  ...['beGem', 'epCar', 'laVel', 'beCar', 'alHya', 'alLeo', 'alUMa', 'beLeo', 'gaCrv', 'alCru'],
  ...['gaCru', 'epUMa', 'alVir', 'etUMa', 'beCen', 'thCen', 'alBoo', 'alCen', 'al-2Lib', 'beUMi'],
  ...['alCrB', 'alSco', 'alTrA', 'etOph', 'laSco', 'alOph', 'gaDra', 'epSgr', 'alLyr', 'siSgr'],
  ...['alAql', 'alPav', 'alCyg', 'epPeg', 'alGru', 'alPsA', 'alPeg'],
  'alUMi',
];

const FOUNDATION = [
  ...['alLeo', 'alTau', 'alSco', 'alPsA', 'alVir', 'alBoo', 'alCMa', 'alLyr', 'alAur', 'bePer', 'alOri', 'beOri'],
  ...['alCMi', 'alCar', 'alAql', 'alCyg', 'gaOri', 'etTau', 'alEri', 'alCru', 'alCrB', 'alOph', 'beLeo', 'alPeg'],
];

/**
 * @source behenian: Agrippa, Three Books of Occult Philosophy II 47, text at
 * https://www.renaissanceastrology.com/agrippafixedstarimages.html
 * @source navigational: the numbers that The Astronomical Almanac's list of bright stars for 2016.5 gives to the stars
 * selected in The Nautical Almanac, USNO-BrightStars-2016.txt of github.com/brettonw/YaleBrightStarCatalog at commit
 * 2000b7af; 30, 38 and 39 are double stars, of which the star catalog has the whole or the brighter
 */
export const STAR_GROUPS = {
  royal_stars: { description: 'The four royal stars: Aldebaran, Regulus, Antares, Fomalhaut', stars: ROYAL },
  behenian: { description: 'The fifteen Behenian stars of Agrippa', stars: BEHENIAN },
  navigational: { description: 'The 57 selected stars of The Nautical Almanac, and Polaris', stars: NAVIGATIONAL },
  foundation_24: { description: 'Twenty-four stars that texts on fixed stars begin with', stars: FOUNDATION },
  galactic: {
    description: 'The galactic center, and Messier 87 for the supergalactic center',
    stars: ['SgrA*', 'M87'],
  },
} as const satisfies Record<string, StarGroup>;

export type StarGroupId = keyof typeof STAR_GROUPS;
export const STAR_GROUP_IDS = Object.keys(STAR_GROUPS) as readonly StarGroupId[];
