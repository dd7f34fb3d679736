import { readInstant } from '../../lib/answers/instant.ts';
import { countCrossing } from '../../lib/astro/motion/occurrence.ts';
import { SIGNS, type Sign } from '../../lib/base/catalog/signs.ts';

const DEG_PER_SIGN = 30;

interface Ingress {
  readonly planet: string;
  readonly sign: Sign;
  readonly retrograde: boolean;
  readonly exact_datetime: string;
}

/** Counts of an ingress, which is the crossing over the beginning of the sign, or backward over its end. */
export const countIngress = ({ planet: body, sign, retrograde, exact_datetime }: Ingress): readonly number[] =>
  countCrossing({
    body,
    moment: readInstant(exact_datetime),
    longitudeDeg: (SIGNS.indexOf(sign) + (retrograde ? 1 : 0)) * DEG_PER_SIGN,
    isRetrograde: retrograde,
  });
