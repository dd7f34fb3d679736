import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { reconcile } from '../../natal/endpoints.ts';
import type { ReconcileResponse } from '../../natal/reconcile/contract.ts';
import { ZODIAC_OF_TYPE } from '../input/arguments-of-members.ts';
import { BirthText, chartSettingsShape, toZodiacMembers } from '../input/birth.ts';
import { describeZodiac } from '../text/chart.ts';
import { keepHandle } from '../text/subject.ts';
import { birthValues, defineTool, warningValues } from '../tool.ts';

type Reconciliation = ReconcileResponse['data'];
type Explanation = Reconciliation['explanations'][number];

const { minimum, maximum } = SIZES.claims;

/** Why another program states another chart of a birth. */
export const compareWithProgramTool = defineTool({
  name: 'compare_with_program',
  title: 'Compare with another program',
  description:
    'Why another program, book or certificate states other positions of a birth: daylight saving, clock, date, place, zodiac, node, houses, rounding.',
  input: {
    birth: BirthText,
    claims: z
      .array(z.object({ point: z.string(), longitude: z.string() }))
      .min(minimum)
      .max(maximum)
      .meta({ description: "What it says, as printed: moon, 11°38' Cancer" }),
    ...chartSettingsShape,
  },
  output: {
    ...birthValues,
    verdict: z.string(),
    changes: z.array(z.string()),
    chance: z.number().optional(),
    ...warningValues,
  },
  endpoints: [reconcile],
  members: { subject: 'birth', zodiac_type: ZODIAC_OF_TYPE },
  request: async ({ birth, claims, house_system, zodiac }, { ask }) => {
    const configuration = { house_system, ...toZodiacMembers(zodiac) };
    const body = { subject: birth.subject, claims, configuration };
    return { data: (await ask<ReconcileResponse>({ endpoint: reconcile, body })).data, claims };
  },
  toText: ({ data, claims }, { birth }) => {
    const { verdict, explanations, contradictions, subject, warnings } = data;
    const [first] = explanations;
    const nameClaim = (index: number): string => claims[index]?.point ?? '';
    const cast = describeZodiac({ metadata: { ...data, house_system_used: data.house_system } });
    return {
      title: `Claims beside the chart, ${cast}, of the birth`,
      subject: keepHandle(subject, birth),
      lines: [
        `Verdict: ${verdict}`,
        ...data.claims.map(({ claim, agrees, calculated, part }) =>
          agrees
            ? `${nameClaim(claim)} agrees`
            : `${nameClaim(claim)} ${claims[claim]?.longitude}, here ${formatCalculated(part, calculated)}`,
        ),
        ...explanations.map(describeExplanation),
        ...contradictions.map(({ claims: pair }) => `Of no one moment: ${pair.map(nameClaim).join(' and ')}`),
      ],
      values: {
        verdict,
        changes: (first?.changes ?? []).map(describeChange),
        ...(first && { chance: first.chance }),
      },
      warnings,
    };
  },
});

const formatCalculated = (part: string, calculated: number | null): string =>
  part === 'longitude' && calculated !== null ? formatDegree(calculated) : 'another one';

const describeChange = ({ what, from, to }: Explanation['changes'][number]): string =>
  `${what.replaceAll('_', ' ')}: ${from} → ${to}`;

const describeExplanation = ({ changes, matched, unmatched, chance }: Explanation): string =>
  `${changes.map(describeChange).join('; ') || 'no change'}: ${matched.length} agree, ${unmatched.length} do not, chance ${chance}`;
