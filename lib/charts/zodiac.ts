import type { ChartZodiacType, NodeSource, ZodiacType } from '../astro/chart/settings.ts';
import type { Ephemeris, LunarNodeId, SearchZodiac, Zodiac } from '../astro/port.ts';
import { findZeroPointDeg } from '../astro/sky/zodiac/zero-point.ts';
import type { AyanamsaId } from '../base/catalog/ayanamsas.ts';
import type { JdUt } from '../base/units/time.ts';

/** A zodiac and, if it is not tropical, its distance from the tropical one at a moment. */
export interface ZodiacWithAyanamsa {
  readonly zodiac: Zodiac;
  /** Distance of its zero point from the tropical one; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
}

/** The members of a request that state the zodiac of a search. */
interface SearchZodiacRequest {
  readonly zodiac_type: ZodiacType;
  readonly ayanamsa?: AyanamsaId | undefined;
  readonly user_ayanamsa?: { readonly epoch_jd: number; readonly degrees: number } | undefined;
}

/** The members of a request that state the zodiac of a chart. */
export interface ZodiacRequest extends Omit<SearchZodiacRequest, 'zodiac_type'> {
  readonly zodiac_type: ChartZodiacType;
  readonly node_source?: NodeSource | undefined;
}

const NODES: Readonly<Record<NodeSource, LunarNodeId>> = { true: 'true_node', mean: 'mean_node' };

/** The zodiac of a search. */
export function toSearchZodiac({ zodiac_type, ayanamsa = 'lahiri', user_ayanamsa }: SearchZodiacRequest): SearchZodiac {
  if (zodiac_type === 'tropical') return { type: zodiac_type };
  if (!user_ayanamsa) return { type: zodiac_type, ayanamsa };
  const { epoch_jd, degrees } = user_ayanamsa;
  return { type: zodiac_type, ayanamsa: { epochJdTt: epoch_jd, degrees } };
}

/** The zodiac of a chart. */
export function toZodiac({ zodiac_type, node_source = 'true', ...zeroPoint }: ZodiacRequest): Zodiac {
  if (zodiac_type === 'draconic') return { type: zodiac_type, node: NODES[node_source] };
  return toSearchZodiac({ zodiac_type, ...zeroPoint });
}

/** A zodiac with its ayanamsa at a moment. */
export function measureAyanamsa(zodiac: Zodiac, moment: JdUt, ephemeris: Ephemeris): ZodiacWithAyanamsa {
  return { zodiac, ayanamsaDeg: findZeroPointDeg(ephemeris, moment, zodiac) };
}
