import { SIGN_RULERS } from '../../base/catalog/dignities.ts';
import { GRAHAS, type Graha } from '../../base/catalog/grahas.ts';
import { SIGNS, type Sign, signAt } from '../../base/catalog/signs.ts';
import type { AQUARIUS_LORDS, ARUDHA_EXCEPTIONS, SCORPIO_LORDS } from '../../base/catalog/vedic-points.ts';

/** Choices where authors differ. */
export interface ArudhaSettings {
  readonly exceptions: (typeof ARUDHA_EXCEPTIONS)[number];
  readonly scorpioLord: (typeof SCORPIO_LORDS)[number];
  readonly aquariusLord: (typeof AQUARIUS_LORDS)[number];
}

/** The signs of a chart. */
export interface SignsOfChart {
  readonly ascendant: Sign;
  readonly grahas: Readonly<Record<Graha, Sign>>;
}

/** The pada of a house: A1 is the arudha lagna, A12 the upapada. */
export interface BhavaArudha {
  readonly house: number;
  readonly lord: Graha;
  readonly sign: Sign;
}

/** The pada of a graha, counted to one of the signs that it owns. */
export interface GrahaArudha {
  readonly body: Graha;
  readonly ownSign: Sign;
  readonly sign: Sign;
}

/** As many signs from the second as the second is from the first; in the first or the seventh of it, the tenth from there. */
function countOn(first: Sign, second: Sign, { exceptions }: ArudhaSettings): Sign {
  const [from, to] = [SIGNS.indexOf(first), SIGNS.indexOf(second)];
  const pada = 2 * to - from + SIGNS.length;
  const isExcepted = exceptions === 'tenth' && (pada - from) % 6 === 0;
  return signAt(isExcepted ? pada + 9 : pada);
}

function lordOf(sign: Sign, { scorpioLord, aquariusLord }: ArudhaSettings): Graha {
  if (sign === 'Scorpio') return scorpioLord;
  return sign === 'Aquarius' ? aquariusLord : SIGN_RULERS[sign].traditional;
}

/**
 * The padas of the twelve houses.
 *
 * @source Brihat Parashara Hora Shastra 29.2–5, read at http://vedicgyaan.com/brihat-parashara-hora-shashtra/chapter-29-house-padas
 */
export function findBhavaArudhas(
  { ascendant, grahas }: SignsOfChart,
  settings: ArudhaSettings,
): readonly BhavaArudha[] {
  return SIGNS.map((_, index) => {
    const ofHouse = signAt(SIGNS.indexOf(ascendant) + index);
    const lord = lordOf(ofHouse, settings);
    return { house: index + 1, lord, sign: countOn(ofHouse, grahas[lord], settings) };
  });
}

/** The signs that a graha owns: Rahu Aquarius and Ketu Scorpio beside Saturn and Mars. */
const listOwnSigns = (body: Graha): readonly Sign[] => {
  if (body === 'rahu') return ['Aquarius'];
  return body === 'ketu' ? ['Scorpio'] : SIGNS.filter((sign) => SIGN_RULERS[sign].traditional === body);
};

/**
 * The padas of the grahas. The text takes the stronger of two signs; here a graha with two signs has two padas.
 *
 * @source Brihat Parashara Hora Shastra 29.6–7
 */
export const findGrahaArudhas = ({ grahas }: SignsOfChart, settings: ArudhaSettings): readonly GrahaArudha[] =>
  GRAHAS.flatMap((body) =>
    listOwnSigns(body).map((ownSign) => ({ body, ownSign, sign: countOn(grahas[body], ownSign, settings) })),
  );
