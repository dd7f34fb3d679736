import * as z from 'zod';
import { toChartMetadata } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import type { TimedGrahas } from './cast-grahas.ts';
import { ayanamsaName, positionKind } from './sidereal-shape.ts';

/** Members that the definitions of strengths share. */
export const strengthDefinitionShape = {
  ayanamsa: ayanamsaName,
  positions: positionKind,
  sources: z.array(z.string()).meta({ description: 'Texts and books that the rules follow' }),
};

/** What answers about strengths say besides them. */
export const describeStrengthChart = ({ subject, chart, warnings }: TimedGrahas, provenance: Provenance) => ({
  subject: toSubjectInfo(subject),
  warnings: [...warnings],
  metadata: toChartMetadata(chart, { decimals: 6, verbosity: 'standard', withFormatted: false }, provenance),
});
