import * as z from 'zod';
import { SIGNS } from '../base/catalog/signs.ts';

/** A member of an answer that is a text. */
export const text = (description: string, example: string) => z.string().meta({ description, example });

/** A member of an answer that is a number; the description says its unit. */
export const number = (description: string, example: number) => z.number().meta({ description, example });

/** A member of an answer that is a whole number. */
export const integer = (description: string, example: number) => z.int().meta({ description, example });

/** A member of an answer that is true or false. */
export const flag = (description: string, example = false) => z.boolean().meta({ description, example });

/** A member of an answer that is one of some texts. */
export const choice = <const Texts extends readonly string[]>(
  texts: Texts,
  description: string,
  example: Texts[number],
) => z.enum(texts).meta({ description, example });

/** A number that an answer may lack. */
export const optionalNumber = (description: string, example: number) =>
  z.number().optional().meta({ description, example });

/** A member that is a sign of the zodiac. */
export const signName = (description: string) => z.enum(SIGNS).meta({ description, example: 'Taurus' });

/** Names of the columns of a table of rows. */
export const columns = (table: string, names: readonly string[]) =>
  z.array(z.string()).meta({ description: `Columns of \`${table}\``, example: [...names] });

/** Version of an answer in rows. */
export const rowsVersion = z.literal('llm_v2').meta({ description: 'Version of the row form' });

export const julianDay = number('The same as a Julian day in Universal Time', 2448058.020833333);
