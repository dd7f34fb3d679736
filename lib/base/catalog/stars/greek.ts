/** A letter of a Bayer designation in every spelling that clients use. */
interface GreekLetter {
  /** Abbreviation in the star catalogue. */
  readonly id: string;
  readonly name: string;
  /** Other spellings, in lower case: three-letter ones, SIMBAD's, and the letter itself. */
  readonly spellings: readonly string[];
}

/**
 * @source abbreviations: layers/swisseph/ephe/sefstars.txt; SIMBAD's, such as `alf` and `ksi`: notes of the IAU Catalog
 * of Star Names, https://www.iau.org/public/themes/naming_stars/
 */
export const GREEK_LETTERS: readonly GreekLetter[] = [
  { id: 'al', name: 'alpha', spellings: ['alp', 'alf', 'α'] },
  { id: 'be', name: 'beta', spellings: ['bet', 'β'] },
  { id: 'ga', name: 'gamma', spellings: ['gam', 'γ'] },
  { id: 'de', name: 'delta', spellings: ['del', 'δ'] },
  { id: 'ep', name: 'epsilon', spellings: ['eps', 'ε'] },
  { id: 'ze', name: 'zeta', spellings: ['zet', 'ζ'] },
  { id: 'et', name: 'eta', spellings: ['η'] },
  { id: 'th', name: 'theta', spellings: ['the', 'tet', 'θ'] },
  { id: 'io', name: 'iota', spellings: ['iot', 'ι'] },
  { id: 'ka', name: 'kappa', spellings: ['kap', 'κ'] },
  { id: 'la', name: 'lambda', spellings: ['lam', 'λ'] },
  { id: 'mu', name: 'mu', spellings: ['μ'] },
  { id: 'nu', name: 'nu', spellings: ['ν'] },
  { id: 'xi', name: 'xi', spellings: ['ksi', 'ξ'] },
  { id: 'omi', name: 'omicron', spellings: ['ο'] },
  { id: 'pi', name: 'pi', spellings: ['π'] },
  { id: 'rh', name: 'rho', spellings: ['ρ'] },
  { id: 'si', name: 'sigma', spellings: ['sig', 'σ'] },
  { id: 'ta', name: 'tau', spellings: ['τ'] },
  { id: 'up', name: 'upsilon', spellings: ['ups', 'υ'] },
  { id: 'ph', name: 'phi', spellings: ['φ'] },
  { id: 'ch', name: 'chi', spellings: ['χ'] },
  { id: 'ps', name: 'psi', spellings: ['ψ'] },
  { id: 'ome', name: 'omega', spellings: ['omg', 'ω'] },
];
