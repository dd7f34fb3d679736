/** How the lord of a kendra is related to the lord of a trikona. */
const RELATED = [1, 4, 7, 10]
  .flatMap((kendra) => [5, 9].map((trikona) => [kendra, trikona] as const))
  .map(([one, other]) => {
    const name = one === 10 && other === 9 ? 'Dharmakarmādhipati' : `Rāja: ${one}, ${other}`;
    const [lord, second] = [`lord_${one}`, `lord_${other}`];
    const rule = `${lord} with ${second} or ${lord} aspects ${second} and ${second} aspects ${lord} or exchange ${one},${other}`;
    return `raja_${one}_${other} | ${name} | B 41.28 | ${rule}`;
  })
  .join('\n');

/** Royal yogas: lords of kendras and trikonas, and those of chapter 39 that need no karaka, pada or varga. */
export const RAJA = `${RELATED}
maharaja | Mahārāja | B 39.6–7 | exchange 1,5
raja_39_17 | Rāja: Bṛhat Parāśara Horā 39.17 | B 39.17 | houses 1,2,4 hold benefics and houses 3 hold malefics
raja_39_20 | Rāja: Bṛhat Parāśara Horā 39.20 | B 39.20 | all of lord_6,lord_8,lord_12 ( it is debilitated,enemy or it combust ) and lord_1 is exalted,own and lord_1 aspects ascendant
raja_39_21 | Rāja: Bṛhat Parāśara Horā 39.21 | B 39.21 | lord_10 is exalted,own and lord_10 aspects ascendant or all of natural_benefics it in kendra
raja_39_28 | Rāja: Bṛhat Parāśara Horā 39.28 | B 39.28 | some of lord_6,lord_8,lord_12 ( it is debilitated and it aspects ascendant )
raja_39_30_31 | Rāja: Bṛhat Parāśara Horā 39.30–31 | B 39.30–31 | some of seven ( it is debilitated and it in 3,6,8,11 and it aspects ascendant )
raja_39_33_34 | Rāja: Bṛhat Parāśara Horā 39.33–34 | B 39.33–34 | lord_5 with lord_9 or lord_5 aspects lord_9 and lord_9 aspects lord_5 or lord_5 in 7 from lord_9
raja_39_35 | Rāja: Bṛhat Parāśara Horā 39.35 | S 39.35 | exchange 4,10 and some of lord_4,lord_10 lord_5 aspects it and some of lord_4,lord_10 lord_9 aspects it
raja_39_36 | Rāja: Bṛhat Parāśara Horā 39.36 | B 39.36 | all of lord_1,lord_4,lord_5,lord_10 it in 9
raja_39_37 | Rāja: Bṛhat Parāśara Horā 39.37 | B 39.37 | some of lord_4,lord_10 ( it with lord_5 or it with lord_9 )
raja_39_38 | Rāja: Bṛhat Parāśara Horā 39.38 | B 39.38 | lord_5 in 1,4,10 and ( lord_5 with lord_9 or lord_5 with lord_1 )
raja_39_39 | Rāja: Bṛhat Parāśara Horā 39.39 | B 39.39 | jupiter in 9 and jupiter is own and ( jupiter with venus or jupiter with lord_5 )
raja_39_41 | Rāja: Bṛhat Parāśara Horā 39.41 | S 39.41 | moon in 3,11 from venus or moon aspects venus and venus aspects moon
raja_39_44 | Rāja: Bṛhat Parāśara Horā 39.44 | B 39.44 | 1-3 of seven it is exalted
raja_39_45 | Rāja: Bṛhat Parāśara Horā 39.45 | B 39.45 | 4+ of seven it is exalted,mulatrikona
raja_39_46 | Rāja: Bṛhat Parāśara Horā 39.46 | B 39.46 | 6+ of seven it is exalted
raja_39_47 | Rāja: Bṛhat Parāśara Horā 39.47 | B 39.47 | some of jupiter,venus,mercury it is exalted and some of benefics it in kendra
raja_39_48 | Rāja: Bṛhat Parāśara Horā 39.48 | B 39.48 | all of natural_benefics it in kendra and all of natural_malefics it in 3,6,11
raja_40_2 | Rājasambandha: Bṛhat Parāśara Horā 40.2 | B 40.2 | no of houses 10,11 hold malefics and no of malefics ( it aspects house_10 or it aspects house_11 ) and lord_11 aspects house_11
`;

/** Yogas of wealth. */
export const DHANA = `
dhana_2 | Dhana: Bṛhat Parāśara Horā 41.2 | B 41.2 | venus in 5 and venus sign Taurus,Libra and all of mars it in 11
dhana_3 | Dhana: Bṛhat Parāśara Horā 41.3 | B 41.3 | mercury in 5 and mercury sign Gemini,Virgo and all of moon,mars,jupiter it in 11
dhana_4 | Dhana: Bṛhat Parāśara Horā 41.4 | B 41.4 | sun in 5 and sun sign Leo and all of saturn,moon,jupiter it in 11
dhana_5 | Dhana: Bṛhat Parāśara Horā 41.5 | B 41.5 | saturn in 5 and saturn sign Capricorn,Aquarius and all of sun,moon it in 11
dhana_6 | Dhana: Bṛhat Parāśara Horā 41.6 | B 41.6 | jupiter in 5 and jupiter sign Sagittarius,Pisces and all of mercury it in 11
dhana_7 | Dhana: Bṛhat Parāśara Horā 41.7 | B 41.7 | mars in 5 and mars sign Aries,Scorpio and all of venus it in 11
dhana_8 | Dhana: Bṛhat Parāśara Horā 41.8 | B 41.8 | moon in 5 and moon sign Cancer and all of saturn it in 11
dhana_9 | Dhana: Bṛhat Parāśara Horā 41.9 | B 41.9 | sun in 1 and sun is own and all of mars,jupiter ( sun with it or it aspects sun )
dhana_10 | Dhana: Bṛhat Parāśara Horā 41.10 | B 41.10 | moon in 1 and moon is own and all of mercury,jupiter ( moon with it or it aspects moon )
dhana_11 | Dhana: Bṛhat Parāśara Horā 41.11 | B 41.11 | mars in 1 and mars is own and all of mercury,venus,saturn ( mars with it or it aspects mars )
dhana_12 | Dhana: Bṛhat Parāśara Horā 41.12 | B 41.12 | mercury in 1 and mercury is own and all of saturn,jupiter ( mercury with it or it aspects mercury )
dhana_13 | Dhana: Bṛhat Parāśara Horā 41.13 | B 41.13 | jupiter in 1 and jupiter is own and all of mercury,mars ( jupiter with it or it aspects jupiter )
dhana_14 | Dhana: Bṛhat Parāśara Horā 41.14 | B 41.14 | venus in 1 and venus is own and all of saturn,mercury ( venus with it or it aspects venus )
dhana_15 | Dhana: Bṛhat Parāśara Horā 41.15 | B 41.15 | saturn in 1 and saturn is own and all of mars,jupiter ( saturn with it or it aspects saturn )
dhana_39_18 | Dhana: Bṛhat Parāśara Horā 39.18 | B 39.18 | some of moon,jupiter,venus,mercury ( it in 2 and it is exalted )
`;

/** Yogas of poverty; the lords of the 2nd and the 7th are marakas. */
export const DARIDRA = `
daridra_2 | Daridra: Bṛhat Parāśara Horā 42.2 | B 42.2 | exchange 1,12 and some of lord_2,lord_7 ( lord_12 with it or it aspects lord_12 )
daridra_3 | Daridra: Bṛhat Parāśara Horā 42.3 | B 42.3 | exchange 1,6 and some of lord_2,lord_7 ( lord_6 with it or it aspects lord_6 )
daridra_4 | Daridra: Bṛhat Parāśara Horā 42.4 | B 42.4 | ( ketu in 1 or moon with ketu ) and lord_1 in 8
daridra_5 | Daridra: Bṛhat Parāśara Horā 42.5 | B 42.5 | lord_1 in dusthana and some of malefics it with lord_1 and lord_2 is enemy,debilitated
daridra_6 | Daridra: Bṛhat Parāśara Horā 42.6 | B 42.6 | some of lord_6,lord_8,lord_12,saturn lord_1 with it and no of benefics it aspects lord_1
daridra_7 | Daridra: Bṛhat Parāśara Horā 42.7 | B 42.7 | lord_5 in 6 and lord_9 in 12 and some of lord_2,lord_7 ( lord_5 with it or it aspects lord_5 ) and some of lord_2,lord_7 ( lord_9 with it or it aspects lord_9 )
daridra_16 | Daridra: Bṛhat Parāśara Horā 42.16 | B 42.16 | mars in 2 and saturn in 2 and not mercury aspects mars
daridra_17_18 | Daridra: Bṛhat Parāśara Horā 42.17–18 | B 42.17–18 | ( sun in 2 and saturn aspects sun or saturn in 2 and sun aspects saturn )
`;
