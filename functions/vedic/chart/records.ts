import * as z from 'zod';
import { toMinute } from '../../../lib/answers/life-periods.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { defineMembers, defineRecord, defineRows, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo, roundWithinSign } from '../../../lib/answers/rounding.ts';
import { zodiacMembers } from '../../../lib/answers/zodiac-members.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import type { Drishti } from '../../../lib/astro/indian/drishti.ts';
import { type Friendship, findState } from '../../../lib/astro/indian/friendships.ts';
import { type GrahaPosition, isCombust, isRetrogradeGraha } from '../../../lib/astro/indian/grahas.ts';
import type { KarakaHolder } from '../../../lib/astro/indian/karakas.ts';
import { placeInVarga } from '../../../lib/astro/indian/vargas.ts';
import {
  COMPOUND_RELATIONS,
  GRAHA_STATES,
  GRAHAS,
  type Graha,
  KARAKAS,
  NATURAL_RELATIONS,
} from '../../../lib/base/catalog/grahas.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { VARGA_NAMES } from '../../../lib/base/catalog/vargas.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { NakshatraRecord } from '../../../lib/requests/chart/nakshatra.ts';
import { sign } from '../../../lib/requests/chart/points.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import type { VedicChart } from './calculate.ts';
import type { ChosenVarga } from './day-warnings.ts';

/** A part of a chart, and the decimals of its numbers. */
type InChart<Part> = Part & { readonly vedic: VedicChart; readonly decimals: number };

interface Place {
  readonly longitudeDeg: LongitudeDeg;
  readonly decimals: number;
}

/** An object with a member for each graha. */
export const perGraha = <Value extends z.ZodType>(value: Value) =>
  z
    .object(Object.fromEntries(GRAHAS.map((id) => [id, value])) as Record<Graha, Value>)
    .meta({ description: 'The nine grahas' });

/** The Ascendant; undefined without a birth time. */
export const ascendantOf = ({ chart: { horizon } }: VedicChart): LongitudeDeg | undefined =>
  horizon?.houses.ascendantDeg;

export function mapGrahas<Value>({ grahas }: VedicChart, describe: (graha: GrahaPosition) => Value) {
  const entries = grahas.map((graha) => [graha.id, describe(graha)] as const);
  return Object.fromEntries(entries) as Record<Graha, Value>;
}

export const siderealPlaceMembers = defineMembers<Place>()({
  ...zodiacMembers,
  nakshatra: [NakshatraRecord, ({ longitudeDeg, decimals }) => toNakshatraRecord(longitudeDeg, decimals)],
});

export const ascendantRecord = defineRecord<Place>()(
  'SiderealAscendant',
  'The Ascendant in the sidereal zodiac',
  siderealPlaceMembers,
);

export const grahaRecord = defineRecord<InChart<GrahaPosition>>()('GrahaPosition', 'A graha in the sidereal zodiac', {
  ...siderealPlaceMembers,
  latitude: [number('Degrees in [-90, 90]', 0.0001), ({ latitudeDeg, decimals }) => roundTo(latitudeDeg, decimals)],
  longitude_speed: [
    number('Degrees per day', 0.955),
    ({ longitudeSpeedDegPerDay: speed, decimals }) => roundTo(speed ?? 0, decimals),
  ],
  is_retrograde: [flag('Whether the longitude decreases'), isRetrogradeGraha],
  house: [integer('Whole-sign house; absent without a birth time', 9).optional(), 'house'],
  state: [
    z.enum(GRAHA_STATES).nullable().meta({
      description:
        'State in its sign; a relation is that to the lord of the sign, by nature and place together; null for Rahu and Ketu',
      example: 'own',
    }),
    ({ id, vedic, ...graha }) =>
      id === 'rahu' || id === 'ketu' ? null : findState({ ...graha, id }, vedic.friendships),
  ],
  combust: [
    flag('Whether the light of the Sun hides it; null for the Sun, Rahu and Ketu').nullable(),
    (graha) => isCombust(graha, graha.vedic.grahas.find(({ id }) => id === 'sun')?.longitudeDeg ?? graha.longitudeDeg),
  ],
});

/** A place in a varga, and the decimals of its degrees. */
type VargaPlace = ReturnType<typeof placeInVarga> & { readonly decimals: number };

const vargaPositionRecord = defineRecord<VargaPlace>()('VargaPosition', 'A place in a varga', {
  sign: [sign, 'sign'],
  degrees: [
    number('How far the longitude has gone through its part, as degrees of a sign, [0, 30)', 12.5),
    ({ degreesIn, decimals }) => roundWithinSign(degreesIn, decimals),
  ],
  vargottama: [flag('Whether the sign is that of the longitude itself; in d1 always', false), 'isVargottama'],
  near_border_deg: [
    number('Degrees of the zodiac from the longitude to the nearer border of its part', 0.41),
    ({ borderDeg, decimals }) => roundTo(borderDeg, decimals),
  ],
});

type VargaPosition = RecordOf<typeof vargaPositionRecord>;

export const toVargaPosition = (siderealDeg: LongitudeDeg, { varga, method }: ChosenVarga, decimals: number) =>
  vargaPositionRecord.write({ ...placeInVarga(siderealDeg, varga, method), decimals });

export const vargaRecord = defineRecord<InChart<ChosenVarga>>()('VargaChart', 'A varga (divisional chart)', {
  name: [text('Name of the varga', 'Navamsa'), ({ varga }) => VARGA_NAMES[varga]],
  method: [
    text('Its method, as in `varga_methods`; `common` where there is one only', 'parashara'),
    ({ method }) => method.id,
  ],
  rule: [text('Where the parts of a sign lie', 'from the sign itself on'), ({ method }) => method.rule],
  source: [text('Where the rule stands', 'Brihat Parashara Hora Shastra 6.12'), ({ method }) => method.source],
  ascendant: [
    vargaPositionRecord.schema.optional(),
    ({ vedic, decimals, ...chosen }) => {
      const ascendantDeg = ascendantOf(vedic);
      return ascendantDeg === undefined ? undefined : toVargaPosition(ascendantDeg, chosen, decimals);
    },
  ],
  bodies: [
    perGraha(vargaPositionRecord.schema),
    ({ vedic, decimals, ...chosen }) =>
      mapGrahas(vedic, ({ longitudeDeg }) => toVargaPosition(longitudeDeg, chosen, decimals)),
  ],
});

/** A member that is a graha. */
export const grahaName = (description: string, example: Graha) => choice(GRAHAS, description, example);

export const karakaRecord = defineRecord<KarakaHolder & { readonly decimals: number }>()(
  'KarakaHolder',
  'A variable significator (chara karaka)',
  {
    karaka: [choice(KARAKAS[8], 'Significator', 'atma'), 'karaka'],
    body: [grahaName('Who has this part', 'venus'), 'body'],
    degrees: [
      number('Degrees from the beginning of its sign; of Rahu from the end', 28.1),
      ({ degreesIn, decimals }) => roundTo(degreesIn, decimals),
    ],
  },
);

export const drishtiRecord = defineRecord<Drishti>()('Drishti', 'What a graha looks at', {
  from: [grahaName('Who looks', 'mars'), 'from'],
  signs: [
    z.array(z.enum(SIGNS)).meta({ description: 'Signs that it looks at', example: ['Cancer'] }),
    ({ signs }) => [...signs],
  ],
  bodies: [
    z.array(z.enum(GRAHAS)).meta({ description: 'Grahas in these signs', example: ['moon'] }),
    ({ bodies }) => [...bodies],
  ],
});

export const friendshipRecord = defineRecord<Friendship>()(
  'Friendship',
  'How a planet regards another one; the other may regard it otherwise',
  {
    of: [grahaName('Who regards', 'sun'), 'of'],
    to: [grahaName('Whom', 'moon'), 'to'],
    natural: [choice(NATURAL_RELATIONS, 'By nature', 'friend'), 'natural'],
    temporary: [
      choice(['friend', 'enemy'], 'By their places', 'enemy'),
      ({ isTemporaryFriend }) => (isTemporaryFriend ? 'friend' : 'enemy'),
    ],
    compound: [choice(COMPOUND_RELATIONS, 'Both together', 'neutral'), 'compound'],
  },
);

/** The Ascendant or a graha, as their records state them. */
type PlacedPoint = RecordOf<typeof ascendantRecord> & Partial<RecordOf<typeof grahaRecord>> & { readonly id: string };

export const bodyRows = defineRows<PlacedPoint>()(
  'bodies',
  'The Ascendant and the nine grahas; degrees to 4 decimals',
  {
    id: ['moon', 'id'],
    lon: [331.2, 'longitude'],
    sign: ['Pisces', 'sign'],
    deg: [1.2, 'sign_longitude'],
    house: [5, ({ house = null }) => house],
    nakshatra: ['Purva Bhadrapada', ({ nakshatra }) => nakshatra.name],
    pada: [4, ({ nakshatra }) => nakshatra.pada],
    lord: ['jupiter', ({ nakshatra }) => nakshatra.lord],
    retro: [false, ({ is_retrograde = null }) => is_retrograde],
    state: ['friend', ({ state = null }) => state],
    combust: [false, ({ combust = null }) => combust],
  },
);

export const vargaRows = defineRows<VargaPosition & { readonly varga: string; readonly id: string }>()(
  'vargas',
  'Places in the vargas',
  {
    varga: ['d9', 'varga'],
    id: ['moon', 'id'],
    sign: ['Cancer', 'sign'],
    deg: [12.5, 'degrees'],
    vargottama: [false, 'vargottama'],
    border: [0.41, 'near_border_deg'],
  },
);

export const karakaRows = defineRows<KarakaHolder>()('karakas', 'Variable significators', {
  karaka: ['atma', 'karaka'],
  id: ['venus', 'body'],
});

export const dashaRows = defineRows<DashaPeriod>()(
  'dashas',
  'Vimshottari periods of `target_datetime`; dates to the minute in UTC',
  {
    level: [1, 'level'],
    lord: ['venus', 'lord'],
    start: ['1996-12-17T08:40Z', ({ start }) => toMinute(start)],
    end: ['2016-12-17T11:40Z', ({ end }) => toMinute(end)],
  },
);
