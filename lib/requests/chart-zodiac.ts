import * as z from 'zod';
import { CHART_ZODIAC_TYPES, NODE_SOURCES } from '../astro/chart/settings.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { nameEnum } from '../contract/name-enum.ts';

const { harmonic: HARMONIC } = SIZES;

/** Members that select the zodiac of a chart of a single birth, in addition to the ayanamsa. */
export const chartZodiacShape = {
  zodiac_type: nameEnum(CHART_ZODIAC_TYPES).default('tropical').meta({
    description: 'Zodiac that longitudes are counted in; `draconic` begins at the north node of the Moon',
    example: 'tropical',
  }),
  node_source: nameEnum(NODE_SOURCES).optional().meta({
    description:
      'Node that the draconic zodiac begins at: `true` (default) or `mean`; only with `zodiac_type: draconic`',
    example: 'mean',
  }),
  harmonic: z.int().min(HARMONIC.minimum).max(HARMONIC.maximum).optional().meta({
    description:
      'Multiplies every longitude by this number, modulo 360°: the harmonic chart, with its own aspects and without houses and declinations. Latitudes, distances and speeds stay those of the bodies themselves, not multiplied. 1 is the chart itself',
    example: 5,
  }),
};

interface NodeSettings {
  readonly zodiac_type: string;
  readonly node_source?: string | undefined;
  readonly coordinate_system: string;
}

/** Check of {@link chartZodiacShape}: refuses a node without draconic zodiac, and that zodiac seen from the Sun. */
export function refuseStrayNode(
  { zodiac_type, node_source, coordinate_system }: NodeSettings,
  context: z.core.$RefinementCtx,
): void {
  const isDraconic = zodiac_type === 'draconic';
  if (node_source && !isDraconic) {
    const params = { problem: 'ValidationError', example: 'draconic' };
    context.addIssue({ code: 'custom', path: ['zodiac_type'], message: 'must be draconic with a node_source', params });
  }
  if (isDraconic && coordinate_system === 'heliocentric') {
    const params = { problem: 'ValidationError', example: 'geocentric' };
    const message =
      'must be geocentric or topocentric with zodiac_type draconic: the Moon has no node seen from the Sun';
    context.addIssue({ code: 'custom', path: ['coordinate_system'], message, params });
  }
}
