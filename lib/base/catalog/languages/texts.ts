import type { AspectId, DeclinationAspectId } from '../aspects.ts';
import type { ChartObjectId } from '../chart-objects.ts';
import type { HouseSystemCode } from '../house-systems.ts';
import type { ChartShapeId, PatternType } from '../patterns.ts';
import type { Element, Modality, Polarity, Sign } from '../signs.ts';
import type english from './en.json';
import type { SanskritNames } from './indian/sanskrit-names.ts';

/** The ids of the catalogs, each of which every language names. */
interface CatalogNames {
  readonly points: Readonly<Record<ChartObjectId, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly aspects: Readonly<Record<AspectId | DeclinationAspectId, string>>;
  readonly houseSystems: Readonly<Record<HouseSystemCode, string>>;
  readonly elements: Readonly<Record<Element, string>>;
  readonly modalities: Readonly<Record<Modality, string>>;
  readonly polarities: Readonly<Record<Polarity, string>>;
  readonly patterns: Readonly<Record<PatternType, string>>;
  readonly shapes: Readonly<Record<ChartShapeId, string>>;
}

/**
 * The texts of one language; `en.json` lists the keys. A language without one of them, or without the name of an id of
 * the catalogs, does not compile.
 *
 * - `hasCapitalNouns`: whether nouns within a sentence begin with a capital, as in German
 * - `script`: in which it writes names of Sanskrit, a key of `SANSKRIT_LETTERS`
 * - `names`: by the ids of answers; a house has `{}` in place of its number. Of lots, only the seven Hermetic ones have one
 * - `picture`, `calendar`: texts of pictures and of calendar entries; each `{}` stands for a value, in their order
 */
export type LanguageTexts = typeof english & {
  /** Names of Sanskrit terms are in the languages of Indian astrology alone. */
  readonly names: CatalogNames & { readonly sanskrit?: SanskritNames };
};

export type LanguageNames = LanguageTexts['names'];
