import * as z from 'zod';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { defineRecord, defineRows } from '../../../lib/answers/record.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Bhinnashtakavarga } from '../../../lib/astro/indian/ashtakavarga.ts';
import {
  ASHTAKA_REFERENCES,
  type AshtakaReference,
  MOON_PLACES,
  OCCUPANTS,
} from '../../../lib/base/catalog/ashtakavarga.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { choice, integer, signName } from '../../../lib/requests/members.ts';
import { nameAyanamsa } from '../sidereal-shape.ts';
import { describeStrengthChart, strengthDefinitionShape } from '../strength-answer.ts';
import type { Ashtakavargas } from './calculate.ts';
import type { AshtakavargaRequest } from './request.ts';

/** A sign of a chart, counted from the Ascendant as the first house. */
interface HouseSign {
  readonly sign: Sign;
  readonly house: number;
}

interface BinduSign extends HouseSign {
  readonly bindus: number;
  readonly contributors: readonly AshtakaReference[];
  readonly afterTrikona: number;
  readonly afterEkadhipatya: number;
}

const sign = signName('Sidereal sign');
const house = integer('Whole-sign house', 9);

const binduRecord = defineRecord<BinduSign>()('AshtakavargaSign', 'A sign in an ashtakavarga', {
  sign: [sign, 'sign'],
  house: [house, 'house'],
  bindus: [integer('Favourable points, 0 to 8', 5), 'bindus'],
  contributors: [
    z.array(z.enum(ASHTAKA_REFERENCES)).meta({ description: 'From whom the bindus are', example: ['sun', 'moon'] }),
    ({ contributors }) => [...contributors],
  ],
  after_trikona: [integer('After the reduction of signs in trine', 2), 'afterTrikona'],
  after_ekadhipatya: [integer('After that of the two signs of a planet, which follows', 0), 'afterEkadhipatya'],
});

export const bhinnaRecord = defineRecord<{ readonly vedic: Ashtakavargas; readonly bhinna: Bhinnashtakavarga }>()(
  'Bhinnashtakavarga',
  'The ashtakavarga of a planet or of Lagna',
  {
    of: [choice(ASHTAKA_REFERENCES, 'Whose', 'sun'), ({ bhinna }) => bhinna.of],
    total: [integer('Bindus of all signs', 48), ({ bhinna }) => addUp(bhinna.bindus)],
    signs: [
      z.array(binduRecord.schema).length(12).meta({ description: 'From Aries to Pisces' }),
      ({ bhinna, vedic }) =>
        listSigns(vedic).map((placed, index) =>
          binduRecord.write({
            ...placed,
            bindus: bhinna.bindus[index] ?? 0,
            contributors: bhinna.contributors[index] ?? [],
            afterTrikona: bhinna.afterTrikona[index] ?? 0,
            afterEkadhipatya: bhinna.afterEkadhipatya[index] ?? 0,
          }),
        ),
    ],
    rasi_pinda: [
      integer('Sum of the reduced bindus times the factors of their signs', 152),
      ({ bhinna }) => bhinna.rasiPinda,
    ],
    graha_pinda: [
      integer('Sum of the reduced bindus of the signs of the seven planets times their factors', 81),
      ({ bhinna }) => bhinna.grahaPinda,
    ],
    shodhya_pinda: [integer('Both together', 233), ({ bhinna }) => bhinna.rasiPinda + bhinna.grahaPinda],
  },
);

export const sarvaRecord = defineRecord<HouseSign & { readonly bindus: number }>()(
  'SarvashtakavargaSign',
  'A sign in the sum of the seven ashtakavargas',
  {
    sign: [sign, 'sign'],
    house: [house, 'house'],
    bindus: [integer('Sum of the seven planets’ bindus', 27), 'bindus'],
  },
);

export const AshtakavargaDefinition = z
  .object({
    id: z.literal('ashtakavarga').meta({ description: 'Name of the technique' }),
    moon_places: choice(MOON_PLACES, 'As in the request', 'parashara'),
    occupants: choice(OCCUPANTS, 'As in the request', 'grahas'),
    ...strengthDefinitionShape,
  })
  .meta({ id: 'AshtakavargaDefinition', description: 'The technique with its parameters as used' });

const SOURCES = [
  'Brihat Parashara Hora Shastra 66–69 (places, reductions, pindas), in R. Santhanam’s translation; Saravali 53.3 (Kalyanavarma’s Moon)',
  'Compared with P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, examples 40–42 and exercises 18–22',
];

const addUp = (bindus: readonly number[]): number => bindus.reduce((sum, each) => sum + each, 0);

const listSigns = ({ ascendantSign }: Ashtakavargas): readonly HouseSign[] =>
  SIGNS.map((name, index) => ({ sign: name, house: ((index - ascendantSign + 12) % 12) + 1 }));

const listSarva = (vedic: Ashtakavargas) =>
  listSigns(vedic).map((placed, index) => sarvaRecord.write({ ...placed, bindus: vedic.sarva[index] ?? 0 }));

export function toAshtakavargaData(vedic: Ashtakavargas, request: AshtakavargaRequest, provenance: Provenance) {
  const { positions, moon_places, occupants } = request;
  return {
    ...describeStrengthChart(vedic, provenance),
    definition: {
      id: 'ashtakavarga' as const,
      ...{ ayanamsa: nameAyanamsa(vedic.chart), positions, moon_places, occupants, sources: SOURCES },
    },
    bhinna: vedic.bhinna.map((bhinna) => bhinnaRecord.write({ vedic, bhinna })),
    sarva: listSarva(vedic),
  };
}

/** Bindus of the signs in one list for each reference, from Aries on. */
export const bhinnaRows = defineRows<Bhinnashtakavarga>()(
  'bhinna',
  'Bindus from Aries to Pisces, and the pindas after both reductions',
  {
    of: ['sun', 'of'],
    bindus: ['4 2 3 4 6 5 5 3 2 6 6 2', ({ bindus }) => bindus.join(' ')],
    reduced: ['2 0 0 1 4 3 2 0 0 4 3 0', ({ afterEkadhipatya }) => afterEkadhipatya.join(' ')],
    rasi_pinda: [152, 'rasiPinda'],
    graha_pinda: [81, 'grahaPinda'],
  },
);

export const sarvaRows = defineRows<ReturnType<typeof listSarva>[number]>()('sarva', 'Sums of the seven planets', {
  sign: ['Aries', 'sign'],
  house: [6, 'house'],
  bindus: [27, 'bindus'],
});

export const toAshtakavargaRows = (vedic: Ashtakavargas) =>
  toBirthRows(
    { ayanamsa: nameAyanamsa(vedic.chart), ...bhinnaRows.write(vedic.bhinna), ...sarvaRows.write(listSarva(vedic)) },
    { warnings: vedic.warnings, handle: vedic.subject.handle },
  );
