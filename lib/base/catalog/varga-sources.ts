/**
 * The chapter on the sixteen divisions. The verses that are named were read at
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/the_sixteen_divisions_of_a_rasi.html and
 * http://www.diamondtamil.com/astrology/vedic_astrology/bphs/the_sixteen_divisions_of_a_rasi_2.html
 */
export const PARASHARA = 'Brihat Parashara Hora Shastra 6';

/** Verses of {@link PARASHARA}. */
export const parasharaVerse = (verses: string): string => `${PARASHARA}.${verses}`;

/** Where rules are collected that the chapter does not have. */
export const PYJHORA = 'PyJHora (github.com/naturalstupid/PyJHora), charts.py at commit 06aa5ecd';
