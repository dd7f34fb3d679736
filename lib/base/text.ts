/** A text whose first letter is a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of an id: `first quarter` for `first_quarter`. */
export const toWords = (id: string): string => id.replaceAll('_', ' ');

/** A number with at least two digits. */
export const padToTwo = (value: number): string => String(value).padStart(2, '0');

/** A value as the content of a JSON file. */
export const toJsonFile = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;
