import * as z from 'zod';
import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { defineRecord, defineRows } from '../../../lib/answers/record.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { YogaFact } from '../../../lib/astro/indian/yoga-leaves.ts';
import type { JudgedYoga } from '../../../lib/astro/indian/yogas.ts';
import { GRAHAS } from '../../../lib/base/catalog/grahas.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { DIGNITIES, type YogaForm, type YogaSource } from '../../../lib/base/catalog/yoga-conditions.ts';
import { YOGA_FAMILIES } from '../../../lib/base/catalog/yogas.ts';
import { choice, flag, integer, signName, text } from '../../../lib/requests/members.ts';
import type { YogasResult } from './calculate.ts';
import type { YogasRequest } from './request.ts';

const POINTS = [...GRAHAS, 'ascendant'] as const;
const FACTS = [
  ...(['in_sign', 'in_house', 'dignity', 'combust', 'joined', 'aspects', 'exchange', 'occupied'] as const),
  ...(['signs_occupied', 'between_nodes', 'yogas'] as const),
] as const satisfies readonly YogaFact['type'][];

const copy = <Item>(list: readonly Item[] | undefined): Item[] | undefined => list && [...list];
const point = (description: string) => choice(POINTS, description, 'jupiter').optional();
const role = (of: string) => text(`Why the rule asks about ${of}`, 'lord_of_9').optional();

const factRecord = defineRecord<YogaFact>()('YogaFact', 'Something that is so in the chart; houses are whole signs', {
  type: [
    choice(
      FACTS,
      '`in_sign`, `in_house`: where `body` is; `dignity`: what it is in its sign; `combust`, `joined` (in one sign), `aspects` (full graha drishti on a graha or a sign), `exchange` (of the lords of `houses`), `yogas` (another one is present): whether it `holds`; `occupied`: who of those that the rule counts is in a house; `signs_occupied`; `between_nodes`: who is on the side `from` a node `to` the other',
      'in_house',
    ),
    'type',
  ],
  body: [point('Who'), 'body'],
  role: [role('`body`'), 'role'],
  sign: [signName('The sign of `body`, or the one that is aspected').optional(), 'sign'],
  house: [integer('House, counted from `from`', 10).optional(), 'house'],
  from: [point('What the house is counted from, or a node'), 'from'],
  from_role: [role('`from`'), 'fromRole'],
  to: [point('Who is joined or aspected, or a node'), 'to'],
  to_role: [role('`to`'), 'toRole'],
  states: [
    z
      .array(z.enum(DIGNITIES))
      .optional()
      .meta({
        description:
          'Its states, which may be several: exaltation counts the whole sign, friends and enemies by nature and place',
        example: ['exalted'],
      }),
    ({ states }) => copy(states),
  ],
  bodies: [
    z
      .array(z.enum(GRAHAS))
      .optional()
      .meta({ description: 'Grahas; empty where there are none', example: ['venus'] }),
    ({ bodies }) => copy(bodies),
  ],
  houses: [
    z
      .array(z.int())
      .optional()
      .meta({ description: 'Two houses', example: [4, 5] }),
    ({ houses }) => copy(houses),
  ],
  signs: [
    z
      .array(z.enum(SIGNS))
      .optional()
      .meta({ description: 'Signs with a planet', example: ['Aries'] }),
    ({ signs }) => copy(signs),
  ],
  families: [
    z
      .array(z.string())
      .optional()
      .meta({ description: 'Families of yogas', example: ['akriti'] }),
    ({ families }) => copy(families),
  ],
  holds: [flag('Whether it is so', true).optional(), 'holds'],
});

const sourceRecord = defineRecord<YogaSource>()('YogaSource', 'Where the rule stands', {
  work: [text('Author and work', 'Mantreswara, Phaladeepika'), 'work'],
  edition: [text('What was read', 'Sanskrit text of sanskritdocuments.org'), 'edition'],
  verse: [text('Chapter and verse', '6.14').optional(), 'verse'],
  combination: [integer('Number of one of the three hundred combinations', 5).optional(), 'combination'],
});

const formOf = ({ forms }: JudgedYoga['yoga'], name: string): YogaForm => forms[name] as YogaForm;

export const yogaRecord = defineRecord<JudgedYoga>()('JudgedYoga', 'A yoga of a chart', {
  id: [text('Yoga, as in `yogas` of the request', 'gajakesari'), ({ yoga }) => yoga.id],
  name: [text('Name in IAST', 'Gajakesarī'), ({ yoga }) => yoga.name],
  family: [choice(YOGA_FAMILIES, 'Its family', 'chandra'), ({ yoga }) => yoga.family],
  variant: [
    text('The rule that was used, where there are several', 'gajakesari_phaladeepika').optional(),
    ({ yoga, form }) => (Object.keys(yoga.forms).length > 1 ? `${yoga.id}_${form}` : undefined),
  ],
  rule: [
    text('The rule as it was judged; `it` is each of those that are counted', 'moon in kendra from jupiter'),
    ({ yoga, form }) => formOf(yoga, form).rule,
  ],
  present: [flag('null where the time of birth decides and is not known', true).nullable(), 'present'],
  because: [
    z.array(factRecord.schema).meta({ description: 'The facts that make it true; empty where it is absent' }),
    ({ because }) => because.map(factRecord.write),
  ],
  source: [sourceRecord.schema, ({ yoga, form }) => sourceRecord.write(formOf(yoga, form).source)],
});

const DECIMALS = 6;

export function toYogasData({ subject, chart, yogas }: YogasResult, request: YogasRequest, provenance: Provenance) {
  const { zodiac } = chart.settings;
  const { node, positions, benefics } = request;
  return {
    subject: toSubjectInfo(subject),
    definition: {
      id: 'yogas' as const,
      ayanamsa: zodiac.type === 'sidereal' ? toAyanamsaMembers(zodiac.ayanamsa).ayanamsa : zodiac.type,
      ...{ node, positions, benefics, houses: 'whole_sign' as const },
    },
    yogas: yogas.map(yogaRecord.write),
    warnings: [...chart.warnings],
    metadata: toChartMetadata(chart, { decimals: DECIMALS, verbosity: 'standard', withFormatted: false }, provenance),
  };
}

/** A fact in a few words for a row: `in_house jupiter 4 from moon`. */
const summarize = ({ type, body, house, from, to, sign, states, bodies, houses, signs, holds }: YogaFact): string =>
  [
    holds === false ? `not ${type}` : type,
    body,
    states?.join('/'),
    ...(houses ?? []),
    ...(bodies?.length === 0 ? ['nobody'] : (bodies ?? [])),
    house,
    from && `from ${from}`,
    to && `to ${to}`,
    type === 'in_house' ? undefined : sign,
    ...(signs ?? []),
  ]
    .filter((part) => part !== undefined)
    .join(' ');

export const yogaRows = defineRows<JudgedYoga>()('yogas', 'Yogas with the facts that make them true', {
  id: ['gajakesari', ({ yoga }) => yoga.id],
  family: ['chandra', ({ yoga }) => yoga.family],
  present: [true, 'present'],
  because: ['in_house moon 4 from jupiter', ({ because }) => because.map(summarize).join('; ')],
});

export const toYogaRows = ({ subject, chart, yogas }: YogasResult) =>
  toBirthRows(yogaRows.write(yogas), { warnings: chart.warnings, handle: subject.handle });
