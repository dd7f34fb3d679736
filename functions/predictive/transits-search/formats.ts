import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import type { TransitSearchResponse } from './contract.ts';
import { TransitContact } from './response.ts';

type Longitudes = Readonly<Record<string, number>>;

/** The parts of a request that tell the contacts of one birth from those of another. */
interface NatalRequest extends RequestWithZodiac {
  readonly body: RequestWithZodiac['body'] & { readonly natal_planets?: Longitudes | undefined };
}

export const transitFormats = createDatedFormats({
  record: TransitContact,
  list: ({ aspects }: TransitSearchResponse) => aspects,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ transiting_planet, aspect, natal_planet, orb }, words) => {
    const [planet, point] = [words.point(transiting_planet), words.point(natal_planet)];
    const contact = words.write('natal_contact', planet, words.aspect(aspect), point);
    return orb === 0 ? contact : words.write('not_exact', contact);
  },
  identify: ({ transiting_planet, aspect, natal_planet }, { natal_planets }, request: NatalRequest) => [
    transiting_planet,
    aspect,
    natal_planet,
    roundLongitude((natal_planets ?? request.body.natal_planets)?.[natal_planet]),
    ...identifyZodiac(request),
  ],
});

/** Hundredths of a degree tell two births apart; more would make two spellings of one birth two events. */
const roundLongitude = (longitudeDeg: number | undefined): string | undefined => longitudeDeg?.toFixed(2);
