/*
 * Citations of the tables, and where each work was read.
 *
 * - Vettius Valens, Anthologies, ed. Kroll, Berlin 1908: the Greek text in
 *   https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1764/tlg001/tlg1764.tlg001.1st1K-grc1.xml
 * - al-Qabīṣī (Alcabitius), Introduction to Astrology, ed. Burnett, Yamamoto, Yano, 2004: the Arabic text in
 *   https://github.com/OpenITI/0400AH at data/0380Qabisi/0380Qabisi.MudkhalAhkamNujum
 * - Dorotheus, Carmen Astrologicum (tr. Pingree 1976), Firmicus Maternus, Mathesis (tr. Bram 1975) and al-Bīrūnī, Book
 *   of Instruction (tr. Wright 1934), in the page-by-page survey of their formulas at
 *   https://github.com/TheDaniel166/moira/wiki/LOTS_SOURCE_VERIFICATION
 * - Paulus of Alexandria, Introductory Matters 23, was not available; two works state the same formulas: al-Bīrūnī (the
 *   three of Mars, Jupiter and Saturn, same survey) and https://github.com/flatangle/flatlib,
 *   flatlib/tools/arabicparts.py
 * - That Ptolemy does not reverse Fortune:
 *   https://docslib.org/doc/4941184/part-of-fortune-and-part-of-spirit-part-2-with-quotations-and-studied
 */

export const PAULUS = 'Paulus of Alexandria, Introductory Matters 23';

/** @param page of Kroll's edition */
export const citeValens = (chapter: string, page: number): string =>
  `Vettius Valens, Anthologies ${chapter} (Kroll p. ${page})`;

/** @param part the house, or the group, under which al-Qabīṣī lists the lot */
export const citeAlQabisi = (part: string): string => `al-Qabīṣī, Introduction to Astrology V, ${part}`;

/** @param page of Pingree's translation */
export const citeDorotheus = (chapter: string, page: number): string =>
  `Dorotheus of Sidon, Carmen Astrologicum ${chapter} (Pingree p. ${page})`;

export const citeFirmicus = (section: string): string => `Firmicus Maternus, Mathesis ${section}`;

export const AL_BIRUNI = 'al-Bīrūnī, Book of Instruction 476';
