import { placeLots } from '../../lib/astro/chart/computed-points.ts';
import { signOf } from '../../lib/astro/sky/zodiac/sign-position.ts';
import { releasingSignOfSpirit } from '../../lib/astro/timing/time-lords/releasing.ts';
import { LOTS, type Lot, REFERENCE_LOTS } from '../../lib/base/catalog/lots.ts';
import type { Sign } from '../../lib/base/catalog/signs.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import type { NatalLife } from '../../lib/charts/natal-life.ts';

/** Signs that the releasing from a lot depends on. */
export interface ReleasingSigns {
  /** Sign of the lot itself. */
  readonly lotSign: Sign;
  /** Sign that the periods begin with. */
  readonly sign: Sign;
  readonly fortuneSign: Sign;
}

interface ReleasingRules {
  readonly from: string;
  readonly reverse_by_sect: boolean;
  readonly same_sign_rule: boolean;
}

/** Finds the signs of a lot and of Fortune in a chart. */
export function findReleasingSigns(natal: NatalLife, rules: ReleasingRules): ReleasingSigns {
  const lot = LOTS.find(({ id }) => id === rules.from) ?? REFERENCE_LOTS.spirit;
  const [lotSign, fortuneSign] = placeSigns([lot, REFERENCE_LOTS.fortune], natal, rules);
  const isMoved = rules.same_sign_rule && lot.id === 'spirit';
  return { lotSign, fortuneSign, sign: isMoved ? releasingSignOfSpirit(lotSign, fortuneSign) : lotSign };
}

function placeSigns(
  [lot, fortune]: readonly [Lot, Lot],
  natal: NatalLife,
  { reverse_by_sect }: ReleasingRules,
): readonly [Sign, Sign] {
  const isDayChart = natal.horizon.isDayChart || !reverse_by_sect;
  return [signOf(placeLifeLot(lot, natal, isDayChart)), signOf(placeLifeLot(fortune, natal, isDayChart))];
}

/** Longitude of a lot in a chart, by the formula of day or night. */
export function placeLifeLot(lot: Lot, { chart, horizon }: NatalLife, isDayChart: boolean): LongitudeDeg {
  const [position] = placeLots([lot], chart.context, { houses: horizon.houses, isDayChart });
  return (position as NonNullable<typeof position>).longitudeDeg;
}
