const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const isDusthana = (house: number): boolean => house === 6 || house === 8 || house === 12;

/** Pairs of houses, each once. */
const PAIRS = HOUSES.flatMap((one) => HOUSES.filter((other) => other > one).map((other) => [one, other]));

type Pair = readonly number[];

const hasDusthana = (pair: Pair): boolean => pair.some(isDusthana);
const hasThird = (pair: Pair): boolean => !hasDusthana(pair) && pair.includes(3);

const exchanges = (name: string, belongs: (pair: Pair) => boolean): string =>
  PAIRS.filter(belongs)
    .map(
      ([one, other]) => `parivartana_${one}_${other} | ${name}: ${one}, ${other} | P 6.32 | exchange ${one},${other}`,
    )
    .join('\n');

/** The 66 exchanges of two lords of houses: 30 dainya, 8 khala and 28 maha. */
export const DAINYA = exchanges('Dainya', hasDusthana);
export const KHALA = exchanges('Khala', hasThird);
export const MAHA = exchanges('Mahā', (pair) => !hasDusthana(pair) && !hasThird(pair));

/** Ids and names of the yogas of good and of bad houses, from the 1st house on. */
const GOOD =
  'bhava_chamara Cāmara dhenu Dhenu shaurya Śaurya jaladhi Jaladhi bhava_chhatra Chattra astra Astra kama Kāma asura Āsura bhagya Bhāgya khyati Khyāti parijata Pārijāta bhava_musala Musala';
const BAD =
  'ava Ava nihsva Niḥsva mriti Mṛti kuhu Kuhū pamara Pāmara harsha Harṣa dushkriti Duṣkṛti sarala Sarala nirbhagya Nirbhāgya duryoga Duryoga daridra Daridra vimala Vimala';

const eachHouse = (names: string, toRules: (house: number, id: string, name: string) => string) => {
  const words = names.split(' ');
  return (belongs: (house: number) => boolean): string =>
    HOUSES.filter(belongs)
      .map((house) => toRules(house, words[2 * house - 2] ?? '', words[2 * house - 1] ?? ''))
      .join('');
};

/** A house with or seen by a benefic, whose lord shines in a good house, exalted or in its own sign. */
const goodHouses = eachHouse(
  GOOD,
  (house, id, name) => `
${id} | ${name} | P 6.44 | ( houses ${house} hold benefics or some of benefics it aspects house_${house} ) and lord_${house} in 1,2,3,4,5,7,9,10,11 and lord_${house} is exalted,own and not lord_${house} combust
`,
);

/** A house whose lord is in the 6th, 8th or 12th, or which is with or seen by a malefic: the verse has both. */
const badHouses = eachHouse(
  BAD,
  (house, id, name) => `
${id}.lord | ${name} | P 6.57 | lord_${house} in dusthana
${id}.lord_or_house | ${name} | P 6.57 | lord_${house} in dusthana or houses ${house} hold malefics or some of malefics it aspects house_${house}
`,
);

/** Harsha, sarala and vimala, which together are called viparita raja yoga. */
export const VIPARITA = badHouses(isDusthana);
export const BHAVA = goodHouses(() => true) + badHouses((house) => !isDusthana(house));
