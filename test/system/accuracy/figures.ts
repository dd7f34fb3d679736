/** What is smaller comes of the last bits of the arithmetic, which differ from machine to machine. */
const LEAST = 1e-6;

/** Rounded up to two digits, so that it is the same on every machine and never too small; to more where that were beyond the limit. */
export function worstText(worst: number, limit = Number.POSITIVE_INFINITY): string {
  if (worst === 0) return '0';
  if (worst < LEAST) return `< ${plain(LEAST)}`;
  const shown = [2, 3, 4].map((digits) => roundedUp(worst, digits)).find((figure) => figure <= limit);
  return plain(shown ?? limit);
}

function roundedUp(value: number, digits: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  return withoutNoise(Math.ceil(value / step - 1e-9) * step);
}

/** 137 × 0.1 is 13.700000000000001 to a computer. */
const withoutNoise = (value: number): number => Number(value.toPrecision(9));

/** From {@link LEAST} on no number needs an exponent. */
export const plain = (value: number): string => String(withoutNoise(value));

/** Signs that stand for words, set without a space. */
const SIGNS: Readonly<Record<string, string>> = { arcsec: '″', arcmin: '′', deg: '°', '″': '″', '′': '′', '°': '°' };

/** A figure with its unit, as tables print it. */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure;
  const sign = SIGNS[unit];
  return sign ? `${figure}${sign}` : `${figure} ${unit.replace('percent', '%')}`;
}
