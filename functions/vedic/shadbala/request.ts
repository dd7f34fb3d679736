import * as z from 'zod';
import { NODE_SOURCES } from '../../../lib/astro/chart/settings.ts';
import { listShadbalaValues, SHADBALA_RULES, type ShadbalaRuleId } from '../../../lib/base/catalog/shadbala-rules.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

/** A choice between the values of a rule, the first by default. */
function rule<Rule extends ShadbalaRuleId>(id: Rule) {
  const values = listShadbalaValues(id);
  const meanings = Object.entries(SHADBALA_RULES[id].values).map(([value, meaning]) => `\`${value}\`: ${meaning}`);
  const description = `${SHADBALA_RULES[id].about}. ${meanings.join('; ')}`;
  return nameEnum(values)
    .default(values[0] as (typeof values)[number])
    .meta({ description, example: values[0] });
}

const rulesShape = {
  required: rule('required'),
  varga_points: rule('varga_points'),
  drekkana: rule('drekkana'),
  moon_paksha: rule('moon_paksha'),
  sun_ayana: rule('sun_ayana'),
  declination: rule('declination'),
  luminaries_cheshta: rule('luminaries_cheshta'),
  day_from: rule('day_from'),
  hora: rule('hora'),
  mean_longitudes: rule('mean_longitudes'),
  phala: rule('phala'),
} satisfies Readonly<Record<ShadbalaRuleId, z.ZodType>>;

export const ShadbalaRequest = z
  .strictObject({
    subject: Subject,
    ...siderealShape,
    node: nameEnum(NODE_SOURCES).default('mean').meta({
      description: 'Node of the Moon that is Rahu; the nodes count only as company of Mercury',
      example: 'mean',
    }),
    ...rulesShape,
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .meta({ id: 'ShadbalaRequest', description: 'A birth, its zodiac, and the rules of the strengths' });

export type ShadbalaRequest = z.output<typeof ShadbalaRequest>;
