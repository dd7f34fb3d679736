import * as z from 'zod';
import { DEFAULT_EVENT_BODIES } from '../../../lib/astro/sky/events/kinds.ts';
import { NUMBERED_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { GRAPHIC_MODULI } from '../../../lib/draw/graphic-ephemeris/strip-curve.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { MAP_FORMATS } from '../../../lib/requests/map-picture.ts';
import { DRAWN_STYLE_MEMBERS, drawnQuery } from '../../../lib/requests/picture.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { datesZone } from '../../../lib/requests/timezone.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';
import { EventBody } from '../events/request.ts';
import { toWholeDays } from '../search-range.ts';

const { graphic_years: YEARS, graphic_moon_years: MOON_YEARS } = SIZES;

export const GraphicEphemerisQuery = drawnQuery(
  {
    format: z.enum(MAP_FORMATS).default('json').meta({
      description:
        '`json`; `svg`, `png` or `pdf`: the curves as a picture, in the style of the other parameters, which go with it only',
      example: 'json',
    }),
  },
  DRAWN_STYLE_MEMBERS,
);

export const GraphicEphemerisRequest = z
  .strictObject({
    start_date: dateText('Beginning of the curves', '2026-01-01'),
    end_date: dateText(
      `End of the curves, at most ${YEARS.maximum} years later, ${MOON_YEARS.maximum} with the Moon`,
      '2027-01-01',
    ),
    timezone: datesZone,
    modulus: z.literal(GRAPHIC_MODULI).default(90).meta({
      description:
        'Height of the strip, degrees: curves cross where bodies are conjunct, on 90 also square and opposite, on 45 also semi-square and sesquiquadrate',
      example: 90,
    }),
    bodies: uniqueNames(EventBody, countNamed(NUMBERED_BODY_IDS))
      .default(DEFAULT_EVENT_BODIES.filter((body) => body !== 'moon'))
      .meta({ description: 'Bodies, each once; default the Sun and Mercury to Pluto', example: ['sun', 'mars'] }),
    subject: Subject.optional().meta({
      description:
        'A birth whose Sun to Pluto, Chiron, true node, Ascendant and Midheaven are horizontal lines; without a time of birth no Moon and no angles',
    }),
    ...zodiacShape,
  })
  .superRefine(refuseBadRange, refineWhenValid('start_date', 'end_date', 'bodies'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'GraphicEphemerisRequest', description: 'Bodies and dates of the curves, and the height of the strip' });

export type GraphicEphemerisRequest = z.output<typeof GraphicEphemerisRequest>;

interface Dates {
  readonly start_date: JdUt;
  readonly end_date: JdUt;
  readonly bodies: readonly string[];
}

function refuseBadRange({ start_date, end_date, bodies }: Dates, context: z.core.$RefinementCtx): void {
  const hasMoon = bodies.includes('moon');
  const years = hasMoon ? MOON_YEARS.maximum : YEARS.maximum;
  const isTooLong = end_date - start_date > toWholeDays(years);
  if (!isTooLong && end_date > start_date) return;
  const message = isTooLong
    ? `must lie within ${years === 1 ? 'a year' : `${years} years`} of start_date${hasMoon ? ' with the Moon' : ''}`
    : 'must lie after start_date';
  context.addIssue({ code: 'custom', path: ['end_date'], message, params: { problem: 'InvalidRange' } });
}
