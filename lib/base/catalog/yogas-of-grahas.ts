/** The five great persons. */
export const MAHAPURUSHA = [
  ['ruchaka', 'Rucaka', 'mars'],
  ['bhadra', 'Bhadra', 'mercury'],
  ['hamsa', 'Haṃsa', 'jupiter'],
  ['malavya', 'Mālavya', 'venus'],
  ['shasha', 'Śaśa', 'saturn'],
]
  .map(
    ([id, name, graha]) => `
${id}.lagna | ${name} | P 6.1 | ${graha} in kendra and ${graha} is own,exalted
${id}.lagna_or_moon | ${name} | P 6.4 | ( ${graha} in kendra or ${graha} in kendra from moon ) and ${graha} is own,exalted
`,
  )
  .join('');

/** Yogas of the Moon. */
export const CHANDRA = `
sunapha | Sunaphā | B 37.7–10 | houses 2 from moon hold five
anapha | Anaphā | B 37.7–10 | houses 12 from moon hold five
durudhara | Durudharā | B 37.7–10 | houses 2,12 from moon hold five
kemadruma.bphs | Kemadruma | S 37.11 | no of houses 1,2,12 from moon hold five and no of houses kendra hold six
kemadruma.phaladeepika | Kemadruma | P 6.5 | no of houses 1,2,4,7,10,12 from moon hold five and not moon in kendra
kemadruma.raman | Kemadruma | R 5 | no of houses 2,12 from moon hold five
gajakesari.phaladeepika | Gajakesarī | P 6.14 | moon in kendra from jupiter
gajakesari.bphs | Gajakesarī | B 36.3–4 | ( jupiter in kendra or jupiter in kendra from moon ) and some of benefics ( jupiter with it or it aspects jupiter ) and not ( jupiter is debilitated,enemy or jupiter combust )
adhi.confined | Adhi | P 6.42 | all of natural_benefics it in 6,7,8 from moon
adhi.every_house | Adhi | B 37.5 | houses 6,7,8 from moon hold natural_benefics
chandra_mangala | Candramaṅgala | R 6 | moon with mars
shakata.phaladeepika | Śakaṭa | P 6.14 | moon in dusthana from jupiter and not moon in kendra
shakata.raman | Śakaṭa | R 12 | moon in dusthana from jupiter
vasumati | Vasumatī | P 6.19 | all of natural_benefics it in upachaya from moon or all of natural_benefics it in upachaya
adhama | Adhama | P 6.14 | moon in kendra from sun
sama | Sama | P 6.14 | moon in 2,5,8,11 from sun
varishtha | Variṣṭha | P 6.14 | moon in 3,6,9,12 from sun
pushkala | Puṣkala | P 6.19 | dispositor:moon with lord_1 and dispositor:moon in kendra and dispositor:moon is great_friend and some of seven ( it aspects ascendant and strong it )
gauri | Gaurī | P 6.21 | moon in kendra_trikona and moon is own,exalted and jupiter aspects moon
`;

/** Yogas of the Sun. */
export const SURYA = `
veshi | Veśi | B 38.1 | houses 2 from sun hold five
vasi | Vāsi | B 38.1 | houses 12 from sun hold five
ubhayachari | Ubhayacarī | B 38.1 | houses 2,12 from sun hold five
budha_aditya | Budhāditya | N | sun with mercury
`;

/** No classical text that was read has this yoga. */
export const KALA_SARPA = `
kala_sarpa.any_ascendant | Kālasarpa | K | nodes any
kala_sarpa.ascendant_inside | Kālasarpa | K | nodes inside
kala_sarpa.ascendant_outside | Kālasarpa | K | nodes outside
`;

/** Cancellations of debility, each rule by itself. */
export const NEECHA_BHANGA = `
neecha_bhanga_sign_lord_lagna | Nīcabhaṅga: nīcarkṣeśa lagnāt | P 7.29 | some of seven ( it is debilitated and dispositor:it in kendra )
neecha_bhanga_sign_lord_moon | Nīcabhaṅga: nīcarkṣeśa candrāt | P 7.29 | some of seven ( it is debilitated and dispositor:it in kendra from moon )
neecha_bhanga_exaltation_lord_lagna | Nīcabhaṅga: uccarkṣeśa lagnāt | P 7.29 | some of seven ( it is debilitated and exaltation_lord:it in kendra )
neecha_bhanga_exaltation_lord_moon | Nīcabhaṅga: uccarkṣeśa candrāt | P 7.29 | some of seven ( it is debilitated and exaltation_lord:it in kendra from moon )
neecha_bhanga_both_lords | Nīcabhaṅga: nīcoccarkṣeśau | P 7.27 | some of seven ( it is debilitated and dispositor:it in kendra and exaltation_lord:it in kendra )
neecha_bhanga_aspect | Nīcabhaṅga: nīcarkṣeśadṛṣṭi | P 7.28 | some of seven ( it is debilitated and dispositor:it aspects it )
`;
