import * as z from 'zod';
import { NODE_SOURCES } from '../../../lib/astro/chart/settings.ts';
import {
  listShadbalaValues,
  SHADBALA_RULE_IDS,
  SHADBALA_RULES,
  type ShadbalaRuleId,
} from '../../../lib/base/catalog/shadbala-rules.ts';
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

type RulesShape = { readonly [Rule in ShadbalaRuleId]: ReturnType<typeof rule<Rule>> };
const rulesShape = Object.fromEntries(SHADBALA_RULE_IDS.map((id) => [id, rule(id)])) as unknown as RulesShape;

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
