import * as z from 'zod';
import { toKpCusps } from '../../../lib/answers/nakshatra.ts';
import { defineRecord, defineRows, liftOptional } from '../../../lib/answers/record.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { BhavaArudha, GrahaArudha } from '../../../lib/astro/indian/arudhas.ts';
import type { HouseSignificators } from '../../../lib/astro/indian/kp-significators.ts';
import { signIndexOf, signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { GRAHAS, type Graha } from '../../../lib/base/catalog/grahas.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { DAY_UPAGRAHA_IDS, SOLAR_UPAGRAHAS, SPECIAL_LAGNAS } from '../../../lib/base/catalog/vedic-points.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { KpCusps } from '../../../lib/requests/chart/nakshatra.ts';
import { integer, signName } from '../../../lib/requests/members.ts';
import type { ChartAdditions, KpReading } from './additions.ts';
import { grahaName, siderealPlaceMembers } from './records.ts';

/** What the houses are counted from, and the decimals of degrees. */
interface InHouses {
  readonly ascendantDeg: LongitudeDeg;
  readonly decimals: number;
}

interface AddedPoint extends InHouses {
  readonly id: string;
  readonly sign: Sign;
  readonly longitudeDeg?: LongitudeDeg;
  readonly risesAt?: JdUt;
}

const inHouse = integer('Whole-sign house that holds it, 1–12', 9);
const houseOfSign = ({ sign, ascendantDeg }: InHouses & { readonly sign: Sign }): number =>
  ((SIGNS.indexOf(sign) - signIndexOf(ascendantDeg) + SIGNS.length) % SIGNS.length) + 1;

const toPlace = ({ longitudeDeg, decimals }: AddedPoint) =>
  longitudeDeg === undefined ? undefined : { longitudeDeg, decimals };

export const addedPointRecord = defineRecord<AddedPoint>()(
  'VedicPoint',
  'An upagraha or a special lagna; indu and varnada are signs without a longitude',
  {
    id: [z.string().meta({ description: 'Its name', example: 'gulika' }), 'id'],
    rises_at_utc: [
      instantText('When an upagraha of the day or the night rises').optional(),
      ({ risesAt }) => (risesAt === undefined ? undefined : formatInstant(risesAt)),
    ],
    sign: [signName('Sign'), 'sign'],
    house: [inHouse, houseOfSign],
    longitude: liftOptional(siderealPlaceMembers.longitude, toPlace),
    sign_longitude: liftOptional(siderealPlaceMembers.sign_longitude, toPlace),
    nakshatra: liftOptional(siderealPlaceMembers.nakshatra, toPlace),
  },
);

const pada = signName('Its pada');

export const bhavaArudhaRecord = defineRecord<BhavaArudha & InHouses>()('BhavaArudha', 'The pada of a house', {
  of_house: [integer('House: 1 is the arudha lagna, 12 the upapada', 12), ({ house }) => house],
  lord: [grahaName('Lord of the house', 'jupiter'), 'lord'],
  sign: [pada, 'sign'],
  house: [inHouse, houseOfSign],
});

export const grahaArudhaRecord = defineRecord<GrahaArudha & InHouses>()('GrahaArudha', 'The pada of a graha', {
  body: [grahaName('Graha', 'mars'), 'body'],
  own_sign: [signName('Own sign that is counted to; a graha with two has two padas'), 'ownSign'],
  sign: [pada, 'sign'],
  house: [inHouse, houseOfSign],
});

const grahas = (description: string, example: readonly Graha[]) =>
  z.array(z.enum(GRAHAS)).meta({ description, example });

export const significatorsRecord = defineRecord<HouseSignificators>()(
  'KpSignificators',
  'The significators of a house, the strongest level first',
  {
    house: [integer('House by Placidus, 1–12', 7), 'house'],
    in_stars_of_occupants: [
      grahas('Grahas in the stars of the occupants', ['sun']),
      (row) => [...row.inStarsOfOccupants],
    ],
    occupants: [grahas('Grahas in the house', ['moon']), ({ occupants }) => [...occupants]],
    in_stars_of_owner: [grahas('Grahas in the stars of the owner', ['rahu']), (row) => [...row.inStarsOfOwner]],
    owner: [grahaName('Lord of the sign of the cusp', 'venus'), 'owner'],
  },
);

const rulingPlanetsRecord = defineRecord<KpReading['rulingPlanets']>()(
  'KpRulingPlanets',
  'The ruling planets of the moment, the strongest first',
  {
    ascendant_star_lord: [grahaName('Lord of the Ascendant’s star', 'venus'), 'ascendantStarLord'],
    ascendant_sign_lord: [grahaName('Lord of the Ascendant’s sign', 'mars'), 'ascendantSignLord'],
    moon_star_lord: [grahaName('Lord of the Moon’s star', 'jupiter'), 'moonStarLord'],
    moon_sign_lord: [grahaName('Lord of the Moon’s sign', 'saturn'), 'moonSignLord'],
    day_lord: [grahaName('Lord of the weekday, from sunrise; absent without one', 'jupiter').optional(), 'dayLord'],
  },
);

/** Members of an answer that a request includes. */
export const additionShape = {
  upagrahas: z
    .array(addedPointRecord.schema)
    .optional()
    .meta({
      description: `Upagrahas: ${[...DAY_UPAGRAHA_IDS, ...SOLAR_UPAGRAHAS].join(', ')}`,
    }),
  arudhas: z
    .object({
      houses: z.array(bhavaArudhaRecord.schema).meta({ description: 'Padas of the houses in order' }),
      grahas: z.array(grahaArudhaRecord.schema).meta({ description: 'Padas of the grahas' }),
    })
    .optional()
    .meta({ description: 'Arudha padas of the houses and of the grahas' }),
  special_lagnas: z
    .array(addedPointRecord.schema)
    .optional()
    .meta({ description: `Special lagnas: ${SPECIAL_LAGNAS.join(', ')}` }),
  kp: z
    .object({
      cusps: KpCusps.optional(),
      significators: z
        .array(significatorsRecord.schema)
        .optional()
        .meta({ description: 'Significators of the houses' }),
      ruling_planets: rulingPlanetsRecord.schema,
    })
    .optional()
    .meta({ description: 'Krishnamurti’s system, by his ayanamsa; without cusps where Placidus is undefined' }),
};

interface Added extends InHouses {
  readonly additions: ChartAdditions;
}

/** Upagrahas and special lagnas as records. */
function writePoints({ additions: { upagrahas, specialLagnas }, ...inHouses }: Added) {
  const ofUpagrahas = upagrahas?.map((point) => ({ ...point, ...inHouses, sign: signOf(point.longitudeDeg) }));
  return {
    upagrahas: ofUpagrahas?.map(addedPointRecord.write),
    special_lagnas: specialLagnas?.map((point) => addedPointRecord.write({ ...point, ...inHouses })),
  };
}

/** What a request includes, in full. */
export function toAdditionMembers({ additions, ...inHouses }: Added) {
  const { arudhas, kp } = additions;
  return {
    ...writePoints({ additions, ...inHouses }),
    arudhas: arudhas && {
      houses: arudhas.houses.map((row) => bhavaArudhaRecord.write({ ...row, ...inHouses })),
      grahas: arudhas.grahas.map((row) => grahaArudhaRecord.write({ ...row, ...inHouses })),
    },
    kp: kp && {
      cusps: kp.houses && toKpCusps(kp.houses.cuspsDeg, inHouses.decimals),
      significators: kp.houses?.significators.map(significatorsRecord.write),
      ruling_planets: rulingPlanetsRecord.write(kp.rulingPlanets),
    },
  };
}

/** A point with its list. */
type PointRow = ReturnType<typeof addedPointRecord.write> & { readonly list: string };

export const addedPointRows = defineRows<PointRow>()('points', 'Upagrahas, special lagnas and padas of houses', {
  list: ['upagraha', 'list'],
  id: ['gulika', 'id'],
  lon: [331.2, ({ longitude = null }) => longitude],
  sign: ['Pisces', 'sign'],
  house: [5, 'house'],
});

export const significatorRows = defineRows<HouseSignificators>()('significators', 'Krishnamurti’s significators', {
  house: [7, 'house'],
  a: ['sun', ({ inStarsOfOccupants }) => inStarsOfOccupants.join(' ')],
  b: ['moon', ({ occupants }) => occupants.join(' ')],
  c: ['rahu', ({ inStarsOfOwner }) => inStarsOfOwner.join(' ')],
  d: ['venus', 'owner'],
});

/** What a request includes, as rows. */
export function toAdditionRows({ additions, ...inHouses }: Added) {
  const { upagrahas = [], special_lagnas = [] } = writePoints({ additions, ...inHouses });
  const points: PointRow[] = [
    ...upagrahas.map((point) => ({ ...point, list: 'upagraha' })),
    ...special_lagnas.map((point) => ({ ...point, list: 'special_lagna' })),
    ...(additions.arudhas?.houses ?? []).map(({ house, sign }) => ({
      ...{ list: 'arudha', id: `a${house}`, sign },
      house: houseOfSign({ sign, ...inHouses }),
    })),
  ];
  return {
    ...(points.length > 0 && addedPointRows.write(points)),
    ...(additions.kp?.houses && significatorRows.write(additions.kp.houses.significators)),
  };
}
