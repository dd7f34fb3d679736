import * as z from 'zod';
import { toAyanamsaMembers } from '../../lib/answers/ayanamsa.ts';
import { toChartMetadata } from '../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import { text } from '../../lib/requests/members.ts';
import type { TimedGrahas } from './cast-grahas.ts';
import { positionKind } from './sidereal-shape.ts';

/** Members that the definitions of strengths share. */
export const strengthDefinitionShape = {
  ayanamsa: text('Zero point of the zodiac, as in the request; `user` for one of your own', 'lahiri'),
  positions: positionKind,
  sources: z.array(z.string()).meta({ description: 'Texts and books that the rules follow' }),
};

export const nameAyanamsa = ({ chart: { settings } }: TimedGrahas): string =>
  settings.zodiac.type === 'sidereal' ? toAyanamsaMembers(settings.zodiac.ayanamsa).ayanamsa : settings.zodiac.type;

/** What answers about strengths say besides them. */
export const describeStrengthChart = ({ subject, chart, warnings }: TimedGrahas, provenance: Provenance) => ({
  subject: toSubjectInfo(subject),
  warnings: [...warnings],
  metadata: toChartMetadata(chart, { decimals: 6, verbosity: 'standard', withFormatted: false }, provenance),
});
