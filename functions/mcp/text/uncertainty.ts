import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import type { TimeUncertaintyRecord } from '../../../lib/requests/chart/time-uncertainty.ts';
import { namePoint } from './points.ts';

type Angle = TimeUncertaintyRecord['angles']['ascendant'];

/** What an uncertain time changes in a chart; nothing where the time is exact. */
export function describeUncertainty(uncertainty: TimeUncertaintyRecord | undefined): readonly string[] {
  if (!uncertainty) return [];
  const { minutes, angles, may_differ } = uncertainty;
  const ends = `Ascendant ${describeRange(angles.ascendant)}, Midheaven ${describeRange(angles.midheaven)}`;
  const differences = may_differ.map(
    ({ object, what, values }) => `${namePoint(object)} ${what} ${values.join(' or ')}`,
  );
  return [`Within ${minutes} min: ${[ends, ...differences].join('; ')}`];
}

const describeRange = ({ from, to, whole_circle }: Angle): string =>
  whole_circle ? 'anywhere' : `${formatDegree(from)} to ${formatDegree(to)}`;
