import type { Yoga, YogaForm } from './yoga-conditions.ts';
import { readYogas } from './yoga-rules.ts';
import { NAMED } from './yogas-by-name.ts';
import { AKRITI, ASHRAYA, DALA, SANKHYA } from './yogas-nabhasa.ts';
import { CHANDRA, KALA_SARPA, MAHAPURUSHA, NEECHA_BHANGA, SURYA } from './yogas-of-grahas.ts';
import { BHAVA, DAINYA, KHALA, MAHA, VIPARITA } from './yogas-of-houses.ts';
import { DARIDRA, DHANA, RAJA } from './yogas-of-lords.ts';

/** The rules by family, in the order of answers. */
const FAMILIES = {
  mahapurusha: MAHAPURUSHA,
  chandra: CHANDRA,
  surya: SURYA,
  ashraya: ASHRAYA,
  dala: DALA,
  akriti: AKRITI,
  sankhya: SANKHYA,
  raja: RAJA,
  dhana: DHANA,
  daridra: DARIDRA,
  maha_parivartana: MAHA,
  khala_parivartana: KHALA,
  dainya_parivartana: DAINYA,
  neecha_bhanga: NEECHA_BHANGA,
  viparita: VIPARITA,
  kala_sarpa: KALA_SARPA,
  bhava: BHAVA,
  named: NAMED,
} as const;

export type YogaFamily = keyof typeof FAMILIES;
export const YOGA_FAMILIES = Object.keys(FAMILIES) as readonly YogaFamily[];

/** What each family is, for people. */
export const YOGA_FAMILY_NAMES: Readonly<Record<YogaFamily, string>> = {
  mahapurusha: 'Pancha mahapurusha: a planet in its own sign or exaltation, in a kendra',
  chandra: 'Yogas of the Moon',
  surya: 'Yogas of the Sun',
  ashraya: 'Nabhasa: all planets in movable, fixed or dual signs',
  dala: 'Nabhasa: benefics or malefics in three kendras',
  akriti: 'Nabhasa: shapes',
  sankhya: 'Nabhasa: the number of signs with planets, unless another nabhasa yoga is present',
  raja: 'Raja yogas',
  dhana: 'Yogas of wealth',
  daridra: 'Yogas of poverty',
  maha_parivartana: 'Exchanges of lords without the 3rd, 6th, 8th and 12th house',
  khala_parivartana: 'Exchanges of the lord of the 3rd house',
  dainya_parivartana: 'Exchanges of a lord of the 6th, 8th or 12th house',
  neecha_bhanga: 'Cancellations of debility, each rule by itself',
  viparita: 'Viparita raja: harsha, sarala and vimala',
  kala_sarpa: 'All planets on one side of the nodes',
  bhava: 'Yogas of each of the twelve houses',
  named: 'Yogas with a name of their own',
};

/** Which yogas an answer lists. */
export const YOGA_LISTS = ['present', 'all'] as const;

export interface FamilyYoga extends Yoga {
  readonly family: YogaFamily;
}

export const CHART_YOGAS: readonly FamilyYoga[] = YOGA_FAMILIES.flatMap((family) =>
  readYogas(FAMILIES[family]).map((item) => ({ ...item, family })),
);
export const YOGA_IDS: readonly string[] = CHART_YOGAS.map(({ id }) => id);

const formsOf = (item: Yoga): readonly (readonly [string, YogaForm])[] => Object.entries(item.forms);

/** A rule of a yoga that authors define in different ways. */
export interface YogaVariant {
  readonly yoga: string;
  readonly form: string;
}

/** By an id such as `gajakesari_bphs`; the first of a yoga is its default. */
export const YOGA_VARIANTS: ReadonlyMap<string, YogaVariant> = new Map(
  CHART_YOGAS.filter((item) => formsOf(item).length > 1).flatMap((item) =>
    formsOf(item).map(([form]) => [`${item.id}_${form}`, { yoga: item.id, form }] as const),
  ),
);
