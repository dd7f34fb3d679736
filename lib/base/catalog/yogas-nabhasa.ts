/** All planets in movable, fixed or dual signs. */
export const ASHRAYA = `
rajju | Rajju | B 35.7 | all of seven it sign Aries,Cancer,Libra,Capricorn
musala | Musala | B 35.7 | all of seven it sign Taurus,Leo,Scorpio,Aquarius
nala | Nala | B 35.7 | all of seven it sign Gemini,Virgo,Sagittarius,Pisces
`;

/** Benefics or malefics in three kendras. */
export const DALA = `
mala | Mālā | B 35.8 | 3+ of houses kendra hold natural_benefics
sarpa | Sarpa | B 35.8 | 3+ of houses kendra hold natural_malefics
`;

/** Shapes: groups of houses, of which one holds all seven planets. */
const SHAPES = `
gada | Gadā | B 35.9–11 | 1,4 / 4,7 / 7,10 / 10,1
shakata_nabhasa | Śakaṭa | B 35.9–11 | 1,7
vihaga | Vihaga | B 35.9–11 | 4,10
shringataka | Śṛṅgāṭaka | B 35.9–11 | 1,5,9
hala | Hala | B 35.9–11 | 2,6,10 / 3,7,11 / 4,8,12
kamala | Kamala | B 35.12 | 1,4,7,10
yupa | Yūpa | B 35.13 | 1,2,3,4
shara | Śara | B 35.13 | 4,5,6,7
shakti | Śakti | B 35.13 | 7,8,9,10
danda | Daṇḍa | B 35.13 | 10,11,12,1
nauka | Naukā | B 35.14 | 1,2,3,4,5,6,7
kuta | Kūṭa | B 35.14 | 4,5,6,7,8,9,10
chhatra | Chattra | B 35.14 | 7,8,9,10,11,12,1
chapa | Cāpa | B 35.14 | 10,11,12,1,2,3,4
ardhachandra | Ardhacandra | B 35.14 | 2,3,4,5,6,7,8 / 3,4,5,6,7,8,9 / 5,6,7,8,9,10,11 / 6,7,8,9,10,11,12 / 8,9,10,11,12,1,2 / 9,10,11,12,1,2,3 / 11,12,1,2,3,4,5 / 12,1,2,3,4,5,6
chakra | Cakra | B 35.15 | 1,3,5,7,9,11
samudra | Samudra | B 35.15 | 2,4,6,8,10,12
`;

/** In a shape either every house has a planet, or all of them are confined to it. */
const SHAPE_RULES = SHAPES.trim()
  .split('\n')
  .map((line) => {
    const [id, name, source, shape = ''] = line.split(' | ');
    const groups = shape.split(' / ');
    const confined = groups.map((houses) => `all of seven it in ${houses}`);
    const filled = groups.map((houses, index) => `${confined[index]} and houses ${houses} hold seven`);
    return `
${id}.every_house | ${name} | ${source} | ${filled.join(' or ')}
${id}.confined | ${name} | ${source} | ${confined.join(' or ')}
`;
  })
  .join('');

/** Benefics and malefics of vajra and yava are Mercury, Jupiter, Venus and Sun, Mars, Saturn. */
export const AKRITI = `${SHAPE_RULES}
vajra.both | Vajra | S 35.11 | all of natural_benefics it in 1,7 and all of natural_malefics it in 4,10
vajra.either | Vajra | B 35.9–11 | all of natural_benefics it in 1,7 or all of natural_malefics it in 4,10
yava.both | Yava | S 35.11 | all of natural_benefics it in 4,10 and all of natural_malefics it in 1,7
yava.either | Yava | B 35.9–11 | all of natural_benefics it in 4,10 or all of natural_malefics it in 1,7
vapi.panaphara_or_apoklima | Vāpī | B 35.12 | all of seven it in 2,5,8,11 or all of seven it in 3,6,9,12
vapi.outside_kendras | Vāpī | S 35.12 | all of seven it in 2,3,5,6,8,9,11,12
`;

/**
 * The number of signs that the seven planets are in. By default each yields to any other nabhasa yoga, so that gola never
 * is: planets in one sign are all in a movable, a fixed or a dual one.
 */
export const SANKHYA = [
  ['gola', 'Gola'],
  ['yuga', 'Yuga'],
  ['shula', 'Śūla'],
  ['kedara', 'Kedāra'],
  ['pasha', 'Pāśa'],
  ['dama', 'Dāma'],
  ['vina', 'Vīṇā'],
]
  .map(
    ([id, name], index) => `
${id}.yielding | ${name} | B 35.16–17 | signs ${index + 1} hold seven and not yogas ashraya,dala,akriti
${id}.independent | ${name} | N | signs ${index + 1} hold seven
`,
  )
  .join('');
