import { LANGUAGES } from '../../base/catalog/languages/language.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2001, index, 1)));

/** Without accents and in lower case, so that `Août`, `aout` and `AOÛT` are one word. */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let months: ReadonlyMap<string, number> | undefined;

/**
 * Names of months in the languages of the service, each alone and after a day, where Russian has another form.
 *
 * @source Unicode CLDR, by the Intl of the runtime
 */
function listMonths(): ReadonlyMap<string, number> {
  const formats = LANGUAGES.flatMap((language) =>
    [{}, { day: 'numeric' } as const].map(
      (day) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', ...day }),
    ),
  );
  return new Map(
    formats.flatMap((format) =>
      MONTHS.map((date, index) => {
        const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        return [fold(name), index + 1] as const;
      }),
    ),
  );
}

const SHORTEST = 3;

/**
 * The number of a month, by its name in one of the six languages or by the first letters of names of one month only.
 *
 * @returns undefined for other words, such as `jui`, which begins `juin` and `juillet`
 * @example findMonth('mayo') // 5
 */
export function findMonth(word: string): number | undefined {
  months ??= listMonths();
  const name = fold(word);
  const exact = months.get(name);
  if (exact !== undefined || name.length < SHORTEST) return exact;
  const begun = new Set([...months].filter(([known]) => known.startsWith(name)).map(([, number]) => number));
  const [only] = begun;
  return begun.size === 1 ? only : undefined;
}
