import type { Graha } from './grahas.ts';
import type { Sign } from './signs.ts';

/** A graha of a rule: named, the lord of a house, the lord of a sign that another one decides, or the member that is counted. */
export type GrahaRef =
  | Graha
  | 'it'
  | { readonly lord_of: { readonly house: number } }
  | { readonly dispositor_of: GrahaRef }
  | { readonly exaltation_lord_of: GrahaRef };

/** A place with a sign. */
export type PlaceRef = GrahaRef | 'ascendant' | { readonly house: number };

/**
 * Grahas that a rule counts: Sun to Saturn, all of these but the Moon, Mars to Saturn, and benefics and malefics, by nature
 * alone or as they are in the chart.
 */
export const GRAHA_SETS = [
  ...(['seven', 'six', 'five', 'natural_benefics', 'natural_malefics', 'benefics', 'malefics'] as const),
] as const;
export type GrahaSet = (typeof GRAHA_SETS)[number];

/** What a graha is in its sign. Several may hold: Mercury in Virgo is exalted in his own sign. */
export const DIGNITIES = [
  ...(['exalted', 'mulatrikona', 'own', 'great_friend', 'friend', 'enemy', 'debilitated'] as const),
] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** How many of a list: at least `min`, at most `max`; without both all of them. */
interface Amount {
  readonly min?: number;
  readonly max?: number;
}

/** Single conditions on a chart. Houses are whole signs, counted from the Ascendant or from another place. */
export interface Leaves {
  readonly in_sign: { readonly body: PlaceRef; readonly signs: readonly Sign[] };
  readonly in_house: { readonly body: GrahaRef; readonly houses: readonly number[]; readonly from: PlaceRef };
  readonly dignity: { readonly body: GrahaRef; readonly states: readonly Dignity[] };
  readonly combust: { readonly body: GrahaRef };
  /** In one sign. */
  readonly joined: { readonly body: GrahaRef; readonly to: GrahaRef };
  /** The full graha drishti. */
  readonly aspects: { readonly body: GrahaRef; readonly to: PlaceRef };
  /** The lord of each house is in the other one. */
  readonly exchange: { readonly houses: readonly [number, number] };
  /** Houses with a graha of a set; without an amount each of them. */
  readonly occupied: Amount & { readonly houses: readonly number[]; readonly from: PlaceRef; readonly by: GrahaSet };
  readonly signs_occupied: { readonly by: GrahaSet; readonly count: number };
  /** Sun to Saturn on one side of the nodes, and the Ascendant on the same or on the other one. */
  readonly between_nodes: { readonly ascendant?: 'inside' | 'outside' };
  /** Yogas of these families are present. */
  readonly yogas: { readonly families: readonly string[] };
}

export type LeafKind = keyof Leaves;

/** A condition with one of {@link Leaves}. */
export type LeafCondition = { [Kind in LeafKind]: { readonly [K in Kind]: Leaves[Kind] } }[LeafKind];

/** One condition, in the form that conditions of elections have. */
export type YogaCondition =
  | { readonly all: readonly YogaCondition[] }
  | { readonly any: readonly YogaCondition[] }
  | { readonly not: YogaCondition }
  | { readonly count: Amount & { readonly of: GrahaSet | readonly GrahaRef[]; readonly where: YogaCondition } }
  | LeafCondition;

/** Where a rule stands. */
export interface YogaSource {
  readonly work: string;
  /** What was read. */
  readonly edition: string;
  /** Chapter and verse. */
  readonly verse?: string;
  /** Of Raman's three hundred. */
  readonly combination?: number;
}

export interface YogaForm {
  /** The rule as the catalog has it. */
  readonly rule: string;
  readonly when: YogaCondition;
  readonly source: YogaSource;
}

/** A yoga with its rule, or with the rules of several authors by name, the default first. */
export interface Yoga {
  readonly id: string;
  /** In IAST. */
  readonly name: string;
  readonly forms: Readonly<Record<string, YogaForm>>;
}
