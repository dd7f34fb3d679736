import * as z from 'zod';
import { DECIMALS, periodMembers, toLifeData, toLifeRows } from '../../../lib/answers/life-periods.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { SADE_SATI_BOUNDS, SATURN_TRANSITS, type SaturnPeriod } from '../../../lib/astro/indian/sade-sati.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { signAfter } from '../../../lib/astro/timing/time-lords/life-period.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { definitionShape } from '../../../lib/requests/life-periods.ts';
import { choice, flag, integer, signName } from '../../../lib/requests/members.ts';
import { zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { SadeSatiResult } from './calculate.ts';
import type { SadeSatiRequest } from './request.ts';

/** Names of the stays of Sade Sati, in its order. */
const PHASES = ['rising', 'peak', 'setting'] as const;

const phaseOf = ({ transit, place }: SaturnPeriod) =>
  transit === 'sade_sati' && place !== undefined ? PHASES[place % 12] : undefined;

/** Names of the transits in pictures. */
const NAMES = { sade_sati: 'Sade Sati', dhaiya_fourth: 'Dhaiya 4', dhaiya_eighth: 'Dhaiya 8' } as const;

interface PlacedPeriod extends SaturnPeriod {
  readonly lord: 'saturn';
  /** That Saturn is in; undefined by degree. */
  readonly sign: Sign | undefined;
}

export const saturnPeriodRecord = defineRecord<PlacedPeriod>()(
  'SaturnPeriod',
  'A transit of Saturn, or a stay in one of its places',
  {
    ...periodMembers,
    transit: [
      choice(
        SATURN_TRANSITS,
        '`sade_sati`: Saturn in the 12th, 1st and 2nd place; `dhaiya_fourth` and `dhaiya_eighth`: in the 4th and 8th',
        'sade_sati',
      ),
      'transit',
    ],
    phase: [choice(PHASES, 'Of Sade Sati at level 2: the 12th, 1st and 2nd place', 'rising').optional(), phaseOf],
    place: [integer('Place of Saturn, counted from the Moon, 1 to 12; at level 2', 12).optional(), 'place'],
    sign: [
      z.enum(SIGNS).optional().meta({ description: 'Sign that Saturn is in; at level 2, by sign', example: 'Taurus' }),
      'sign',
    ],
    visit: [integer('1 for the first stay of the transit in this place, then 2, 3; at level 2', 1).optional(), 'visit'],
    enters_retrograde: [flag('Whether Saturn enters backwards, from the next place'), 'entersRetrograde'],
  },
);

type SaturnPeriodRecord = RecordOf<typeof saturnPeriodRecord>;

export const SadeSatiDefinition = z
  .object({
    id: z.literal('sade_sati').meta({ description: 'What was calculated' }),
    by: choice(SADE_SATI_BOUNDS, 'As in the request', 'sign'),
    moon_sign: signName('Sidereal sign of the Moon at birth'),
    ...zodiacInfoShape,
    ...definitionShape,
  })
  .meta({ id: 'SadeSatiDefinition', description: 'How the transits were counted' });

const SOURCES = ['D. Innani, Saturn and Sade-sati, The Himalayan Times, 28 January 2020 (signs and phases)'];

function toDefinition({ moonDeg, chart: { settings, context } }: SadeSatiResult, { by }: SadeSatiRequest) {
  return {
    id: 'sade_sati' as const,
    by,
    moon_sign: signOf(moonDeg),
    ...toZodiacInfo({ zodiac: settings.zodiac, ayanamsaDeg: context.ayanamsaDeg }, DECIMALS),
    sources: [...SOURCES],
  };
}

const placePeriod =
  ({ moonDeg }: SadeSatiResult, { by }: SadeSatiRequest) =>
  (period: SaturnPeriod): PlacedPeriod => ({
    ...period,
    lord: 'saturn',
    sign: by === 'sign' && period.place !== undefined ? signAfter(signOf(moonDeg), period.place - 1) : undefined,
  });

export function toSadeSatiData(result: SadeSatiResult, request: SadeSatiRequest, provenance: Provenance) {
  const place = placePeriod(result, request);
  return {
    ...toLifeData(result, provenance),
    definition: toDefinition(result, request),
    periods: result.periods.map((period) => saturnPeriodRecord.write(place(period))),
    active: result.active.map((period) => saturnPeriodRecord.write(place(period))),
  };
}

export function toSadeSatiRows(result: SadeSatiResult, request: SadeSatiRequest) {
  const place = placePeriod(result, request);
  return toLifeRows(result, (period) => {
    const { sign } = place(period);
    const { transit, visit = 1 } = period;
    const stay = phaseOf(period) ?? (period.place === undefined ? undefined : `place ${period.place}`);
    const again = visit > 1 ? `visit ${visit}` : undefined;
    return {
      lord: 'saturn',
      ...(sign && { sign }),
      note: [transit, stay, again].filter((part) => part !== undefined).join(', '),
    };
  });
}

function summarize({ transit, phase, place }: SaturnPeriodRecord, words: CalendarWords): string {
  if (transit !== 'sade_sati') return words.write('dhaiya', transit === 'dhaiya_fourth' ? 4 : 8);
  return place === undefined || phase === undefined
    ? words.write('sade_sati')
    : words.write('sade_sati_phase', PHASES.indexOf(phase) + 1);
}

export const sadeSatiFormats = createPeriodFormats({
  record: saturnPeriodRecord.schema,
  technique: 'Sade Sati',
  levels: ['Transits', 'Stays'],
  summarize,
  labelBlock: ({ level, transit, phase }) => (level === 1 ? NAMES[transit] : phase),
  addNote: ({ sign }) => (sign === undefined ? '' : `, ${sign}`),
});
