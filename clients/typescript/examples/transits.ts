/** Prints every aspect of Saturn to the Sun and Moon of a birth, page by page. */
import { createClient, type TransitSearchRequest } from 'natal-client';

const natal = createClient({
  baseUrl: process.env.NATAL_URL ?? 'http://127.0.0.1:3000',
  apiKey: process.env.NATAL_API_KEY ?? '',
});

const search: TransitSearchRequest = {
  natal_planets: { Sun: 99.18, Moon: 347.6 },
  transiting_planets: ['saturn'],
  start_date: '2026-01-01',
  end_date: '2030-01-01',
  limit: 4,
};

for await (const page of natal.pages('/predictive/transits/search', search)) {
  for (const { exact_datetime, transiting_planet, aspect, natal_planet } of page.aspects) {
    console.log(`${exact_datetime} ${transiting_planet} ${aspect} ${natal_planet}`);
  }
}
