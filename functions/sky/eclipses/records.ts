import * as z from 'zod';
import { lunarEclipseRecord, solarEclipseRecord } from '../../../lib/answers/eclipse-records.ts';
import { defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { toLocalText } from '../../../lib/answers/sky-moment.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import type { EclipseView } from '../../../lib/astro/sky/events/eclipses/discs.ts';
import { number, optionalNumber } from '../../../lib/requests/members.ts';
import { skyMomentShape } from '../../../lib/requests/sky-moment.ts';
import type { DescribedEclipse } from './calculate.ts';
import { EclipseCurves, EclipsePath, toCurveCollection, toPathCollection } from './path-features.ts';

const DISC_DECIMALS = 4;
const ALTITUDE_DECIMALS = 2;

const toRadii = (value: number): number => roundTo(value, DISC_DECIMALS);

const discRecord = defineRecord<EclipseView & { readonly clock: PlaceClock }>()(
  'EclipseDisc',
  'How an eclipse looks from a place at a moment; lengths in radii of the eclipsed disc, whose center is at 0, 0',
  {
    datetime_utc: [skyMomentShape.datetime_utc, ({ moment }) => formatInstant(moment)],
    datetime: [skyMomentShape.datetime, ({ moment, clock }) => toLocalText(moment, clock)],
    altitude: [
      number('True topocentric altitude, degrees', 47.2),
      ({ altitudeDeg }) => roundTo(altitudeDeg, ALTITUDE_DECIMALS),
    ],
    right: [
      number('Center of the Moon before the Sun, or of the umbra, to the right of the eclipsed center', -0.41),
      ({ right }) => toRadii(right),
    ],
    up: [number('The same, toward the zenith', 0.22), ({ up }) => toRadii(up)],
    radius: [number('Radius of the Moon before the Sun, or of the umbra', 1.03), ({ radius }) => toRadii(radius)],
    penumbra_radius: [
      optionalNumber('Radius of the penumbra; only in a lunar eclipse', 4.6),
      ({ penumbraRadius }) => penumbraRadius && toRadii(penumbraRadius),
    ],
    obscuration: [
      optionalNumber('Covered share of the Sun’s area; only in a solar eclipse', 0.61),
      ({ obscuration }) => (obscuration === undefined ? undefined : toRadii(obscuration)),
    ],
  },
);

const discs = z.array(discRecord.schema).optional().meta({
  description:
    'With `include_discs`: nine views from the first to the last contact, of a lunar eclipse with the umbra if the Moon reaches it; none where the eclipse misses the place',
});

export const EclipseRecord = z
  .discriminatedUnion('type', [
    solarEclipseRecord.schema
      .extend({
        path: EclipsePath.optional(),
        magnitude_curves: EclipseCurves.optional(),
        discs,
      })
      .meta({ id: 'SolarEclipse', description: 'An eclipse of the Sun, as in `/predictive/events`' }),
    lunarEclipseRecord.schema
      .extend({ discs })
      .meta({ id: 'LunarEclipse', description: 'An eclipse of the Moon, as in `/predictive/events`' }),
  ])
  .meta({ id: 'Eclipse', description: 'An eclipse' });

/** What tables and calendars have of an eclipse. */
export const EclipseRow = z.discriminatedUnion('type', [solarEclipseRecord.schema, lunarEclipseRecord.schema]);
export type EclipseRow = z.output<typeof EclipseRow>;

export type EclipseRecord = z.output<typeof EclipseRecord>;

export function toEclipseRecord(eclipse: DescribedEclipse): EclipseRecord {
  const { views, local } = eclipse;
  const seen = views && local && { discs: views.map((view) => discRecord.write({ ...view, clock: local.clock })) };
  if (eclipse.type === 'eclipse_lunar') return { ...lunarEclipseRecord.write(eclipse), ...seen };
  return {
    ...solarEclipseRecord.write(eclipse),
    ...(eclipse.path && { path: toPathCollection(eclipse.path) }),
    ...(eclipse.curves && { magnitude_curves: toCurveCollection(eclipse.curves) }),
    ...seen,
  };
}
