/** Yogas with a name of their own, in the order of Brihat Parashara Hora Shastra 36, then those of other texts. */
export const NAMED = `
shubha | Śubha | B 36.1–2 | houses 1 hold benefics or houses 2,12 hold benefics
ashubha | Aśubha | B 36.1–2 | houses 1 hold malefics or houses 2,12 hold malefics
amala.phaladeepika | Amalā | P 6.19 | houses 10 hold benefics or houses 10 from moon hold benefics
amala.bphs | Amalā | B 36.5–6 | houses 10 hold benefics and no of houses 10 hold malefics or houses 10 from moon hold benefics and no of houses 10 from moon hold malefics
parvata.bphs | Parvata | B 36.7–8 | 2+ of houses kendra hold benefics and no of houses 7,8 hold malefics
parvata.raman | Parvata | R 14 | 2+ of houses kendra hold benefics and no of houses 6,8 hold malefics
parvata.phaladeepika | Parvata | P 6.35 | dispositor:lord_1 in kendra_trikona and dispositor:lord_1 is own,exalted
kahala.bphs | Kāhala | B 36.9–10 | lord_4 in kendra from jupiter and strong lord_1 or lord_4 is own,exalted and lord_4 with lord_10
kahala.raman | Kāhala | R 15 | lord_4 in kendra from lord_9 and strong lord_1
kahala.phaladeepika | Kāhala | P 6.35 | dispositor:dispositor:lord_1 in kendra_trikona and dispositor:dispositor:lord_1 is own,exalted
chamara | Cāmara | B 36.11–12 | lord_1 in kendra and lord_1 is exalted and jupiter aspects lord_1 or 2+ of benefics it in 1 or 2+ of benefics it in 7 or 2+ of benefics it in 9 or 2+ of benefics it in 10
shankha | Śaṅkha | B 36.13–14 | strong lord_1 and lord_5 in kendra from lord_6 or lord_1 sign Aries,Cancer,Libra,Capricorn and lord_10 sign Aries,Cancer,Libra,Capricorn and strong lord_9
bheri | Bherī | B 36.15–16 | strong lord_9 and ( houses 12,1,2,7 hold seven or all of venus,jupiter,lord_1 it in kendra )
mridanga | Mṛdaṅga | B 36.17 | strong lord_1 and all of seven ( it in kendra_trikona or it is own,exalted )
shrinatha.bphs | Śrīnātha | B 36.18 | lord_7 in 10 and lord_10 is exalted and lord_10 with lord_9
shrinatha.phaladeepika | Śrīnātha | P 6.28 | all of venus,lord_9,mercury ( it in kendra_trikona and it is exalted,own,great_friend,friend )
sharada | Śārada | B 36.19–20 | lord_10 in 5 and mercury in kendra and sun sign Leo or some of jupiter,mercury it in 5,9 from moon and mars in 11
matsya | Matsya | B 36.21–22 | houses trikona hold benefics and houses 4,5,8 hold malefics
khadga | Khaḍga | B 36.25–26 | exchange 2,9 and lord_1 in kendra_trikona
lakshmi.bphs | Lakṣmī | B 36.27–28 | lord_9 in kendra and lord_9 is mulatrikona,own,exalted and strong lord_1
lakshmi.phaladeepika | Lakṣmī | P 6.21 | lord_9 in kendra_trikona and lord_9 is own,exalted and venus in kendra_trikona and venus is own,exalted
kusuma | Kusuma | B 36.29–30 | ascendant sign Taurus,Leo,Scorpio,Aquarius and venus in kendra and moon in trikona and some of natural_benefics it with moon and saturn in 10
kalanidhi | Kalānidhi | S 36.31 | jupiter in 2,5 and ( all of mercury,venus ( it with jupiter or it aspects jupiter ) or jupiter sign Taurus,Gemini,Virgo,Libra )
hari | Hari | B 36.35–36 | houses 2,8,12 from lord_2 hold benefics
hara | Hara | B 36.35–36 | houses 4,8,9 from lord_7 hold benefics
brahma | Brahmā | B 36.35–36 | houses 4,10,11 from lord_1 hold benefics
lagnadhi | Lagnādhi | B 36.37 | houses 7,8 hold benefics and no of houses 7,8 hold malefics and no of malefics ( it aspects house_7 or it aspects house_8 )
shubha_kartari | Śubhakartarī | P 6.8 | houses 2,12 hold benefics
papa_kartari | Pāpakartarī | P 6.8 | houses 2,12 hold malefics
sushubha | Suśubha | P 6.8 | houses 2 hold benefics and no of malefics it aspects house_2
sarasvati | Sarasvatī | P 6.26 | all of natural_benefics it in 1,2,4,5,7,9,10 and strong jupiter
shrikantha | Śrīkaṇṭha | P 6.28 | all of lord_1,sun,moon ( it in kendra_trikona and it is exalted,own,great_friend,friend )
virinchi | Viriñci | P 6.28 | all of jupiter,lord_5,saturn ( it in kendra_trikona and it is exalted,own,great_friend,friend )
chatuhsagara | Catuḥsāgara | R 8 | houses kendra hold seven
rajalakshana | Rājalakṣaṇa | R 10 | all of jupiter,venus,mercury,moon it in kendra
`;
